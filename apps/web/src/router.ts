import { signal } from '@preact/signals';
import { backLayer, dropLayers, forgetOldLayers, leaveLayers, onceArrived } from './design/layers.ts';

export interface Place {
  readonly path: string;
  readonly hash: string;
  /** Counts the moves, so that going where one already is opens it afresh. */
  readonly visit: number;
}

let visits = 0;

/** An address that was mistyped is no reason to show nothing. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const here = (): Place => ({
  path: decoded(location.pathname).replace(/(.)\/+$/, '$1'),
  hash: location.hash.slice(1),
  visit: ++visits,
});

/** Where the player is. Paths are the truth; the back button works everywhere. */
export const place = signal<Place>({ path: '/', hash: '', visit: 0 });

/** Moves to another page of ours without loading it again. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  onceArrived(() => move(to, replace));
}

function move(to: string, replace: boolean): void {
  // Going where one already is opens it afresh, and must not cost a second press of the back button.
  const again = to === location.pathname + location.search + location.hash;
  if (again) leaveLayers();
  else if (dropLayers() || replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.value = here();
  scrollTo(0, 0);
}

/** Follows links and the back button. */
export function startRouter(): void {
  place.value = here();
  addEventListener('popstate', () => {
    if (!backLayer() && !leaving.asks?.()) moved();
  });
  forgetOldLayers();
  addEventListener('hashchange', moved);
  document.addEventListener('click', event => {
    const to = ourLink(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
}

/** What the back button asks first while a page is not to be left without a question: true keeps the page. */
export const leaving: { asks: (() => boolean) | null } = { asks: null };

/** The browser went somewhere. A jump within a page is no new visit: a game in progress stays as it is. */
function moved(): void {
  const next = here();
  const before = place.peek();
  if (next.path !== before.path) place.value = next;
  else if (next.hash !== before.hash) place.value = { ...next, visit: before.visit };
}

function ourLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const sameText = link.pathname === location.pathname && link.hash && link.getAttribute('href')?.startsWith('#');
  if (sameText) return null;
  return link.pathname + link.search + link.hash;
}
