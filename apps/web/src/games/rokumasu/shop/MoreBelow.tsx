import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';

/** The last of a list is cut off by less than this without anything being missed. */
const slack = 24;

interface MoreProps {
  readonly body: RefObject<HTMLElement | null>;
  readonly text: Localized;
}

/** Says that goods are hidden below the edge of the screen, and goes there. It has a place of its own and lies over nothing. */
export function MoreBelow({ body, text }: MoreProps): JSX.Element | null {
  const more = useSignal(false);
  useEffect(() => {
    const page = body.current;
    if (!page) return undefined;
    const look = () => {
      const edge = page.getBoundingClientRect().bottom + slack;
      more.value = [...page.querySelectorAll('[data-goods]')].some(list => list.getBoundingClientRect().bottom > edge);
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
  if (!more.value) return null;
  return (
    <button
      type="button"
      class="button small more-below"
      data-more-below
      onClick={() => body.current?.scrollBy({ top: body.current.clientHeight * 0.8, behavior: 'smooth' })}
    >
      {say(text)}
      <Icon id="down" />
    </button>
  );
}
