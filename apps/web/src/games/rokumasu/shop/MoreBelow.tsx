import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';

/** The last of a list is cut off by less than this without anything being missed. */
const slack = 24;

interface MoreProps {
  readonly body: RefObject<HTMLElement | null>;
  /** One for all lists, or by what `data-goods` calls the first that is hidden. */
  readonly text: Localized | Readonly<Record<string, Localized>>;
}

/** Says that goods are hidden below the edge of the screen, and goes there. It has a place of its own and lies over nothing. */
export function MoreBelow({ body, text }: MoreProps): JSX.Element | null {
  const more = useSignal<string | null>(null);
  useEffect(() => {
    const page = body.current;
    if (!page) return undefined;
    const look = () => {
      const edge = page.getBoundingClientRect().bottom + slack;
      const hidden = [...page.querySelectorAll('[data-goods]')].find(
        list => list.getBoundingClientRect().bottom > edge,
      );
      more.value = hidden?.getAttribute('data-goods') ?? null;
    };
    const resized = new ResizeObserver(look);
    for (const part of [page, ...page.children]) resized.observe(part);
    page.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      resized.disconnect();
      page.removeEventListener('scroll', look);
    };
  }, []);
  const words = 'ja' in text ? (text as Localized) : text[more.value ?? ''];
  if (more.value === null || !words) return null;
  return (
    <button
      type="button"
      class="button small more-below"
      data-more-below
      onClick={() => body.current?.scrollBy({ top: body.current.clientHeight * 0.8, behavior: 'smooth' })}
    >
      {say(words)}
      <Icon id="down" />
    </button>
  );
}
