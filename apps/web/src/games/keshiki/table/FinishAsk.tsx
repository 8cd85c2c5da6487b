import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Ask } from '../../../design/Sheet.tsx';
import { type Localized, number, say } from '../../../i18n/lang.ts';
import { aboutSetup } from '../entry/about.ts';
import { hasWon } from '../entry/progress.ts';
import { words } from '../text.ts';
import { stuckWords } from './stuck-words.ts';
import { givingUp } from './stuck.ts';
import { claimWord } from './Controls.tsx';
import type { TableController } from './table-controller.ts';

const below = {
  ja: 'ここまでで{now}点です。手を戻す前は{peak}点でした。終えると、この日の結果は{now}点に決まります。',
  en: 'You have {now} here; before you took moves back it was {peak}. If you finish, {now} is your result of the day.',
} as const;

/** What is said before a day is ended below what had been reached in it. */
export const belowPeak = (now: number, peak: number): Localized =>
  fill(below, { now: number(now), peak: number(peak) });

interface FinishAskProps {
  readonly controller: TableController;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asked before a board is left without its goal, or a day below what had been reached. */
export function FinishAsk({ controller, onYes, onNo }: FinishAskProps): JSX.Element {
  const { play, peak } = controller;
  const state = play.view.value;
  const won = hasWon(state);
  const word = say(won ? claimWord(play.session.setup) : words.finish);
  return (
    <Ask title={word} yes={word} onYes={onYes} onNo={onNo}>
      <p>
        {won
          ? say(belowPeak(state.score, peak.score))
          : `${say(stuckWords.finishHow)} ${say(givingUp(aboutSetup(play.session.setup).setup))}`}
      </p>
    </Ask>
  );
}
