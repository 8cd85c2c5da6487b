import './picture.css';
import type { Archived } from '@minoya/archive/archived';
import type { LinkPreview } from '@minoya/games/link-preview';
import type { AnyGame } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { AnyGameUI } from '../games/game-ui.ts';
import { type Localized, say } from '../i18n/lang.ts';
import { Tile } from '../tile/Tile.tsx';
import type { DrawnMark } from '../tile/preview-mark.ts';
import type { Play } from './play.ts';
import { text } from './text.ts';

type DrawMark = (mark: string) => DrawnMark;

/**
 * A game of rules so old that the present screens cannot draw its states: it is shown as its link shows it, the board
 * in marks and a line of words, and can be watched and played on all the same.
 */
export function pictureUI(present: AnyGameUI, rules: Archived): AnyGameUI {
  const { game } = rules;
  const preview = (setup: string, state: unknown): LinkPreview => rules.linkPreview(setup, state);
  const lineOf = (view: unknown, setup: string): Localized => preview(setup, view).line;
  const told = (event: { readonly type: string }): Localized => ({ ja: game.tell(event), en: game.tell(event) });
  return {
    game,
    name: present.name,
    drawPreviewMark: present.drawPreviewMark,
    eventEffects: {
      motions: everyKind(() => undefined),
      sounds: everyKind(() => null),
      buzzes: everyKind(() => null),
      lines: everyKind(told),
    },
    Scene: ({ play }) => <Picture play={play} preview={preview} draw={present.drawPreviewMark} />,
    screens: present.screens,
    setup: present.setup,
    summary: (view, setup) => ({ line: lineOf(view, setup), progress: null }),
    outcome: (view, { scores, winners }) => ({
      score: scores[0] ?? 0,
      won: winners.includes(0),
      line: lineOf(view, present.setup),
    }),
    action: action => ({ ja: game.actions.write(action), en: game.actions.write(action) }),
    rules: present.rules,
    achievements: async () => [],
  };
}

/** A table with one answer for every kind of event, known or not. */
function everyKind<F>(answer: F): Readonly<Record<string, F>> {
  return new Proxy({}, { get: () => answer });
}

interface PictureProps {
  readonly play: Play<AnyGame>;
  readonly preview: (setup: string, state: unknown) => LinkPreview;
  readonly draw: DrawMark;
}

function Picture({ play, preview, draw }: PictureProps): JSX.Element {
  const { name, place, line, boards } = preview(play.session.setup, play.shown.value);
  return (
    <div class="page stack" data-scene="picture">
      <h2>
        {say(name)} {place ? <span class="quiet">{say(place)}</span> : null}
      </h2>
      <p role="status">{say(line)}</p>
      <div class="picture-boards" data-many={boards.length > 1}>
        {boards.map((board, i) => (
          <PictureBoard key={i} cols={board.cols} cells={board.cells} draw={draw} />
        ))}
      </div>
      {play.isReplay ? null : <Actions play={play} />}
    </div>
  );
}

interface BoardProps {
  readonly cols: number;
  readonly cells: readonly (readonly string[])[];
  readonly draw: DrawMark;
}

/** A board of a link preview: each cell is a pile of marks from the bottom up. */
export function PictureBoard({ cols, cells, draw }: BoardProps): JSX.Element {
  return (
    <div class="picture-board" style={{ '--cols': cols }} aria-hidden="true">
      {cells.map((pile, i) => {
        const drawn = pile.map(draw);
        return (
          <span key={i} class="picture-cell" data-bare={drawn.some(one => one.as === 'hole')}>
            {drawn.map((one, k) => (one.as === 'hole' ? null : <Tile key={k} {...one.look} />))}
          </span>
        );
      })}
    </div>
  );
}

/** Everything the rules allow, in a list: plain, but nothing is refused for its age. */
function Actions({ play }: { play: Play<AnyGame> }): JSX.Element | null {
  const chosen = useSignal('');
  const { game } = play.session;
  const lines = play.legal.value.map(action => game.actions.write(action));
  if (lines.length === 0) return null;
  const line = lines.includes(chosen.value) ? chosen.value : (lines[0] ?? '');
  return (
    <form
      class="row"
      onSubmit={event => {
        event.preventDefault();
        play.act(game.actions.read(line));
      }}
    >
      <label class="field grow">
        <span class="small">{say(text.actionPlainly)}</span>
        <select value={line} onChange={event => (chosen.value = event.currentTarget.value)}>
          {lines.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button primary">
        {say(text.doIt)}
      </button>
      <button type="button" class="button" disabled={!play.canUndo.value} onClick={() => play.undo()}>
        {say(text.undo)}
      </button>
    </form>
  );
}
