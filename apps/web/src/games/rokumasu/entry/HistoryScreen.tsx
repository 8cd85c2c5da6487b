import { LAST_ROUND } from '@minoya/games/rokumasu/rules';
import { isBossRound } from '@minoya/games/rokumasu/tuned';
import { decodeReplay } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { Tabs } from '../../../design/Tabs.tsx';
import { dateTime, number, say } from '../../../i18n/lang.ts';
import { replayPath } from '@minoya/shared/links';
import { allPast, type Past } from '../../../store/runs.ts';
import { beginRun, type RokumasuUI } from './begin.ts';
import { codeOf } from './code.ts';
import { front } from '../front.tsx';
import { meta } from '../text/meta.ts';
import { notices } from '../text/notice.ts';
import { pastWords } from '../text/past.ts';
import { resultPath } from '../../../play/paths.ts';
import { runLine } from '../../../play/run-kind.ts';
import { readable } from './readable.ts';
import { recordName, recordOf } from './rule-set-of.ts';
import { csvOf, statsOf } from './stats.ts';
import { BackToFront, Facts } from './parts.tsx';

/** Every finished run with its code and replay, and what they add up to. */
export function HistoryScreen({ ui }: { ui: RokumasuUI }): JSX.Element {
  const past = useSignal<readonly Past[] | null>(null);
  useEffect(() => {
    void allPast('rokumasu')
      .then(readable)
      .then(found => {
        past.value = found;
      });
  }, []);
  const runs = past.value ?? [];
  return (
    <div class="page roku-ui">
      <BackToFront />
      <h1>{say(meta.history)}</h1>
      {runs.length > 0 ? <ByRules ui={ui} runs={runs} /> : past.value ? <NoRuns /> : null}
    </div>
  );
}

/** Nothing to show yet, and the way to the first. */
function NoRuns() {
  return (
    <div class="no-runs stack panel">
      <div class="start-art" aria-hidden="true">
        <front.Art />
      </div>
      <p>{say(pastWords.noRuns)}</p>
      <a class="button primary wide" href="/rokumasu">
        {say(meta.newRun)}
        <Icon id="forward" />
      </a>
    </div>
  );
}

const byWay = () => import('../long/screens.ts').then(screens => screens.ByWay);

const kept = ['journey', 'standard', 'classic', 'practice'] as const;

/** Targets differ too much between rule sets for one sum: each has its own figures and its own list, and so has practice. */
function ByRules({ ui, runs }: { ui: RokumasuUI; runs: readonly Past[] }) {
  const played = kept.filter(id => runs.some(run => recordOf(run) === id));
  const latest = runs.map(recordOf).find(id => id !== 'practice');
  const now = useSignal<string>(latest ?? 'practice');
  return (
    <Tabs
      label={say(meta.ruleSet)}
      now={now.value}
      onChange={id => (now.value = id)}
      tabs={played.map(id => ({
        id,
        label: say(recordName(id)),
        content: () => <Record ui={ui} of={id} runs={runs.filter(run => recordOf(run) === id)} />,
      }))}
    />
  );
}

interface RecordProps {
  readonly ui: RokumasuUI;
  readonly of: (typeof kept)[number];
  readonly runs: readonly Past[];
}

function Record({ ui, of, runs }: RecordProps) {
  return (
    <div class="stack">
      <Statistics rules={of} runs={runs} />
      <ol class="history">
        {runs.map(run => (
          <PastRun key={run.id} ui={ui} run={run} />
        ))}
      </ol>
    </div>
  );
}

function Statistics({ rules, runs }: { rules: RecordProps['of']; runs: readonly Past[] }) {
  const stats = statsOf(runs);
  const facts = [
    [pastWords.statRuns, number(stats.runs)],
    [pastWords.statWins, number(stats.wins)],
    [pastWords.statBestRound, number(stats.bestRound)],
    [pastWords.statBest, number(stats.best)],
    [pastWords.statStreak, number(stats.streak)],
    [pastWords.statAverage, number(Math.round(stats.average * 10) / 10)],
  ] as const;
  return (
    <>
      <Facts list={facts} />
      <p class="caption" data-counted>
        {say(rules === 'practice' ? pastWords.practiceOnly : pastWords.noPractice)}
      </p>
      <Reached counts={stats.reached} />
      {rules === 'journey' ? <Lazy load={byWay} props={{ runs }} /> : null}
      <p>
        <a
          class="button small"
          download="rokumasu.csv"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(runs))}`}
        >
          <Icon id="download" />
          {say(pastWords.csv)}
        </a>
      </p>
    </>
  );
}

/** How many runs ended in each round; the last column is of those that won. */
function Reached({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const isMarked = (i: number) => isBossRound(i + 1) && i < LAST_ROUND - 1;
  const label = (i: number) => (i === LAST_ROUND ? say(pastWords.wonShort) : isMarked(i) ? number(i + 1) : '');
  return (
    <figure>
      <figcaption class="small quiet">{say(pastWords.reached)}</figcaption>
      <ol class="bars">
        {counts.map((count, i) => (
          <li
            key={i}
            data-won={i === LAST_ROUND}
            aria-label={say(pastWords.reachedOne(i === LAST_ROUND ? null : i + 1, count))}
          >
            <span class="caption num">{count > 0 ? number(count) : ''}</span>
            <span class="bar-fill" style={{ '--share': count / most }} />
            <span class="caption num tick">{label(i)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function PastRun({ ui, run }: { ui: RokumasuUI; run: Past }) {
  const replay = decodeReplay(run.word);
  const code = replay.ok ? codeOf(replay.value.setup, replay.value.seed, replay.value.version) : null;
  return (
    <li class="past">
      <span class="row">
        {run.won ? <span class="stamp">{say(notices.done)}</span> : null}
        <b>{say(runLine(run))}</b>
        {run.marks['gaveUp'] ? <span class="badge">{say(pastWords.gaveUp)}</span> : null}
        {run.marks['hints'] ? <span class="badge">{say(pastWords.hintsUsed)}</span> : null}
      </span>
      <span class="caption">
        {dateTime(run.ended)} <code class="num">{code ?? ''}</code>
      </span>
      <span class="row">
        <a class="button small" href={resultPath('rokumasu', run.id)} data-result>
          <Icon id="chart" />
          {say(pastWords.result)}
        </a>
        <a class="button small" href={replayPath(run.word)}>
          <Icon id="play" />
          {say(pastWords.watch)}
        </a>
        {replay.ok ? (
          <button
            type="button"
            class="button small"
            onClick={() =>
              void beginRun(ui, { setup: replay.value.setup, seed: replay.value.seed, slot: 'again', aside: true })
            }
          >
            {say(pastWords.again)}
          </button>
        ) : null}
      </span>
    </li>
  );
}
