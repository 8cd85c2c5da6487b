import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { pastWords } from '../text/past.ts';

/** Names with their figures, side by side. */
export function Facts({ list }: { list: readonly (readonly [name: Localized, figure: string])[] }): JSX.Element {
  return (
    <dl class="facts" data-count={list.length}>
      {list.map(([name, figure]) => (
        <div key={name.en}>
          <dt class="caption">{say(name)}</dt>
          <dd class="num">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export function BackToFront(): JSX.Element {
  return (
    <p>
      <a class="button small" href="/rokumasu">
        <Icon id="back" />
        {say(pastWords.back)}
      </a>
    </p>
  );
}
