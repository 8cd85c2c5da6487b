import { daily } from '@minoya/games/rokumasu/daily';
import { dayNumber, noonOf } from '@minoya/shared/calendar';
import { unrankedMark } from '@minoya/shared/leaderboard';
import { LAST_ROUND, ROUNDS_IN_SET } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { roundKindText, tipOf } from '@minoya/games/rokumasu/texts';
import { roundKind, setOf } from '@minoya/games/rokumasu/tuned';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { date as shownDate, number, say } from '../../../i18n/lang.ts';
import { BossPlate } from '../crest/RelicCrest.tsx';
import { FlowPicture } from './FlowPicture.tsx';
import { bossesAhead, type Gone, goneBy } from './road.ts';
import { conditionsIn, conditionsOfRound, flowIn, giftsIn, payOf, targetIn } from '../any-version.ts';
import type { TableController } from '../table/table-controller.ts';
import { Head } from '../table/Head.tsx';
import { Shelf } from '../table/Shelf.tsx';
import { Told } from '../table/Told.tsx';
import { Conditions } from '../long/Conditions.tsx';
import { toldOf } from '../long/days.ts';
import { isJourney } from '../long/load.ts';
import { Gifts } from '../long/Gifts.tsx';
import { longWords } from '../long/words.ts';
import { MoreBelow } from '../shop/MoreBelow.tsx';
import { DeckButton } from '../table/Thumb.tsx';
import { inColumns } from '../table/wide.ts';
import { seen } from '../tutorial/seen.ts';
import { notices } from '../text/notice.ts';
import { run } from '../text/run.ts';
import { sourceName, sourceText, told } from '../text/sources.ts';

/** Before a round: the three rounds of its set, and what its boss will change. */
export function Progress({ controller }: { controller: TableController }): JSX.Element {
  const state = controller.play.shown.value;
  const set = setOf(state.round);
  const first = (set - 1) * ROUNDS_IN_SET + 1;
  const rounds = Array.from({ length: ROUNDS_IN_SET }, (_, i) => first + i);
  const sets = setOf(LAST_ROUND);
  const { match, length } = controller.play.session;
  const gone = match && goneBy(match, length);
  const date = match && state.round === 1 ? daily.dateOf(match) : null;
  const start = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), [state.round]);
  return (
    <div class="roku-page" data-of="progress" data-full={giftsIn(state).length > 0}>
      <Head controller={controller} />
      <div class="roku-body" ref={body}>
        {date === null ? null : <OfDay controller={controller} date={date} />}
        <h2 class="page-title">{say(set > sets ? run.setEndless(set) : run.set(set, sets))}</h2>
        <ol class="rounds">
          {rounds.map(round => (
            <RoundCard key={round} state={state} round={round} gone={gone?.get(round)} />
          ))}
        </ol>
        {date === null ? <Conditions state={state} which="twists" /> : null}
        <div
          class="progress-pair"
          data-many={bossesAhead(state).bosses.length > 1}
          data-paired={state.round === 1 && !!flowIn(state)?.grid}
        >
          <div class="stack">
            <BossCards state={state} />
            <Gifts controller={controller} state={state} />
          </div>
          <FlowPicture state={state} folded={state.round > 1} />
        </div>
        <Conditions state={state} which="rest" />
        {inColumns.value ? null : <Shelf controller={controller} />}
      </div>
      <div class="roku-foot">
        <MoreBelow key={state.round} body={body} text={{ gifts: longWords.giftsBelow, flow: longWords.moreBelow }} />
        <div class="row progress-own">
          <DeckButton controller={controller} />
          {inColumns.value ? <Shelf controller={controller} /> : null}
        </div>
        <button
          ref={start}
          type="button"
          class="button primary wide"
          data-start
          disabled={controller.play.isReplay}
          onClick={event => {
            controller.startedByKey = event.detail === 0;
            controller.act({ type: 'start' });
          }}
        >
          {say(run.begin(state.round))}
          <Icon id="forward" />
        </button>
      </div>
    </div>
  );
}

/** A daily says which one it is, what is different today, and that it counts once. */
function OfDay({ controller, date }: { controller: TableController; date: string }) {
  const { match } = controller.play.session;
  const state = controller.play.shown.value;
  const conditions = conditionsIn(state).map(({ source }) => source);
  const told = toldOf(state.way.challenge, conditions);
  const practice = practiceOf(controller);
  return (
    <section class="of-day panel" data-of-day={date}>
      <h2 class="heading-small">{say(run.dailyOf(dayNumber(date), shownDate(noonOf(date))))}</h2>
      {told.map(source => (
        <p key={source} class="small">
          <b>{say(sourceName(source))}</b> {say(sourceText(state, source))}
        </p>
      ))}
      <p class="caption" data-counts={!practice}>
        {say(practice ? run[practice] : run.dailyOnce)}
      </p>
      {isJourney(match?.setup ?? '') && seen.value.size === 0 ? (
        <p class="caption">
          {say(run.dailyJourney)} <a href="/rokumasu/lesson">{say(run.dailyLesson)}</a>{' '}
          <a href="/rokumasu/rules">{say(run.dailyRules)}</a>
        </p>
      ) : null}
    </section>
  );
}

/** Why a game of this day is not its one game. */
function practiceOf({ play }: TableController): 'dailyRepeat' | 'dailySeed' | null {
  const mark = play.isReplay ? null : unrankedMark(play.marks.value);
  return mark === 'repeat' ? 'dailyRepeat' : mark && 'dailySeed';
}

function RoundCard({ state, round, gone }: { state: State; round: number; gone: Gone | undefined }) {
  const kind = roundKind(round);
  const pay = payOf(state, round);
  const skipped = gone?.skipped === true;
  const target = gone?.target ?? targetIn(state, round);
  const reward = gone?.reward ?? pay.reward;
  const when = round < state.round ? 'over' : round === state.round ? 'now' : 'later';
  return (
    <li class="round-card" data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
      <span class="row">
        <b>{say(run.roundN(round))}</b>
        <span class="badge" data-kind={kind}>
          {say(roundKindText[kind])}
        </span>
      </span>
      <span class="num round-target" data-long={target > 9_999}>
        {number(target)}
      </span>
      {kind === 'boss'
        ? null
        : conditionsOfRound(state, round).map(id => (
            <span key={id} class="round-condition caption" data-minor={id} {...tip(say(told(state, `boss:${id}`)))}>
              <BossPlate id={id} /> {say(sourceName(`boss:${id}`))}
            </span>
          ))}
      {skipped ? null : (
        <span class="caption" data-reward={reward}>
          {say(run.reward(reward, pay.hand))}
        </span>
      )}
      {when !== 'over' ? (
        <span class="caption">{say(run[when])}</span>
      ) : skipped ? (
        <span class="badge" data-skipped>
          {say(run.skipped)}
        </span>
      ) : (
        <span class="stamp">{say(notices.done)}</span>
      )}
    </li>
  );
}

/** This set's conditions with their advice, known from its first round on; when they are beaten, the next set's. */
export function BossCards({ state }: { state: State }): JSX.Element | null {
  const { bosses, isNext } = bossesAhead(state);
  if (bosses.length === 0) return null;
  const title = say(isNext ? run.bossNext : run.bossIs);
  return (
    <section class="boss-cards" data-many={bosses.length > 1} aria-label={title}>
      <h2 class="heading-small">{title}</h2>
      {bosses.map(id => (
        <div key={id} class="boss-card">
          <BossPlate id={id} />
          <div>
            <h3>{say(sourceName(`boss:${id}`))}</h3>
            <Told class="small" text={say(sourceText(state, `boss:${id}`))} />
            <p class="caption">{say(tipOf(id) ?? { ja: '', en: '' })}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
