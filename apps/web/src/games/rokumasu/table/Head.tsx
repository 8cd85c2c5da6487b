import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { conditionLive, roundKindText } from '@minoya/games/rokumasu/texts';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import type { JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { PlayBar } from '../../../play/PlayBar.tsx';
import { codeOf } from '../entry/code.ts';
import { BossPlate } from '../crest/RelicCrest.tsx';
import { table } from '../text/play.ts';
import { conditionsIn, conditionsOfRound } from '../since.ts';
import { liveWords, sourceName, told } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';
import { Word } from './Word.tsx';

/** The top line: which round, how much gold, and the way to everything about this run. */
export function Head({ controller }: { controller: TableController }): JSX.Element {
  const { round, gold, phase } = controller.play.shown.value;
  const now = conditionsOfRound(controller.play.shown.value, round);
  const bosses = phase === 'playing' && now.length > 0 ? now : controller.play.shown.value.bosses;
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
            <BossLive state={controller.play.shown.value} id={id} />
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

/** What a boss counts, on its plate. */
function BossLive({ state, id }: { state: State; id: BossId }) {
  const at = conditionsIn(state).findIndex(one => one.source === `boss:${id}`);
  const live = at < 0 ? null : conditionLive(state, at);
  return live ? <span class="live num">{say(liveWords(live))}</span> : null;
}

const bossNames = (ids: readonly BossId[]): string => ids.map(id => say(sourceName(`boss:${id}`))).join('・');
