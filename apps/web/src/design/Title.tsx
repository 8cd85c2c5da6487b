import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/lang.ts';

interface TitleProps {
  readonly of: string;
  /** Not drawn, only said: where the page has no room for a heading. */
  readonly unseen?: boolean;
}

/** The one first-level heading of a page; it names the tab, too. */
export function Title({ of, unseen = false }: TitleProps): JSX.Element {
  const house = say({ ja: 'ミノ屋', en: 'Minoya' });
  useEffect(() => {
    document.title = `${of} – ${house}`;
  }, [of, house]);
  return <h1 class={unseen ? 'unseen' : undefined}>{of}</h1>;
}
