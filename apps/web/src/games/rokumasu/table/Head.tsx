import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { roundKindText } from '@minoya/games/rokumasu/texts';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import type { JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { PlayBar } from '../../../play/PlayBar.tsx';
import { codeOf } from '../entry/code.ts';
import { BossPlate } from '../crest/RelicCrest.tsx';
import { table } from '../text/play.ts';
import { sourceName, told } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';
import { Word } from './Word.tsx';

/** The top line: which round, how much gold, and the way to everything about this run. */
export function Head({ controller }: { controller: TableController }): JSX.Element {
  const { round, gold, bosses } = controller.play.shown.value;
  const { match } = controller.play.session;
  const code = match ? codeOf(match.setup, match.seed) : null;
  return (
    <PlayBar play={controller.play}>
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
        {say(table.goldUnit)}
      </Word>
      <button
        type="button"
        class="button plain"
        data-info
        aria-label={`${say(table.info)} ${bossNames(bosses)}`}
        {...tip(bosses.map(id => say(told(controller.state, `boss:${id}`))).join('\n'))}
        onClick={() => {
          controller.open.value = { kind: 'info' };
        }}
      >
        {bosses.map(id => (
          <span key={id} class="head-boss">
            <BossPlate id={id} />
          </span>
        ))}
        <span class="wide-only small">
          {say(roundKindText.boss)} {bossNames(bosses)}
        </span>
      </button>
      {code ? <code class="wide-only small num">{code}</code> : null}
    </PlayBar>
  );
}

const bossNames = (ids: readonly BossId[]): string => ids.map(id => say(sourceName(`boss:${id}`))).join('・');
