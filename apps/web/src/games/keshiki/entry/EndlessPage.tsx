import '../keshiki.css';
import '../css/pages.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LAST_LEVEL } from '@minoya/games/keshiki/recipes';
import { fill } from '@minoya/kernel';
import { Icon } from '../../../design/Icon.tsx';
import { Ask } from '../../../design/Sheet.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { playPath } from '../../../play/paths.ts';
import { newSeed } from '../../../play/seed.ts';
import { loadRun, type Run } from '../../../store/runs.ts';
import { aboutSetup, freshLevel, slots } from './about.ts';
import { Fact } from '../table/Fact.tsx';
import { Garden } from './Garden.tsx';
import { loadProgress, nothing, progress } from './progress.ts';
import { type Standing, standing } from './standing.ts';
import { startsAfter, stonesAt } from './walk.ts';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';

/** A walk from a board on; its code decides all boards that follow. */
async function start(ui: KeshikiUI, level: number, seed: string): Promise<void> {
  await begin(ui, { ...(await freshLevel(level, seed)), slot: slots.endless });
}

const text = {
  start: { ja: '始める', en: 'Start' },
  endlessLength: { ja: '30枚の盤で庭を完成させます', en: 'Thirty boards to finish a garden' },
  how: [
    {
      ja: '目標に届いたら、次の盤へ。届かずに終えると、そこで終わりです。',
      en: 'Reach the goal and go on. End a board without it and the walk is over.',
    },
    {
      ja: '点は盤から盤へ持ち越します。一つの盤を数えるのは一度だけです。',
      en: 'Points are carried from board to board. Each board counts once.',
    },
    {
      ja: '5枚ごとに石を一つ置きます。30枚目をクリアすると石が六つそろい、庭が完成して終わりです。',
      en: 'Every five boards set a stone. Board 30 sets the sixth: the garden is finished, and the walk with it.',
    },
    {
      ja: 'そのあとも、新しい盤で何度でも始められます。石を置いた所からも始められます。',
      en: 'After that you can walk again, through new boards, from the first or from a stone.',
    },
  ],
  carried: { ja: '持ち越した点', en: 'Points carried' },
  best: { ja: '最高得点', en: 'Most points' },
  completed: { ja: 'クリアした盤', en: 'Boards completed' },
  furthest: { ja: '最も進んだ盤', en: 'Furthest board' },
  goOn: (level: number, points: string) =>
    fill(
      { ja: 'つづき — 盤{level}・持ち越した点 {points}', en: 'Continue: board {level}, {points} points carried' },
      { level, points },
    ),
  lost: (level: number, points: string) =>
    fill(
      {
        ja: '遊んでいる盤{level}と、持ち越した{points}点はなくなります。始めますか。',
        en: 'The board you are on ({level}) and the {points} points carried are lost. Start anyway?',
      },
      { level, points },
    ),
  from: (level: number) =>
    fill({ ja: '盤{level}から（点は0から）', en: 'From board {level}, with no points' }, { level }),
  done: { ja: '庭が完成しました。', en: 'The garden is finished.' },
} as const;

/** The walk that goes on, as far as it is known on this device. */
function useStanding(): Standing | null {
  const run = useSignal<Run | null>(null);
  useEffect(() => {
    void loadProgress();
    void loadRun('keshiki', slots.endless).then(found => {
      run.value = found;
    });
  }, []);
  const kept = run.value;
  const setup = kept ? aboutSetup(kept.setup).setup : null;
  const walk = (progress.value ?? nothing).walk;
  if (!kept) return standing(walk, null);
  return standing(walk, {
    seed: kept.seed,
    level: setup?.type === 'endless' ? setup.level : 1,
    moves: kept.log.length,
  });
}

interface WaysProps {
  readonly ui: KeshikiUI;
  readonly at: Standing | null;
  /** A later board to begin with. */
  readonly latest: number | undefined;
  readonly fresh: boolean;
}

/** On, or from a beginning; what that would throw away is named and asked for first. */
function Ways({ ui, at, latest, fresh }: WaysProps) {
  const asking = useSignal<number | null>(null);
  const laying = useSignal<number | null>(null);
  const lay = (level: number, seed: string) => {
    asking.value = null;
    laying.value = level;
    void start(ui, level, seed).finally(() => {
      laying.value = null;
    });
  };
  const anew = (level: number) => {
    if (at?.worth) asking.value = level;
    else lay(level, newSeed());
  };
  const goOn = at ? (
    <>
      {say(text.goOn(at.level, number(at.carried)))}
      <Icon id="forward" />
    </>
  ) : null;
  return (
    <>
      {at?.open ? (
        <a class="button primary wide" href={playPath('keshiki', slots.endless)}>
          {goOn}
        </a>
      ) : at ? (
        <button type="button" class="button primary wide" onClick={() => lay(at.level, at.seed)}>
          {goOn}
        </button>
      ) : null}
      <button type="button" class={at ? 'button wide' : 'button primary wide'} onClick={() => anew(1)}>
        {say(fresh ? text.start : words.restart)}
      </button>
      {latest ? (
        <button type="button" class="button wide" onClick={() => anew(latest)}>
          {say(text.from(latest))}
        </button>
      ) : null}
      {laying.value === null ? null : (
        <p class="small" role="status">
          {say(words.laying)}
        </p>
      )}
      {at && asking.value !== null ? (
        <Ask
          title={say(asking.value === 1 ? words.restart : text.from(asking.value))}
          yes={say(text.start)}
          onYes={() => lay(asking.peek() ?? 1, newSeed())}
          onNo={() => void (asking.value = null)}
        >
          <p>{say(text.lost(at.level, number(at.carried)))}</p>
        </Ask>
      ) : null}
    </>
  );
}

/** `/keshiki/endless`: thirty boards, points carried over, a stone for every five of them. */
export function EndlessPage({ ui }: { ui: KeshikiUI }): JSX.Element {
  const at = useStanding();
  const { level, walkBest } = progress.value ?? nothing;
  const done = level - 1;
  const stones = stonesAt(done);
  const [latest] = startsAfter(stones).slice(-1);
  return (
    <div class="page narrow">
      <p class="caption">
        <a href="/keshiki">{say(words.name)}</a>
      </p>
      <h1>{say(words.endless)}</h1>
      <p class="quiet">{say(text.endlessLength)}</p>
      <Garden stones={stones} />
      {done >= LAST_LEVEL ? <p class="stamp">{say(text.done)}</p> : null}
      <ul class="endless-how">
        {text.how.map(line => (
          <li key={line.ja}>{say(line)}</li>
        ))}
      </ul>
      {at || done > 0 ? (
        <dl class="figures num">
          {at ? <Fact name={say(text.carried)} value={number(at.carried)} /> : null}
          {at ? <Fact name={say(text.completed)} value={number(at.done)} /> : null}
          {done > 0 ? <Fact name={say(text.best)} value={number(walkBest)} /> : null}
          {done > 0 ? <Fact name={say(text.furthest)} value={number(Math.min(LAST_LEVEL, done))} /> : null}
        </dl>
      ) : null}
      <Ways ui={ui} at={at} latest={latest} fresh={!at && done === 0} />
    </div>
  );
}
