import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { fill } from '@minoya/kernel';
import { number, say } from '../../../i18n/lang.ts';
import { begin } from '../../../play/begin.ts';
import { moveKeys } from '../../../play/hints-followed.ts';
import { keepLineShown, keepMovesGiven } from '../../../store/tries.ts';
import { MiniBoard } from '../table/MiniBoard.tsx';
import type { KeshikiUI } from '../types.ts';
import { words } from '../text.ts';
import { beforeMove, type Line, lineOn, movesIn, nextGroup, partingMove } from './lines.ts';

interface CompareProps {
  readonly ui: KeshikiUI;
  readonly match: Line;
  readonly slot: string;
  /** Par's taps; none when no par is known, or it is not to be seen yet. */
  readonly par: readonly string[] | null;
  /** Whether par's line is seen at once; otherwise it is asked for, because it tells how all stars are earned. */
  readonly open: boolean;
  /** Takes the player's own game back to a move. */
  readonly onBack: (to: number) => void;
}

const text = {
  yours: { ja: 'あなたの手順', en: 'Your line' },
  par: { ja: 'AIの手順', en: 'AI line' },
  points: (n: string) => fill({ ja: '{n}点', en: '{n} points' }, { n }),
  showPar: { ja: 'AIの手順を見る', en: 'Show the AI line' },
  move: { ja: '手', en: 'Move' },
  split: (at: number) => fill({ ja: '分かれ目は{at}手目', en: 'They part on move {at}' }, { at }),
  same: { ja: '同じ手順です', en: 'The same line' },
  see: { ja: '見る', en: 'See' },
  fromHere: { ja: 'ここから遊ぶ', en: 'Play from here' },
  boardAt: (name: string, at: number) =>
    fill({ ja: '{name}、{at}手目の盤', en: '{name}, board after move {at}' }, { name, at }),
} as const;

/** The house's line was looked at: what is played after that may follow it, and whoever repeats it has it from here. */
function tellShown(ui: KeshikiUI, line: Line): void {
  keepLineShown(line.game, line.setup);
  keepMovesGiven(line.game, line.setup, moveKeys(ui, line));
}

/** Your line and par's, side by side, at the same move. */
export function Compare({ ui, match, slot, par, open, onBack }: CompareProps): JSX.Element {
  const asked = useSignal(open);
  const master = useMemo(() => (par && asked.value ? lineOn(match, par) : null), [match, par, asked.value]);
  const at = useSignal(0);
  const last = Math.max(movesIn(match), master ? movesIn(master) : 0);
  const parting = master ? partingMove(match, master) : null;
  const show = (move: number) => {
    at.value = move;
    if (master) tellShown(ui, master);
  };
  return (
    <section class="compare">
      <label class="moves">
        <span class="caption num">{say(words.moveOf(at.value, last))}</span>
        <input
          type="range"
          min="0"
          max={last}
          value={at.value}
          aria-label={say(text.move)}
          aria-valuetext={say(words.moveOf(at.value, last))}
          onInput={event => {
            show(Number(event.currentTarget.value));
          }}
        />
      </label>
      <div class="compare-boards">
        <LineView name={say(text.yours)} line={match} at={at.value} onPlay={() => onBack(at.peek())} />
        {master ? (
          <LineView
            name={say(text.par)}
            line={master}
            at={at.value}
            onPlay={() => {
              tellShown(ui, master);
              void begin(ui, { match: master.branch(at.peek()), slot });
            }}
          />
        ) : null}
      </div>
      {par && !asked.value ? (
        <p>
          <button type="button" class="button small" data-show-par onClick={() => void (asked.value = true)}>
            {say(text.showPar)}
          </button>
        </p>
      ) : null}
      {master ? (
        <p class="row small">
          <span>{say(parting === null ? text.same : text.split(parting))}</span>
          {parting !== null && at.value !== beforeMove(parting) ? (
            <button type="button" class="button small" onClick={() => show(beforeMove(parting))}>
              {say(text.see)}
            </button>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

interface LineViewProps {
  readonly name: string;
  readonly line: Line;
  readonly at: number;
  readonly onPlay: () => void;
}

function LineView({ name, line, at, onPlay }: LineViewProps) {
  const held = Math.min(at, movesIn(line));
  const { state } = line.at(held);
  return (
    <figure class="line-view">
      <figcaption class="small">
        {name} <strong class="num">{say(text.points(number(state.score)))}</strong>
      </figcaption>
      <MiniBoard board={state.board} label={say(text.boardAt(name, held))} group={nextGroup(line, held)} />
      {line.game.result(state) ? null : (
        <button type="button" class="button small" onClick={onPlay}>
          {say(text.fromHere)}
        </button>
      )}
    </figure>
  );
}
