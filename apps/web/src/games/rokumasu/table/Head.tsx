import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { roundKindText } from '@minoya/games/rokumasu/texts';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
import { PlayBar } from '../../../play/PlayBar.tsx';
import { table } from '../words/play.ts';
import type { Desk } from './desk.ts';
import { Word } from './Word.tsx';

/** The top line: which round, how much gold, and the way to everything about this run. */
export function Head({ desk }: { desk: Desk }): JSX.Element {
  const { round, gold } = desk.play.shown.value;
  return (
    <PlayBar play={desk.play}>
      <p class="head-round">
        <b class="num">{say(round > LAST_ROUND ? table.endless(round) : table.round(round, LAST_ROUND))}</b>
        <span class="badge" data-kind={roundKind(round)}>
          {say(roundKindText[roundKind(round)])}
        </span>
      </p>
      <Word class="gold" about={say(table.goldTip)}>
        <span class="unseen">{say(table.gold)}</span>
        <b class="num" data-gold>
          {gold}
        </b>
        G
      </Word>
      <button
        type="button"
        class="button plain"
        aria-label={say(table.info)}
        onClick={() => {
          desk.open.value = { kind: 'info' };
        }}
      >
        <Icon id="info" />
      </button>
    </PlayBar>
  );
}
