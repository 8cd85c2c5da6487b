import type { polyform } from '@minoya/games/polyform/game';
import { fill, type Match, type Seat } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Localized, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { text as playText } from '../../../play/text.ts';
import type { GameUI } from '../../game-ui.ts';
import type { TurningPoint } from './analysis.ts';
import { Intents } from './Intents.tsx';
import { branchMarks, spawnThinkers } from '../worker/client.ts';
import { adviceText } from '../action-text.ts';

const words = {
  title: { ja: '分かれ目', en: 'Turning points' },
  thinking: { ja: '調べています', en: 'Looking' },
  round: (n: number): Localized => fill({ ja: 'ラウンド{n}', en: 'Round {n}' }, { n }),
  better: (what: Localized, by: number): Localized =>
    fill({ ja: 'ここは「{what}」の方が +{by}点', en: 'Better here: “{what}”, +{by}' }, { what, by }),
  fine: (by: number): Localized =>
    fill({ ja: '親方の読みより +{by}点のターンでした', en: '+{by} over the foreman’s plan' }, { by }),
  even: { ja: '親方の読みと同じターンでした', en: 'As good as the foreman’s plan' },
  morePoints: (n: number): Localized =>
    fill({ ja: '理由：そのターンに{n}点多く完成', en: 'Why: {n} more points completed that turn' }, { n }),
  moreCells: (n: number): Localized =>
    fill({ ja: '理由：持っているピースが{n}マス多い', en: 'Why: pieces of {n} more cells' }, { n }),
  lessOpen: (n: number): Localized =>
    fill({ ja: '理由：完成まであと{n}マス近い', en: 'Why: {n} cells closer to completing' }, { n }),
  moreWork: { ja: '理由：先に点になるパズルを確保', en: 'Why: puzzles for later turns are secured' },
  betterFit: { ja: '理由：手持ちピースの形がパズルに合う', en: 'Why: the pieces in hand suit the puzzles' },
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
      .ask('analyse', { replay: match.replay(), seat })
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
      <ol class="stack">
        {points.value?.map(point => (
          <li key={point.ply} class="turning-point" data-better={point.better} data-ply={point.ply}>
            <span class="num small quiet">
              {say(words.round(point.round))} ({point.worth > 0 ? '+' : point.worth < 0 ? '−' : '±'}
              {Math.abs(point.worth)})
            </span>
            <span class="grow small">
              {say(comment(point, match))}
              {point.worth === 0 ? null : <span class="turning-why">{say(reasonText(point))}</span>}
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

function comment({ worth, better, ply }: TurningPoint, match: Match<typeof polyform>): Localized {
  if (worth > 0) return words.fine(worth);
  if (worth === 0) return words.even;
  return words.better(adviceText(better, match.at(ply).state), -worth);
}

/** What one would have seen on the table after the better turn, or after one's own where that was better. */
export function reasonText({ worth, why }: Pick<TurningPoint, 'worth' | 'why'>): Localized {
  const sign = worth > 0 ? -1 : 1;
  const [points, cells, open] = [why.points * sign, why.cells * sign, why.open * sign];
  if (points > 0) return words.morePoints(points);
  if (cells > 0) return words.moreCells(cells);
  if (open < 0) return words.lessOpen(-open);
  return open > 0 ? words.moreWork : words.betterFit;
}
