import { unrankedMark } from '@minoya/shared/leaderboard';
import type { JSX } from 'preact';
import { Ask } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { giveUpCosts } from '../../../play/give-up-text.ts';
import { runLine } from '../../../play/run-kind.ts';
import type { Run } from '../../../store/runs.ts';
import { meta } from '../text/meta.ts';
import { pastWords } from '../text/past.ts';

interface ReplaceAskProps {
  readonly run: Run;
  readonly onNo: () => void;
  readonly onYes: () => Promise<void>;
}

/** Asks before a new run takes the place of another, which is given up then. */
export function ReplaceAsk({ run, onNo, onYes }: ReplaceAskProps): JSX.Element {
  return (
    <Ask title={say(pastWords.replace)} yes={say(meta.newRun)} onNo={onNo} onYes={() => void onYes()}>
      <p data-lost>{say(pastWords.replaceText(runLine(run)))}</p>
      {unrankedMark(run.marks) === null ? <p data-cost>{say(giveUpCosts.ranked)}</p> : null}
    </Ask>
  );
}
