import { Icon } from '../design/Icon.tsx';
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
        <a class="button primary" href="/">
          {say(text.backHome)}
          <Icon id="forward" />
        </a>
      </p>
    </div>
  );
}
