import type { JSX } from 'preact';
import { type Localized, say } from '../../../i18n/lang.ts';

const about: Localized = {
  ja: 'ヒントを使ったランと、すべてを解放する前に始めた長旅のランは「入門の部」、ほかは「一般の部」です。デイリーは、だれでもすべて解放で遊びます。',
  en: 'Runs with hints, and Long Journey runs begun before everything was unlocked, are on the starter list; all others are on the main list. In a daily everything is unlocked for everybody.',
};

/** Which runs are compared with which; beside a result, after the name of its list. */
export function AboutShelves({ now }: { now?: Localized }): JSX.Element {
  return (
    <p class="caption" data-about-shelves>
      {now ? <b>{say(now)}: </b> : null}
      {say(about)}
    </p>
  );
}

/** Said at the end of a journey whose setup has no leaderboard. */
export const Unlisted = (): JSX.Element => (
  <p class="small quiet">
    {say({
      ja: '長旅のランキングは、デッキと段ごとにあります。',
      en: 'The Long Journey has a leaderboard for each deck and level.',
    })}
  </p>
);
