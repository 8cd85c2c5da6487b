import '../polyform.css';
import '../css/cards.css';
import '../css/layout.css';
import '../css/pocket.css';
import type { polyform } from '@minoya/games/polyform/game';
import { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Floating } from '../../../board/Piece.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Title } from '../../../design/Title.tsx';
import { say } from '../../../i18n/lang.ts';
import { playPath } from '../../../play/paths.ts';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { text as playText } from '../../../play/text.ts';
import { loadRun, type Run } from '../../../store/runs.ts';
import type { GameUI } from '../../game-ui.ts';
import { TableController } from '../table/table-controller.ts';
import { form } from '../table/form.ts';
import { HoldBar } from '../table/HoldBar.tsx';
import { useTableKeys } from '../table/keys.ts';
import { sittersOf } from '../worker/client.ts';
import { OwnCards } from '../table/OwnCards.tsx';
import { TurnedPiece } from '../table/Pictures.tsx';
import { tables } from '../tables.ts';
import { text } from '../text.ts';
import { Tray } from '../table/Tray.tsx';
import { firstGame } from './first.ts';
import { lessonSeed, lessonSlot } from './deal.ts';
import { beginLesson } from './run.ts';

const words = {
  title: { ja: 'チュートリアル', en: 'Tutorial' },
  fit: { ja: 'はめて、完成させましょう。', en: 'Fit it to complete the puzzle.' },
  back: { ja: '使ったピースは戻り、報酬ピースが増えます。', en: 'Your piece returns, plus a reward piece.' },
  next: { ja: 'つぎへ', en: 'Next' },
  skip: { ja: 'とばす', en: 'Skip' },
  again: { ja: 'はじめから', en: 'From the beginning' },
} as const;

type PolyformUI = GameUI<typeof polyform>;

/** The first half minute: one card that cannot go wrong; then a short game with a guide. */
export function LessonScreen({ ui }: { ui: PolyformUI }): JSX.Element {
  const going = useSignal<Run | null>(null);
  const again = useSignal(false);
  useEffect(() => {
    void loadRun(ui.game.id, lessonSlot).then(run => {
      going.value = run && run.log.length > 0 ? run : null;
    });
  }, [ui]);
  if (!going.value || again.value) return <FirstCard onNext={() => void beginLesson(ui)} />;
  return (
    <div class="page narrow">
      <Title of={say(words.title)} />
      <a class="button primary wide" href={playPath('polyform', lessonSlot)}>
        {say(playText.resume)} — {say(going.value.line)}
        <Icon id="forward" />
      </a>
      <button
        type="button"
        class="button wide"
        data-do="again"
        onClick={() => {
          again.value = true;
        }}
      >
        {say(words.again)}
      </button>
    </div>
  );
}

function useFirstTable(): TableController {
  const controller = useMemo(() => {
    const play = new Play(local(new Match(firstGame, 'seats=1', lessonSeed)), tables);
    play.seating.people.value = sittersOf([0]);
    return new TableController(play);
  }, []);
  useEffect(
    () => () => {
      controller.close();
      controller.play.close();
    },
    [controller],
  );
  return controller;
}

function FirstCard({ onNext }: { onNext: () => void }) {
  const controller = useFirstTable();
  const { play } = controller;
  useTableKeys(controller, () => undefined);
  const done = (play.view.value.players[0]?.done.length ?? 0) > 0;
  const settled = done && !play.stage.busy.value;
  return (
    <div
      class="polyform first-card"
      data-form={form.value}
      ref={element => play.stage.mount(element)}
      onPointerDownCapture={() => play.stage.skip()}
    >
      <Title of={`${say(text.name)} ${say(words.title)}`} unseen />
      <p class="first-text" role="status">
        {say(done ? words.back : words.fit)}
      </p>
      <OwnCards controller={controller} />
      <Tray controller={controller} />
      {settled ? (
        <button type="button" class="button primary wide" data-do="next" onClick={onNext}>
          {say(words.next)}
          <Icon id="forward" />
        </button>
      ) : (
        <HoldBar controller={controller} />
      )}
      <p>
        <button type="button" class="button plain small" data-do="skip" onClick={onNext}>
          {say(words.skip)}
        </button>
      </p>
      <Floating drag={controller.drag} render={id => <TurnedPiece controller={controller} id={id} />} />
    </div>
  );
}
