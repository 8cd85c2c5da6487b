import type { Result as GameResult } from '@minoya/kernel';
import type { TurningPoint } from '@minoya/bots/rokumasu/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { type Localized, number, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { allPast } from '../../../store/runs.ts';
import type { RokumasuUI } from '../entry/begin.ts';
import { askCoach, askGraph } from '../worker/client.ts';
import type { Judged } from '../worker/jobs.ts';
import type { RokuPlay } from '../table/table-controller.ts';
import { reasonText, verdicts } from '../text/coach.ts';
import { lookingBack } from '../text/looking-back.ts';
import { run } from '../text/run.ts';
import { wayLine } from '../text/run-line.ts';
import { BuildCard } from './BuildCard.tsx';
import { EnoughView } from './EnoughView.tsx';
import { goldText } from '../text/numbers.ts';
import { Graph } from './Graph.tsx';
import { ownBest } from './own-best.ts';
import { MiniBoard } from '../run/MiniBoard.tsx';
import { Facts } from '../entry/parts.tsx';

interface ResultProps {
  readonly ui: RokumasuUI;
  readonly play: RokuPlay;
  readonly result: GameResult;
}

const earned = () => import('../long/screens.ts').then(screens => screens.Earned);

/** The end of a run: what it lacked, how far it went, what was built, the three moves that mattered most, and what it brought. */
export function ResultView({ ui, play }: ResultProps): JSX.Element {
  const { record } = play.view.value;
  const facts = [
    [run.total, number(record.total)],
    [run.best, number(record.best)],
    [run.rounds, number(record.rounds)],
    [run.lines, number(record.lines)],
    [run.goldAll, goldText(record.gold - broughtAlong(play))],
  ] as const;
  const { match } = play.session;
  const lost = play.view.value.phase === 'lost';
  const hints = play.marks.value['hints'];
  // What one asks first comes first: what was missing, what it was, what was built, where it turned. The rest is folded.
  return (
    <div class="roku-ui result-columns" data-lost={lost}>
      {match && lost ? (
        <div class="result-enough">
          <EnoughView match={match} />
        </div>
      ) : null}
      <div class="result-facts stack">
        <Facts list={facts} />
        <OwnBest play={play} />
        {play.marks.value['lesson'] ? (
          <p class="small" data-was-practice>
            {say(lookingBack.wasPractice)}
          </p>
        ) : null}
        {hints ? <p class="badge">{say(lookingBack.hintsUsed(hints))}</p> : null}
      </div>
      {match ? (
        <div class="result-build">
          <BuildCard match={match} />
        </div>
      ) : null}
      <div class="result-coach">
        <Coach ui={ui} play={play} />
      </div>
      <div class="result-earned stack">
        <Lazy load={earned} props={{ marks: play.marks.value, next: true, folded: true }} meanwhile={null} />
      </div>
    </div>
  );
}

/** Gold that the way began with was not earned. */
const broughtAlong = ({ session }: RokuPlay): number => session.match?.at(0).state.record.gold ?? 0;

/** How the run compares with one's own best. */
function OwnBest({ play }: { play: RokuPlay }) {
  const told = useSignal<Localized | null>(null);
  const { match } = play.session;
  const { rules, record } = play.view.value;
  useEffect(() => {
    const { setup = '', seed } = match ?? {};
    const ended = { rules, setup, seed, marks: play.marks.peek(), total: record.total, way: wayLine(play.view.value) };
    void allPast('rokumasu').then(past => (told.value = ownBest(ended, past)));
  }, []);
  return told.value ? (
    <p class="badge" data-own-best>
      {say(told.value)}
    </p>
  ) : null;
}

/** Reads the run again in a worker: a graph of every move, and the turning points. */
function Coach({ ui, play }: { ui: RokumasuUI; play: RokuPlay }) {
  const points = useSignal<readonly TurningPoint[] | 'failed' | null>(null);
  const graph = useSignal<readonly Judged[]>([]);
  const share = useSignal(0);
  const { match } = play.session;
  useEffect(() => {
    if (!match) return undefined;
    const stop = new AbortController();
    const replay = match.replay();
    askGraph(replay, stop.signal).then(
      found => {
        graph.value = found;
      },
      () => undefined,
    );
    askCoach(replay, stop.signal, done => {
      share.value = done;
    }).then(
      found => {
        points.value = found;
      },
      () => {
        if (!stop.signal.aborted) points.value = 'failed';
      },
    );
    return () => stop.abort();
  }, [match]);
  return (
    <section class="stack coach">
      <Graph moves={graph.value} points={Array.isArray(points.value) ? points.value : []} />
      <h3>{say(lookingBack.coach)}</h3>
      <CoachList ui={ui} play={play} points={points.value} moves={graph.value} share={share.value} />
    </section>
  );
}

interface ListProps {
  readonly ui: RokumasuUI;
  readonly play: RokuPlay;
  readonly points: readonly TurningPoint[] | 'failed' | null;
  readonly moves: readonly Judged[];
  readonly share: number;
}

function CoachList({ ui, play, points, moves, share }: ListProps) {
  if (points === 'failed') return <p class="quiet small">{say(lookingBack.coachFailed)}</p>;
  if (!points)
    return (
      <p class="quiet small" role="status">
        {say(lookingBack.coachWorking(Math.round(share * 100)))}
      </p>
    );
  if (points.length === 0) return <p class="quiet small">{say(lookingBack.coachNone)}</p>;
  return (
    <ol class="turning-points">
      {points.map(point => (
        <Point key={point.ply} ui={ui} play={play} point={point} move={moves.find(one => one.ply === point.ply)} />
      ))}
    </ol>
  );
}

interface PointProps {
  readonly ui: RokumasuUI;
  readonly play: RokuPlay;
  readonly point: TurningPoint;
  readonly move: Judged | undefined;
}

function Point({ ui, play, point, move }: PointProps) {
  const { match } = play.session;
  if (!match) return null;
  const state = rokumasu.view(match.at(point.ply).state, 0);
  const percent = (outlook: number) => Math.round(100 * outlook);
  return (
    <li class="turning-point panel" data-ply={point.ply}>
      <p class="row">
        <b>{say(lookingBack.point(point.round, move?.move ?? 1))}</b>
        <b class={point.verdict === 'blunder' ? 'badge danger' : 'badge'} data-verdict={point.verdict}>
          {say(verdicts[point.verdict])}
        </b>
        {point.told === 'points' ? null : (
          <span class="small quiet">{say(lookingBack.outlook(percent(point.couldBe), percent(point.became)))}</span>
        )}
      </p>
      {point.luckBefore && point.told === 'chance' ? (
        <p class="small quiet" data-luck-before>
          {say(lookingBack.luckBefore)}
        </p>
      ) : null}
      <p class="small" data-why>
        {say(reasonText(point.why))}
      </p>
      <div class="mini-boards">
        <MiniBoard state={state} {...point.played} label={say(lookingBack.yours)} />
        <Icon id="forward" />
        <MiniBoard state={state} {...point.better} label={say(lookingBack.better)} />
      </div>
      <button
        type="button"
        class="button small"
        data-from={point.ply}
        onClick={() => void begin(ui, { match: match.branch(point.ply), slot: 'branch', aside: true })}
      >
        <Icon id="play" />
        {say(lookingBack.see)}
      </button>
    </li>
  );
}
