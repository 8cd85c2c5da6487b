import type { polyform } from '@minoya/games/polyform/game';
import { fill, listed, type Match, type Seat } from '@minoya/kernel';
import { markedPlies } from '@minoya/shared/links';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Localized, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { text as playText } from '../../../play/text.ts';
import type { GameUI } from '../../game-ui.ts';
import type { NotOwn, TurningPoint } from './analysis.ts';
import { Intents } from './Intents.tsx';
import { branchMarks, spawnThinkers } from '../worker/client.ts';
import { adviceText, masterLay, masterText } from '../action-text.ts';
import { namedCards } from './named-cards.ts';
import { NamedCards } from './NamedCards.tsx';
import { reasonText } from './reason-text.ts';

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
  readonly ui: GameUI<typeof polyform>;
  /** Who sat where: the same opponents play on from here. */
  readonly marks: Readonly<Record<string, number>>;
}

/** The turns that made the difference, each open to be played again. */
export function TurningPoints({ match, seat, ui, marks: sat }: TurningPointsProps): JSX.Element {
  const points = useSignal<readonly TurningPoint[] | null>(null);
  const marks = branchMarks(sat, match.state.players.length);
  useEffect(() => {
    const thinkers = spawnThinkers();
    void thinkers
      .ask('analyse', { replay: match.replay(), seat, notOwn: notOwnIn(sat) })
      .then(
        found => {
          points.value = found;
        },
        () => undefined,
      )
      .finally(() => thinkers.close());
    return () => thinkers.close();
  }, [match, seat]);
  return (
    <section class="stack turning-points" data-ready={points.value !== null}>
      <h3>{say(words.title)}</h3>
      {points.value === null ? <p class="small quiet">{say(words.thinking)}</p> : null}
      {points.value?.length === 0 ? <p class="small quiet">{say(words.none)}</p> : null}
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
              {say(comment(point, match, sat))}
              {!point.why ? null : <span class="turning-why">{say(reasonText(point.why))}</span>}
              <NamedCards cards={namedCards(point, match)} />
            </span>
            <button
              type="button"
              class="button small"
              onClick={() => void begin(ui, { match: match.branch(point.ply), slot: 'branch', aside: true, marks })}
            >
              {say(playText.playFromHere)}
            </button>
          </li>
        ))}
      </ol>
      <Intents match={match} marks={sat} />
    </section>
  );
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
): Localized {
  if (point.worth >= 0) return words.fine;
  const plan = planText(point, match);
  if (point.unused === 0) return words.better(plan);
  return fill(
    { ja: '{unused}。{instead}', en: '{unused}. {instead}' },
    {
      unused: unusedText(point, marks),
      instead: point.lastRound > point.round ? words.insteadIn(point.round, plan) : words.instead(plan),
    },
  );
}

/** Actions that the clock took are nobody's choice, and are told apart. */
function unusedText({ unused, ends }: TurningPoint, marks: Readonly<Record<string, number>>): Localized {
  const late = ends.reduce((sum, end) => sum + (marks[`late${end.ply}`] ? end.unused : 0), 0);
  const parts = [...(late > 0 ? [words.outOfTime(late)] : []), ...(unused > late ? [words.unused(unused - late)] : [])];
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
