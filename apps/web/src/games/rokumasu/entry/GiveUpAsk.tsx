import type { JSX } from 'preact';
import { Ask } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { isDaysGame } from '../../../play/day-game.ts';
import { giveUpCosts } from '../../../play/give-up-text.ts';
import { runLine } from '../../../play/run-kind.ts';
import type { Run } from '../../../store/runs.ts';
import { pastWords } from '../text/past.ts';
import type { RokumasuUI } from './begin.ts';

interface GiveUpAskProps {
  readonly ui: RokumasuUI;
  readonly run: Run;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** Asks before a run that is not open is given up, and says what that costs. */
export function GiveUpAsk({ ui, run, onNo, onYes }: GiveUpAskProps): JSX.Element {
  return (
    <Ask title={say(pastWords.giveUpAsk(runLine(run)))} yes={say(pastWords.giveUpYes)} onNo={onNo} onYes={onYes}>
      <p>{say(pastWords.giveUpText)}</p>
      <p data-cost>{say(isDaysGame(ui, run) ? giveUpCosts.day : giveUpCosts.ranked)}</p>
    </Ask>
  );
}
