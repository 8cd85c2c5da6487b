import type { polyform } from '@minoya/games/polyform/game';
import { fill, listed, type Match, type Seat } from '@minoya/kernel';
import { markedPlies } from '@minoya/shared/links';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Localized, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { replayText } from '../../../play/replay-text.ts';
import type { GameUI } from '../../game-ui.ts';
import type { NotOwn, TurningPoint } from './analysis.ts';
import { Intents } from './Intents.tsx';
import { branchMarks, spawnThinkers } from '../worker/client.ts';
import { adviceText, masterLay, masterText } from '../action-text.ts';
import { namedCards } from './named-cards.ts';
import { NamedCards } from './NamedCards.tsx';
import { reasonText, unseenReason } from './reason-text.ts';

/** Quotes inside quotes are double ones in Japanese. */
const inQuotes = (what: Localized): Localized => ({
  ...what,
  ja: what.ja.replaceAll('「', '『').replaceAll('」', '』'),
});

const words = {
  title: { ja: '分かれ目', en: 'Turning points' },
  thinking: { ja: '調べています', en: 'Looking' },
  none: { ja: '大きく分かれたターンはありませんでした。', en: 'No single turn decided this game.' },
  round: (n: number): Localized => fill({ ja: 'ラウンド{n}', en: 'Round {n}' }, { n }),
  rounds: (n: number, to: number): Localized => fill({ ja: 'ラウンド{n}〜{to}', en: 'Rounds {n}–{to}' }, { n, to }),
  better: (what: Localized): Localized =>
    fill({ ja: 'ここは「{what}」が良い', en: 'Better: {what}' }, { what: inQuotes(what) }),
  you: { ja: 'あなた', en: 'You' },
  did: (who: Localized, what: Localized): Localized =>
    fill({ ja: '{who}：「{what}」', en: '{who}: {what}' }, { who, what: inQuotes(what) }),
  /** Where several people played, each sentence says whose turn it was. */
  of: (who: Localized, what: Localized): Localized => fill({ ja: '{who}：{what}', en: '{who}: {what}' }, { who, what }),
  left: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: 'アクションを{n}回使わずに終えました', en: '{n} action left unused' }
        : { ja: 'アクションを{n}回使わずに終えました', en: '{n} actions left unused' },
      { n },
    ),
  whose: {
    ja: '点は、いちばん強いAIの見積もりです。',
    en: 'The points are what the strongest bot makes of it.',
  },
  unused: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: 'アクションを{n}回使わずに終えました', en: 'You left {n} action unused' }
        : { ja: 'アクションを{n}回使わずに終えました', en: 'You left {n} actions unused' },
      { n },
    ),
  outOfTime: (n: number): Localized =>
    fill(
      n === 1
        ? { ja: '時間切れで{n}アクション未使用', en: 'Out of time with {n} action unused' }
        : { ja: '時間切れで{n}アクション未使用', en: 'Out of time with {n} actions unused' },
      { n },
    ),
  instead: (what: Localized): Localized =>
    fill({ ja: 'たとえば「{what}」ができました', en: 'For example: {what}' }, { what: inQuotes(what) }),
  insteadIn: (round: number, what: Localized): Localized =>
    fill(
      { ja: 'たとえばラウンド{round}では「{what}」ができました', en: 'For example, in round {round}: {what}' },
      { round, what: inQuotes(what) },
    ),
  fine: { ja: 'AIの案より良いターンでした', en: 'A better plan than the bot’s' },
  points: (n: number): Localized => {
    const sign = n > 0 ? '+' : n < 0 ? '−' : '±';
    const size = Math.abs(n);
    return fill(
      size === 1
        ? { ja: '{sign}{size}点', en: '{sign}{size} point' }
        : { ja: '{sign}{size}点', en: '{sign}{size} points' },
      { sign, size },
    );
  },
} as const;

interface TurningPointsProps {
  readonly match: Match<typeof polyform>;
  readonly seat: Seat;
  /** Everybody who played here and how they are called, where it was more than one. */
  readonly people?: readonly { readonly seat: Seat; readonly name: Localized }[];
  readonly ui: GameUI<typeof polyform>;
  /** Who sat where: the same opponents play on from here. */
  readonly marks: Readonly<Record<string, number>>;
}

/** The turns that made the difference, each open to be played again. */
export function TurningPoints(props: TurningPointsProps): JSX.Element | null {
  // A game without a turn has none that decided it.
  return props.match.length === 0 ? null : <Points {...props} />;
}

function Points({ match, seat, people = [], ui, marks: sat }: TurningPointsProps): JSX.Element {
  const seats = people.length > 1 ? people.map(one => one.seat) : [seat];
  const nameOf = (whose: Seat) => (people.length > 1 ? people.find(one => one.seat === whose)?.name : undefined);
  const points = useSignal<readonly TurningPoint[] | null>(null);
  const marks = branchMarks(sat, match.state.players.length);
  useEffect(() => {
    const thinkers = spawnThinkers();
    const turnsOf = (whose: Seat) =>
      thinkers.ask('analyse', { replay: match.replay(), seat: whose, notOwn: notOwnIn(sat) });
    void Promise.all(seats.map(turnsOf))
      .then(
        found => {
          points.value = found.flat();
        },
        () => undefined,
      )
      .finally(() => thinkers.close());
    return () => thinkers.close();
  }, [match, seats.join()]);
  return (
    <section class="stack turning-points" data-ready={points.value !== null}>
      <h3>{say(words.title)}</h3>
      {points.value === null ? <p class="small quiet">{say(words.thinking)}</p> : null}
      {points.value?.length === 0 ? <p class="small quiet">{say(words.none)}</p> : null}
      {points.value?.length ? <p class="small quiet">{say(words.whose)}</p> : null}
      <ol class="stack">
        {points.value?.map(point => (
          <li key={point.ply} class="turning-point" data-better={point.better} data-ply={point.ply}>
            <span class="num small quiet">
              {say(
                point.lastRound > point.round ? words.rounds(point.round, point.lastRound) : words.round(point.round),
              )}{' '}
              ({say(words.points(point.worth))})
            </span>
            <span class="grow small" data-unused={point.unused}>
              <Did point={point} match={match} who={nameOf(point.seat)} />
              {say(comment(point, match, sat, nameOf(point.seat)))}
              <span class="turning-why">{say(point.why ? reasonText(point.why) : unseenReason(point.worth))}</span>
              <NamedCards cards={namedCards(point, match)} />
            </span>
            <button
              type="button"
              class="button small"
              onClick={() => void begin(ui, { match: match.branch(point.ply), slot: 'branch', aside: true, marks })}
            >
              {say(replayText.playFromHere)}
            </button>
          </li>
        ))}
      </ol>
      <Intents match={match} marks={sat} />
    </section>
  );
}

/** What was played there; what was given away is told by itself. */
function Did(props: { point: TurningPoint; match: Match<typeof polyform>; who: Localized | undefined }) {
  const did = didText(props.point, props.match, props.who);
  return did ? <span class="turning-did">{say(did)}</span> : null;
}

export function didText(
  point: TurningPoint,
  match: Match<typeof polyform>,
  who: Localized = words.you,
): Localized | null {
  if (point.unused > 0) return null;
  const played = point.played.length > 1 ? point.played.filter(line => line !== 'end') : point.played;
  return words.did(who, planText({ ...point, plan: played }, match));
}

const notOwnIn = (marks: TurningPointsProps['marks']): NotOwn => ({
  bot: markedPlies(marks, 'bot'),
  late: markedPlies(marks, 'late'),
});

/** What was given away, and whether by the clock; what would have been better, or that nothing would. */
export function comment(
  point: TurningPoint,
  match: Match<typeof polyform>,
  marks: Readonly<Record<string, number>> = {},
  who: Localized | null = null,
): Localized {
  if (point.worth >= 0) return words.fine;
  const plan = planText(point, match);
  if (point.unused === 0) return words.better(plan);
  const unused = unusedText(point, marks, who ? words.left : words.unused);
  return fill(
    { ja: '{unused}。{instead}', en: '{unused}. {instead}' },
    {
      unused: who ? words.of(who, unused) : unused,
      instead: point.lastRound > point.round ? words.insteadIn(point.round, plan) : words.instead(plan),
    },
  );
}

/** Actions that the clock took are nobody's choice, and are told apart. */
function unusedText(
  { unused, ends }: TurningPoint,
  marks: Readonly<Record<string, number>>,
  byHand: (n: number) => Localized,
): Localized {
  const late = ends.reduce((sum, end) => sum + (marks[`late${end.ply}`] ? end.unused : 0), 0);
  const parts = [...(late > 0 ? [words.outOfTime(late)] : []), ...(unused > late ? [byHand(unused - late)] : [])];
  return listed(parts, { ja: '{a}。{b}', en: '{a}. {b}' });
}

/** The plan in words, each action with the table it finds; the pieces of a master action are one action. */
export function planText({ ply, plan, seat }: Plan, match: Match<typeof polyform>): Localized {
  const branch = match.branch(ply);
  const parts: Localized[] = [];
  let laid: Localized[] = [];
  const close = () => {
    if (laid.length > 0) parts.push(masterText(laid));
    laid = [];
  };
  for (const line of plan) {
    const master = masterLay(line, branch.state);
    if (master) laid.push(master);
    else {
      close();
      if (line !== 'close') parts.push(adviceText(line, branch.state));
    }
    branch.play(seat, line);
  }
  close();
  return listed(parts, { ja: '{a} → {b}', en: '{a} → {b}' });
}

type Plan = Pick<TurningPoint, 'ply' | 'plan' | 'seat'>;
