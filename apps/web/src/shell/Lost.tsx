import { Title } from '../design/Title.tsx';
import type { JSX } from 'preact';
import { say } from '../i18n/lang.ts';
import { text } from './text.ts';

/** A path that leads nowhere. */
export function Lost(): JSX.Element {
  return (
    <div class="page narrow">
      <Title of={say(text.notFound)} />
      <p>
        <a href="/">{say(text.backHome)}</a>
      </p>
    </div>
  );
}
