import { colorOf } from '@minoya/games/keshiki/blocks';
import { indexOf } from '@minoya/games/keshiki/cells';
import { type ToolId, tools } from '@minoya/games/keshiki/tools';
import type { JSX } from 'preact';
import { Ask } from '../../../design/Sheet.tsx';
import { tip } from '../../../design/tips.tsx';
import { words as shared } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import { sixPapers } from '../../../tile/fills.ts';
import { Tile } from '../../../tile/Tile.tsx';
import type { TableController } from './table-controller.ts';
import { toolsInOrder } from './tool-aim.ts';
import { colorName, letterOf } from '../look.ts';
import { ToolIcon } from './ToolIcon.tsx';
import { words } from '../text.ts';

/** The two tools of this board. A used one stays, crossed out. */
export function ToolSlots({ controller }: { controller: TableController }): JSX.Element | null {
  const { used } = controller.play.shown.value;
  const all = toolsInOrder(controller.play.session.setup, controller.play.shown.value);
  if (all.length === 0) return null;
  return (
    <div class="tool-slots" role="group" aria-label={say(words.tools)}>
      {all.map((id, i) => (
        <ToolButton key={id} id={id} index={i + 1} used={used.includes(id)} controller={controller} />
      ))}
    </div>
  );
}

function ToolButton({
  id,
  index,
  used,
  controller,
}: {
  id: ToolId;
  index: number;
  used: boolean;
  controller: TableController;
}) {
  const { text, rule } = tools[id];
  const name = say(text);
  return (
    <button
      type="button"
      class="button tool-button"
      data-used={used}
      data-tool={id}
      aria-label={used ? `${name}（${say(words.toolUsed)}）` : name}
      aria-keyshortcuts={String(index)}
      aria-disabled={used}
      aria-pressed={controller.aiming.value?.tool === id}
      {...tip(`${name} — ${say(rule)} ${say(words.toolOnce)}`)}
      onClick={() => (used ? controller.play.refuse('used') : controller.take(id))}
    >
      <ToolIcon id={id} />
      <span class="tool-name">{name}</span>
    </button>
  );
}

/** What the tool in hand still needs to know. */
export function ToolPrompt({ controller }: { controller: TableController }): JSX.Element | null {
  const aiming = controller.aiming.value;
  if (!aiming) return null;
  const { aim, text, rule } = tools[aiming.tool];
  // Said before the first use, as with hints.
  const { play } = controller;
  const cost = play.mayRank && !play.marks.value['tools'] && !play.marks.value['hints'] ? say(words.toolRanks) : null;
  if (aim === 'nothing') {
    return (
      <Ask
        title={say(words.useTool(say(text)))}
        yes={say(words.useTool(say(text)))}
        onNo={() => controller.putAway()}
        onYes={() => controller.useWith([], null)}
      >
        <p>
          {say(rule)} {say(words.toolOnce)} {cost}
        </p>
      </Ask>
    );
  }
  const picking = aim === 'color' && aiming.cells.length === 1;
  const ask = picking ? words.aimColor : aiming.cells.length === 1 ? words.aimSecond : words.aimBlock;
  return (
    <div class="tool-prompt" role="status">
      <p class="small">
        <strong>{say(text)}</strong> {aiming.cells.length === 0 ? say(rule) : null} {say(ask)} {cost}
      </p>
      {picking ? <Colors controller={controller} /> : null}
      <button type="button" class="button small" onClick={() => controller.putAway()}>
        {say(shared.cancel)}
      </button>
    </div>
  );
}

function Colors({ controller }: { controller: TableController }) {
  const { board, colors } = controller.play.view.value;
  const cell = controller.aiming.value?.cells[0] ?? -1;
  const now = colorOf(board.cells[indexOf(board, cell)] ?? 0);
  return (
    <div class="color-choice" role="group" aria-label={say(words.aimColor)}>
      {colors
        .filter(color => color !== now)
        .map(color => (
          <button
            key={color}
            type="button"
            class="color-button"
            aria-label={say(colorName(color))}
            onClick={() => controller.paint(color)}
          >
            <Tile fill={letterOf(color)} pattern={sixPapers[letterOf(color)]} />
          </button>
        ))}
    </div>
  );
}
