import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { refusal } from '@minoya/games/polyform/refusal';
import type { DebugAction } from '@minoya/games/polyform/state';
import type { JSX } from 'preact';
import { project } from '@minoya/games/polyform/projection';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { PieceSign } from './Pictures.tsx';

const words = {
  title: { ja: '開発版', en: 'Debug panel' },
  why: {
    ja: 'このゲームだけの操作です。リプレイにも残ります。',
    en: 'Only in this game. Everything goes into the replay.',
  },
  end: { ja: 'ターンを終わらせる', en: 'End the turn' },
  finishing: { ja: 'すぐ仕上げへ', en: 'Jump to finishing' },
  add: { ja: 'テストプレイヤー追加', en: 'Add a test player' },
  operate: { ja: '操作するプレイヤー', en: 'Player to operate' },
  state: { ja: '状態（JSON）', en: 'State (JSON)' },
  give: { ja: 'ピースを渡す', en: 'Give a piece' },
} as const;

/** The development table: ordinary actions that only a debug setup accepts. */
export function DebugSheet({ controller }: { controller: TableController }): JSX.Element {
  const view = controller.play.view.value;
  const seat = view.active ?? controller.me.value;
  const why = (action: DebugAction) => refusal(view, seat, action);
  const run = (action: DebugAction) => {
    const refused = why(action);
    if (refused) controller.play.refuse(refused);
    else controller.play.act(action, seat);
  };
  const simple = (what: 'end' | 'finishing' | 'add') => {
    const action: DebugAction = { type: 'debug', what };
    return (
      <button
        type="button"
        class="button"
        data-debug={what}
        aria-disabled={why(action) !== null}
        onClick={() => run(action)}
      >
        {say(words[what])}
      </button>
    );
  };
  return (
    <Sheet
      title={say(words.title)}
      onClose={() => {
        controller.sheet.value = null;
      }}
    >
      <p class="small quiet">{say(words.why)}</p>
      <div class="row">
        {simple('end')}
        {simple('finishing')}
        {simple('add')}
      </div>
      <label class="field">
        <span class="small">{say(words.operate)}</span>
        <select
          data-debug="operate"
          value={String(seat)}
          onChange={event => run({ type: 'debug', what: 'turn', seat: Number(event.currentTarget.value) })}
        >
          {[...view.players.keys()].map(to => (
            <option key={to} value={String(to)}>
              {say(controller.play.seating.at(to).name)}
            </option>
          ))}
        </select>
      </label>
      <h3>{say(words.give)}</h3>
      <div class="row">
        {pieceIds.map(piece => (
          <button
            key={piece}
            type="button"
            class="ladder-piece"
            data-debug={`give-${piece}`}
            aria-label={say(pieces[piece].text)}
            onClick={() => run({ type: 'debug', what: 'give', piece })}
          >
            <PieceSign id={piece} />
            <span class="num">{view.stock[piece]}</span>
          </button>
        ))}
      </div>
      <details>
        <summary>{say(words.state)}</summary>
        <pre class="small" data-debug="state">
          {JSON.stringify(project(view, { names: namesOf(controller) }), null, 1)}
        </pre>
      </details>
    </Sheet>
  );
}

function namesOf({ play }: TableController): readonly string[] {
  return [...play.view.value.players.keys()].map(seat => say(play.seating.at(seat).name));
}
