import './keshiki.css';
import './css/board.css';
import './css/pages.css';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { Icon } from '../../design/Icon.tsx';
import { number, say } from '../../i18n/lang.ts';
import { useKeys } from '../../play/keys.ts';
import { PlayBar } from '../../play/PlayBar.tsx';
import { aboutSetup } from './entry/about.ts';
import { AboutBoard } from './entry/AboutBoard.tsx';
import { Adviser } from './table/adviser.ts';
import { AdviceStrip } from './table/AdviceStrip.tsx';
import { Controls } from './table/Controls.tsx';
import { TableController } from './table/table-controller.ts';
import { BoardView } from './table/BoardView.tsx';
import { gainOf, groupsOf } from './table/groups.ts';
import { InfoSheet } from './table/InfoSheet.tsx';
import { FirstMeeting } from './tutorial/FirstMeeting.tsx';
import { loadProgress, progress } from './entry/progress.ts';
import { sceneKeys } from './table/scene-keys.ts';
import { Status } from './table/Status.tsx';
import { StuckSheet } from './table/StuckSheet.tsx';
import { ToolPrompt } from './table/Tools.tsx';
import type { KeshikiPlay } from './types.ts';
import { words } from './text.ts';

/** 消色百景 on screen. */
export function Scene({ play }: { play: KeshikiPlay }): JSX.Element {
  const controller = useMemo(() => new TableController(play), [play]);
  const adviser = useMemo(() => new Adviser(play), [play]);
  const info = useSignal(false);
  useEffect(() => {
    controller.twice = () => progress.peek()?.twice ?? false;
    void loadProgress();
    return () => {
      controller.close();
      adviser.close();
    };
  }, [controller, adviser]);
  useKeys(sceneKeys(controller, adviser));
  const about = aboutSetup(play.session.setup);
  return (
    <div
      class="keshiki"
      data-watching={play.watching}
      style={{ '--cols': controller.board.size.width, '--rows': controller.board.size.height }}
      ref={element => play.stage.mount(element)}
    >
      <PlayBar play={play}>
        <p class="display board-name">
          <span class="num">{say(about.label)}</span>{' '}
          {about.label === about.name ? null : <span class="board-title">{say(about.name)}</span>}
        </p>
        <button
          type="button"
          class="button plain info-button"
          aria-label={say(words.info)}
          onClick={() => {
            info.value = true;
          }}
        >
          <Icon id="info" />
        </button>
      </PlayBar>
      <AboutBoard about={about} board={play.view.value.board} />
      <Status setup={play.session.setup} state={play.shown.value} />
      <div class="field-place">
        <BoardView controller={controller} pointed={adviser.pointed.value} />
      </div>
      <div class="lower">
        <Readout controller={controller} />
        {play.watching ? null : <Controls controller={controller} adviser={adviser} />}
        <ToolPrompt controller={controller} />
        <AdviceStrip controller={controller} adviser={adviser} />
      </div>
      {info.value ? <InfoSheet about={about} play={play} onClose={() => void (info.value = false)} /> : null}
      {play.watching ? null : <StuckSheet controller={controller} adviser={adviser} />}
      {play.watching ? null : <FirstMeeting about={about} play={play} />}
    </div>
  );
}

/** Beside a wide board: what the pointed group is worth, and what it leaves. */
function Readout({ controller }: { controller: TableController }) {
  const seen = controller.preview.value;
  const after = controller.after.value;
  const largest = after ? groupsOf(after).list[0]?.removed.length : undefined;
  return (
    <dl class="readout num">
      <dt>{say(words.formula)}</dt>
      <dd>{seen?.ok ? say(words.groupIs(seen.removed.length, number(gainOf(seen)))) : '—'}</dd>
      <dd class="quiet small">{largest === undefined ? '' : say(words.afterLargest(largest))}</dd>
    </dl>
  );
}
