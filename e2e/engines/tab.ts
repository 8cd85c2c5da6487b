export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser that is not Chromium. */
export interface Engine {
  readonly name: string;
  /** Opens a window with an empty past, in Japanese. */
  open(size: Size): Promise<Tab>;
  stop(): Promise<void>;
}

/** One window, and the little that every engine's driver can be asked to do with it. */
export interface Tab {
  readonly size: Size;
  /** Errors that nobody caught. */
  readonly complaints: readonly string[];
  go(path: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression, or of its promise. */
  value(expression: string): Promise<unknown>;
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  press(key: Key): Promise<void>;
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Tab' | 'Escape' | 'End' | 'z';

/** Asks the page something. The function goes there as text: it sees what it is given, and nothing else. */
export async function ask<T, Given = undefined>(
  tab: Tab,
  question: (given: Given) => T | Promise<T>,
  given?: Given,
): Promise<T> {
  const value = JSON.stringify(given) ?? 'undefined';
  // The compiler names inner functions by a helper that the page does not have.
  return (await tab.value(`(__name => (${question.toString()})(${value}))(one => one)`)) as T;
}

const patience = 12_000;
const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** Asks until the answer is yes. A page that is just being left answers nothing; it is asked again. */
export async function until(what: string, yes: () => Promise<boolean>, most = patience): Promise<void> {
  const end = Date.now() + most;
  let trouble = '';
  while (Date.now() < end) {
    try {
      if (await yes()) return;
      trouble = '';
    } catch (error) {
      trouble = `: ${error instanceof Error ? error.message : String(error)}`;
    }
    await pause(40);
  }
  throw new Error(`${what} did not come${trouble}`);
}

interface Found {
  readonly x: number;
  readonly y: number;
  /** What lies over the middle instead, when something does. */
  readonly under: string | null;
}

/** The middle of the first such element that can be seen, scrolled to. Null while there is none. */
function middle(tab: Tab, selector: string): Promise<Found | null> {
  return ask(
    tab,
    wanted => {
      const one = [...document.querySelectorAll(wanted)].find(each => each.getClientRects().length > 0);
      if (!one) return null;
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const top = document.elementFromPoint(at.x, at.y);
      const hit = top !== null && (one.contains(top) || top.closest('label')?.contains(one) === true);
      return { ...at, under: hit ? null : (top?.outerHTML.slice(0, 90) ?? 'nothing') };
    },
    selector,
  );
}

/** Where an element is, once it is there, stands still and lies free. */
export async function place(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  let before: Found | null = null;
  let now: Found | null = null;
  await until(`a free ${selector}`, async () => {
    before = now;
    now = await middle(tab, selector);
    if (now?.under) throw new Error(`it lies under ${now.under}`);
    return now !== null && before !== null && now.x === before.x && now.y === before.y;
  });
  return now ?? { x: 0, y: 0 };
}

export async function click(tab: Tab, selector: string): Promise<void> {
  const { x, y } = await place(tab, selector);
  await tab.move(x, y);
  await tab.down();
  await tab.up();
}

/** Presses on one element and lets go over a point, by way of a few others. */
export async function drag(
  tab: Tab,
  selector: string,
  to: { x: number; y: number },
  over: () => Promise<void>,
): Promise<void> {
  const { x, y } = await place(tab, selector);
  await tab.move(x, y);
  await tab.down();
  for (const part of [0.1, 0.5, 0.9, 1]) await tab.move(x + (to.x - x) * part, y + (to.y - y) * part);
  await over();
  await tab.up();
}

export const count = (tab: Tab, selector: string): Promise<number> =>
  ask(tab, wanted => document.querySelectorAll(wanted).length, selector);

/** What an element says, without the marks between phrases. */
export const text = (tab: Tab, selector: string): Promise<string> =>
  ask(tab, wanted => (document.querySelector(wanted)?.textContent ?? '').replaceAll('\u200b', ''), selector);

export const appears = (tab: Tab, selector: string, most = patience): Promise<void> =>
  until(selector, async () => (await count(tab, selector)) > 0, most);

export const says = (tab: Tab, selector: string, words: string | RegExp): Promise<void> =>
  until(`“${String(words)}” in ${selector}`, async () => {
    const now = await text(tab, selector);
    return typeof words === 'string' ? now.includes(words) : words.test(now);
  });

/** Puts things into the storage of a browser before a game is opened. */
export async function keep(tab: Tab, entries: Readonly<Record<string, unknown>>): Promise<void> {
  await tab.go('/crest.svg');
  await ask(
    tab,
    given => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, JSON.stringify(value));
    },
    entries,
  );
}

/** A save as the page keeps it. */
export function kept<T>(tab: Tab, key: string): Promise<T | null> {
  return ask(tab, at => JSON.parse(localStorage.getItem(at) ?? 'null') as T | null, key);
}

export function check(true_: boolean, what: string): void {
  if (!true_) throw new Error(what);
}
