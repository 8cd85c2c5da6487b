import { LAST_ROUND, ruleSets } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { conditionLive, roundKindText } from '@minoya/games/rokumasu/texts';
import { isBossRound, roundKind } from '@minoya/games/rokumasu/tuned';
import { unrankedMark } from '@minoya/shared/leaderboard';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { mayEarn } from '../../../play/watch-achievements.ts';
import { grants } from '../entry/custom-run.ts';
import { type Localized, say } from '../../../i18n/lang.ts';
import { PlayBar } from '../../../play/PlayBar.tsx';
import { shortCode, shownCode } from '../entry/shown-code.ts';
import { today } from '../../../store/day.ts';
import { BossPlate } from '../crest/RelicCrest.tsx';
import { table } from '../text/play.ts';
import { conditionsIn, conditionsOfRound, mostInterest } from '../any-version.ts';
import { liveWords, sourceName, told } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';
import { Word } from './Word.tsx';

/** The top line: which round, how much gold, and the way to everything about this run. */
export function Head({ controller }: { controller: TableController }): JSX.Element {
  const { round, gold, phase } = controller.play.shown.value;
  const now = conditionsOfRound(controller.play.shown.value, round);
  const isNow = phase === 'playing' && now.length > 0;
  // A round before the boss may have a condition, too: it goes by the round's own name.
  const kind = isNow ? roundKind(round) : 'boss';
  const bosses = isNow ? now : bossesAhead(controller.play.shown.value);
  const { match } = controller.play.session;
  const code = shownCode(match, today.value);
  return (
    <PlayBar play={controller.play} tight={isUnranked(controller)}>
      <p class="head-round" data-named={isNow}>
        <b class="num">{say(round > LAST_ROUND ? table.endless(round) : table.round(round, LAST_ROUND))}</b>
        <span class="badge" data-kind={roundKind(round)}>
          {say(roundKindText[roundKind(round)])}
        </span>
      </p>
      <Practice controller={controller} />
      <Word class="gold" about={say(goldTip(controller.play.shown.value))}>
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
        style={{ '--bosses': bosses.length || 1 }}
        aria-label={`${say(table.info)} ${bossNames(bosses)}`}
        {...tip(bosses.map(id => say(told(controller.state, `boss:${id}`))).join('\n'))}
        onClick={() => {
          controller.open.value = { kind: 'info' };
        }}
      >
        {bosses.map(id => (
          <HeadBoss key={id} state={controller.play.shown.value} id={id} />
        ))}
        {bosses.length > 0 ? (
          <span class="head-boss-word">
            {isNow && bosses.length < 2 ? bossNames(bosses) : say(roundKindText[kind])}
          </span>
        ) : (
          <Icon id="info" />
        )}
        <span class="wide-only small">
          {say(bosses.length > 0 ? table.conditionOf(roundKindText[kind], bossNames(bosses)) : table.info)}
        </span>
        {bosses.length > 0 ? null : <span class="head-boss-word">{say(table.aboutShort)}</span>}
      </button>
      {match && code ? (
        <code class="head-code wide-only small num" {...tip(code)}>
          {shortCode(code, match.setup)}
        </code>
      ) : null}
    </PlayBar>
  );
}

function goldTip(state: State): Localized {
  const most = mostInterest(state);
  return most > 0 ? table.goldTip(ruleSets[state.rules].interest.per, most) : table.goldTipBare;
}

const isUnranked = ({ play }: TableController): boolean => !play.isReplay && unrankedMark(play.marks.value) !== null;

/** A branch, a chosen seed, a run of one's own making counts nowhere, one that began without a connection on no board. */
function Practice({ controller }: { controller: TableController }) {
  if (!isUnranked(controller)) return null;
  const about = mayEarn({ grants }, controller.play) ? table.practiceEarns : table.practiceTip;
  return (
    <span class="badge practice" data-practice {...tip(say(about))}>
      {say(table.practice)}
    </span>
  );
}

/** A boss with what it counts. */
function HeadBoss({ state, id }: { state: State; id: BossId }) {
  const at = conditionsIn(state).findIndex(one => one.source === `boss:${id}`);
  const live = at < 0 ? null : conditionLive(state, at);
  return (
    <span class="head-boss" data-counts={live !== null}>
      <BossPlate id={id} />
      {live ? <span class="live num">{say(liveWords(live))}</span> : null}
    </span>
  );
}

/** The bosses still to be met in this set: after its last round those of the next are not drawn yet. */
function bossesAhead({ bosses, round, phase }: State): readonly BossId[] {
  const beaten = isBossRound(round) && (phase === 'cleared' || phase === 'shop' || phase === 'pack');
  return beaten ? [] : bosses;
}

const bossNames = (ids: readonly BossId[]): string => ids.map(id => say(sourceName(`boss:${id}`))).join('・');
