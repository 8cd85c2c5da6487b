import '../css/lesson.css';
import type { polyform } from '@minoya/games/polyform/game';
import { writeSetup } from '@minoya/games/polyform/setup';
import { fill, Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { goBehindShutter } from '../../../design/shutter.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Title } from '../../../design/Title.tsx';
import { say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { Play } from '../../../play/play.ts';
import { RefusalChip } from '../../../play/RefusalChip.tsx';
import { local } from '../../../play/session.ts';
import { TableFrame } from '../../../play/TableFrame.tsx';
import { Seals } from '../../../play/EarnedHere.tsx';
import { earn } from '../../../store/achievements.ts';
import type { GameUI } from '../../game-ui.ts';
import { achievements } from '../achievements.ts';
import { newTable } from '../entry/new-table.ts';
import { Scene } from '../scene.tsx';
import { eventEffects } from '../event-effects.ts';
import { text } from '../text.ts';
import { marksOf, sittersOf } from '../worker/client.ts';
import { nextPress } from './ring.ts';
import { gameOf } from './scene-game.ts';
import { type LessonScene, scenes } from './scenes.ts';
import { keepStep, noteDone, stepKept, stillToPlay } from './step.ts';

/** A short first game after the lesson. */
const firstGame = writeSetup(newTable(2, { ends: { white: 3, black: 2, deck: true } }));

const words = {
  title: { ja: 'チュートリアル', en: 'Tutorial' },
  step: (n: number, all: number) => fill({ ja: '{n}/{all}', en: '{n}/{all}' }, { n, all }),
  next: { ja: '次へ', en: 'Next' },
  skip: { ja: 'とばす', en: 'Skip' },
  back: { ja: '前へ', en: 'Back' },
  leave: { ja: '退出', en: 'Leave' },
  over: { ja: 'これで全部です。', en: 'That is all of it.' },
  overHow: {
    ja: 'あとは実戦で。まずは見習いと、短めのゲーム（白3枚か黒2枚で最終ラウンド）がおすすめです。相手のターンにも、自分のパズルで試し置きができます。',
    en: 'Now play. A short game against the Apprentice (3 white or 2 black start the final round) is a good start. You may plan on your own puzzles while others play.',
  },
  notNow: {
    ja: 'その操作は、このステップでは使いません。上の案内を見てください。',
    en: 'This step is not about that. See the guide above.',
  },
  wrongPlace: {
    ja: 'そこではパズルが完成しません。ぴったり埋まる向きと場所に置きましょう。',
    en: 'That does not complete the puzzle. Turn and place it so that it fills the cells.',
  },
  skipped: (n: number) =>
    fill(
      n === 1
        ? {
            ja: 'とばしたステップが{n}つあります。全部遊ぶと実績「手習い」がもらえます。',
            en: '{n} step was skipped. Play all of them to earn “Apprenticed”.',
          }
        : {
            ja: 'とばしたステップが{n}つあります。全部遊ぶと実績「手習い」がもらえます。',
            en: '{n} steps were skipped. Play all of them to earn “Apprenticed”.',
          },
      { n },
    ),
  home: { ja: 'POLYFORMのトップへ', en: 'To POLYFORM’s start page' },
  play: { ja: '見習いと対戦（短め：白3・黒2）', en: 'Play the Apprentice (short: 3 white, 2 black)' },
  again: { ja: 'チュートリアルをもう一度', en: 'Tutorial again' },
} as const;

type PolyformUI = GameUI<typeof polyform>;

/** The lesson: one table after the other, each for one thing. It counts for nothing, and no press can break it. */
export function LessonScreen({ ui }: { ui: PolyformUI }): JSX.Element {
  const at = useSignal(stepKept(scenes.length));
  const go = (step: number) => {
    at.value = Math.max(0, Math.min(scenes.length, step));
    keepStep(at.value === scenes.length ? 0 : at.value);
  };
  const scene = scenes[at.value];
  if (!scene) return <End ui={ui} onAgain={() => go(0)} />;
  return <Step key={scene.id} ui={ui} scene={scene} at={at.value} onGo={go} />;
}

interface StepProps {
  readonly ui: PolyformUI;
  readonly scene: LessonScene;
  readonly at: number;
  readonly onGo: (step: number) => void;
}

function Step({ ui, scene, at, onGo }: StepProps) {
  const play = useMemo(() => {
    const table = new Play(local(new Match(gameOf(scene), 'seats=1', 'lesson'), { seats: [0] }), eventEffects);
    table.seating.people.value = sittersOf([0]);
    return table;
  }, [scene]);
  useEffect(() => () => play.close(), [play]);
  useEffect(() => {
    document.documentElement.dataset['table'] = 'yes';
    return () => {
      delete document.documentElement.dataset['table'];
    };
  }, []);
  const done = scene.done(play.view.value) && !play.stage.busy.value;
  useEffect(() => {
    if (done) noteDone(scene.id);
  }, [done]);
  const refusals = { ...ui.refusals, lessonNow: words.notNow, lessonWrong: scene.wrong ?? words.wrongPlace };
  return (
    <TableFrame play={play} keys={{ z: () => play.undo() }}>
      <Title of={`${say(text.name)} ${say(words.title)}`} unseen />
      <Scene
        play={play}
        lesson={done ? 'done' : scene.id}
        ring={controller => (done ? null : nextPress(controller, scene.id))}
      >
        <div class="guide" data-guide={scene.id} data-done={done}>
          <b class="num guide-step">{say(words.step(at + 1, scenes.length))}</b>
          <p class="grow" role="status">
            {say(done ? scene.after : scene.goal)}
          </p>
          <GuideButtons at={at} done={done} onGo={onGo} />
          <RefusalChip ui={{ ...ui, refusals }} play={play} />
        </div>
      </Scene>
    </TableFrame>
  );
}

function GuideButtons({ at, done, onGo }: { at: number; done: boolean; onGo: (step: number) => void }) {
  return (
    <span class="guide-buttons">
      <a class="button plain small" href="/polyform" data-do="leave">
        {say(words.leave)}
      </a>
      {at > 0 ? (
        <button type="button" class="button plain small" data-do="back" onClick={() => onGo(at - 1)}>
          {say(words.back)}
        </button>
      ) : null}
      <button
        type="button"
        class={done ? 'button primary' : 'button small'}
        data-do={done ? 'next' : 'skip'}
        onClick={() => onGo(at + 1)}
      >
        {say(done ? words.next : words.skip)}
        {done ? <Icon id="forward" /> : null}
      </button>
    </span>
  );
}

/** Everything has been seen: on to the first game. */
function End({ ui, onAgain }: { ui: PolyformUI; onAgain: () => void }) {
  const earned = useSignal<typeof achievements>([]);
  const skipped = useMemo(() => stillToPlay(scenes.map(scene => scene.id)).length, []);
  useEffect(() => {
    if (skipped > 0) return;
    const lesson = achievements.filter(one => one.ofLesson);
    void earn(
      ui.game.id,
      lesson.map(one => one.id),
    ).then(fresh => {
      earned.value = lesson.filter(one => fresh.includes(one.id));
    });
  }, []);
  // In the lesson's place: the way back from the game leads to where the lesson was opened from.
  const go = (path: string) => goBehindShutter(path, { replace: true });
  const start = () => void begin(ui, { setup: firstGame, slot: 'main', marks: marksOf([0, 1]), aside: true, go });
  return (
    <div class="page narrow stack">
      <Title of={say(words.over)} />
      <p>{say(words.overHow)}</p>
      {skipped > 0 ? <p class="small quiet">{say(words.skipped(skipped))}</p> : null}
      <Seals of={earned.value} />
      <button type="button" class="button primary wide" data-do="first-game" onClick={start}>
        {say(words.play)}
        <Icon id="forward" />
      </button>
      <a class="button wide" href="/polyform">
        {say(words.home)}
      </a>
      <button type="button" class="button plain" data-do="again" onClick={onAgain}>
        {say(words.again)}
      </button>
    </div>
  );
}
