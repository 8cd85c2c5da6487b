import '../keshiki.css';
import '../css/pages.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LAST_LEVEL } from '@minoya/games/keshiki/recipes';
import { fill } from '@minoya/kernel';
import { Icon } from '../../../design/Icon.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { playPath } from '../../../play/paths.ts';
import { newSeed } from '../../../play/seed.ts';
import { loadRun, type Run } from '../../../store/runs.ts';
import { freshLevel, slots } from './about.ts';
import { Fact } from '../table/Fact.tsx';
import { Garden } from './Garden.tsx';
import { loadProgress, nothing, progress } from './progress.ts';
import { startsAfter, stonesAt, totalOf } from './walk.ts';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';

/** A new walk from a board on; the code of the run decides all boards that follow. */
async function start(ui: KeshikiUI, level: number): Promise<void> {
  await begin(ui, { ...(await freshLevel(level, newSeed())), slot: slots.endless });
}

const text = {
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
      ja: '5枚ごとに石を一つ置きます。石が六つで庭が完成です。',
      en: 'Every five boards set a stone. Six stones finish the garden.',
    },
  ],
  carried: { ja: '持ち越した点', en: 'Points carried' },
  best: { ja: '最高得点', en: 'Most points' },
  furthest: { ja: 'クリアした盤', en: 'Boards completed' },
  from: (level: number) =>
    fill({ ja: '盤{level}から（点は0から）', en: 'From board {level}, with no points' }, { level }),
  done: { ja: '庭が完成しました。', en: 'The garden is finished.' },
} as const;

/** `/keshiki/endless`: thirty boards, points carried over, a stone for every five of them. */
export function EndlessPage({ ui }: { ui: KeshikiUI }): JSX.Element {
  const run = useSignal<Run | null>(null);
  useEffect(() => {
    void loadProgress();
    void loadRun('keshiki', slots.endless).then(found => {
      run.value = found;
    });
  }, []);
  const { level, walk, walkBest } = progress.value ?? nothing;
  const done = level - 1;
  const stones = stonesAt(done);
  const [latest] = startsAfter(stones).slice(-1);
  return (
    <div class="page narrow">
      <p class="caption">
        <a href="/keshiki">{say(words.name)}</a>
      </p>
      <h1>{say(words.endless)}</h1>
      <Garden stones={stones} />
      {done >= LAST_LEVEL ? <p class="stamp">{say(text.done)}</p> : null}
      <ul class="endless-how">
        {text.how.map(line => (
          <li key={line.ja}>{say(line)}</li>
        ))}
      </ul>
      {done > 0 ? (
        <dl class="figures num">
          {walk && !walk.over ? <Fact name={say(text.carried)} value={number(totalOf(walk))} /> : null}
          <Fact name={say(text.best)} value={number(walkBest)} />
          <Fact name={say(text.furthest)} value={number(Math.min(LAST_LEVEL, done))} />
        </dl>
      ) : null}
      {run.value ? (
        <a class="button primary wide" href={playPath('keshiki', slots.endless)}>
          {say(words.resume)} — {say(run.value.line)}
          <Icon id="forward" />
        </a>
      ) : null}
      <button type="button" class={run.value ? 'button wide' : 'button primary wide'} onClick={() => void start(ui, 1)}>
        {say(run.value || done > 0 ? words.restart : words.start)}
      </button>
      {latest ? (
        <button type="button" class="button wide" onClick={() => void start(ui, latest)}>
          {say(text.from(latest))}
        </button>
      ) : null}
    </div>
  );
}
