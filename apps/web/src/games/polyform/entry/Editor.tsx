import '../css/entry.css';
import '../polyform.css';
import '../css/cards.css';
import '../css/layout.css';
import '../css/editor.css';
import { type CardId, customId } from '@minoya/games/polyform/cards/card';
import { type Cells, cellAt, SIDE } from '@minoya/games/polyform/cells';
import { type PieceId, pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { MOST_CUSTOM, writeSetup } from '@minoya/games/polyform/setup';
import type { polyform } from '@minoya/games/polyform/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { fill } from '@minoya/kernel';
import { Board } from '../../../board/Board.tsx';
import { useBoard } from '../../../board/grid.ts';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { Doors } from '../../../online/Doors.tsx';
import { begin } from '../../../play/begin.ts';
import { copy } from '../../../play/share.ts';
import { place } from '../../../router.ts';
import type { GameUI } from '../../game-ui.ts';
import { marksOf } from '../worker/client.ts';
import { CardShelf } from './CustomCards.tsx';
import { newTable } from './new-table.ts';
import { Segments } from './OptionRows.tsx';
import { CardPicture, PieceSign } from '../table/Pictures.tsx';
import { centred, type Draft, draftFor, keepDraft } from './draft.ts';
import { balanceText, colourOf, fairPoints, keepCards, ownCards, rate } from './rating.ts';
import { text } from '../text.ts';
import { usePainting } from './painting.ts';

/** In how many ways so few pieces fill it. */
function waysOf(ways: number): Localized {
  if (ways > 98) return { ja: '多数', en: 'very many ways' };
  return ways === 1 ? { ja: '1通り', en: 'one way' } : fill({ ja: '{ways}通り', en: '{ways} ways' }, { ways });
}

const words = {
  title: { ja: 'パズルを作る', en: 'Make a puzzle' },
  how: {
    ja: 'マスを押すか、なぞって形を描きます。保存すると真ん中に置かれます。埋められることを、その場で確かめます。',
    en: 'Tap or drag over cells to draw a shape; it is centred when saved. At once you see one way to fill it.',
  },
  grid: { ja: 'パズルの形', en: 'Shape of the puzzle' },
  on: { ja: '埋めるマス', en: 'to fill' },
  off: { ja: '外', en: 'outside' },
  points: { ja: '点（0〜2は白、3〜5は黒）', en: 'Points (0–2 white, 3–5 black)' },
  reward: { ja: '報酬ピース', en: 'Reward piece' },
  tooSmall: { ja: '2マス以上描いてください。', en: 'Draw at least two cells.' },
  proof: { ja: '埋めかたの一例', en: 'One way to fill it' },
  facts: (cells: number, fewest: number, ways: number) =>
    fill(
      {
        ja: '{cells}マス・最少のピース数{fewest}個（{ways}）',
        en: '{cells} cells. Fewest pieces: {fewest} ({ways})',
      },
      { cells, fewest, ways: waysOf(ways) },
    ),
  suggest: (n: number) =>
    fill(
      n === 1
        ? { ja: 'おすすめは{n}点', en: '{n} point would be fair' }
        : { ja: 'おすすめは{n}点', en: '{n} points would be fair' },
      { n },
    ),
  allTheSame: {
    ja: 'このままでも保存して遊べます。',
    en: 'You can save and play it all the same.',
  },
  save: { ja: '保存', en: 'Save' },
  clear: { ja: 'すべて消す', en: 'Erase all' },
  share: { ja: 'リンクをコピー', en: 'Copy link' },
  shelf: { ja: '自作パズル', en: 'Own puzzles' },
  shelfHow: {
    ja: '選んだパズルを混ぜて遊びます。ルームに招いた人だけが使います。',
    en: 'Chosen puzzles are shuffled in. Only people in your room meet them.',
  },
  none: { ja: 'まだありません。', en: 'None yet.' },
  play: { ja: 'このパズルでAIと対戦', en: 'Play bots with these' },
  remove: { ja: '削除', en: 'Delete' },
} as const;

const idOf = (draft: Draft): CardId =>
  customId({ ...draft, shape: centred(draft.shape), colour: colourOf(draft.points) });

/** Draws cards, proves and rates them, and takes them to a table. */
export function Editor({ ui }: { ui: GameUI<typeof polyform> }): JSX.Element {
  const link = place.value.hash;
  const draft = useSignal<Draft>(draftFor(link));
  const shelf = useSignal<readonly CardId[]>(ownCards());
  const chosen = useSignal<readonly CardId[]>([]);
  const keep = (ids: readonly CardId[]) => {
    keepCards(ids);
    shelf.value = ownCards();
  };
  const change = (part: Partial<Draft>) => {
    draft.value = { ...draft.value, ...part };
    keepDraft(link, draft.value);
  };
  return (
    <div class="page polyform-entry editor">
      <h1>{say(words.title)}</h1>
      <p>{say(words.how)}</p>
      <div class="editor-panels">
        <Drawing shape={draft.value.shape} onChange={shape => change({ shape })} />
        <section class="panel stack">
          <Segments
            label={words.points}
            choices={[0, 1, 2, 3, 4, 5].map(n => ({ value: n, label: { ja: String(n), en: String(n) } }))}
            now={draft.value.points}
            onChange={points => change({ points })}
          />
          <Rewards now={draft.value.reward} onChange={reward => change({ reward })} />
          <Judgement
            draft={draft.value}
            onKeep={() => {
              keep([idOf(draft.value), ...shelf.value]);
              chosen.value = [...new Set([idOf(draft.value), ...chosen.value])].slice(0, MOST_CUSTOM);
            }}
          />
        </section>
      </div>
      <Shelf
        ui={ui}
        shelf={shelf.value}
        chosen={chosen.value}
        onChoose={ids => {
          chosen.value = ids;
        }}
        onRemove={id => keep(shelf.value.filter(other => other !== id))}
      />
    </div>
  );
}

function Drawing({ shape, onChange }: { shape: Cells; onChange: (shape: Cells) => void }) {
  const handle = useBoard('drawing', SIDE, SIDE);
  const paint = usePainting(shape, onChange);
  return (
    <section class="panel stack" onPointerDown={paint.down} onPointerMove={paint.move}>
      <Board
        handle={handle}
        class="drawing"
        label={say(words.grid)}
        cell={(x, y) => {
          const on = (shape & cellAt(y, x)) !== 0;
          return {
            key: String(on),
            name: `${say(text.cell(y + 1, x + 1))} ${say(on ? words.on : words.off)}`,
            marks: on ? 'drawn' : 'blank',
            selected: on,
          };
        }}
        onPress={({ x, y }) => {
          if (!paint.takesClick()) onChange(shape ^ cellAt(y, x));
        }}
      />
      <button type="button" class="button small" onClick={() => onChange(0)}>
        <Icon id="trash" />
        {say(words.clear)}
      </button>
    </section>
  );
}

function Rewards({ now, onChange }: { now: PieceId; onChange: (piece: PieceId) => void }) {
  return (
    <div class="segments" role="radiogroup" aria-label={say(words.reward)}>
      <span class="small segments-label">{say(words.reward)}</span>
      <div class="segments-row">
        {pieceIds.map(id => (
          <button
            key={id}
            type="button"
            role="radio"
            class="segment reward-choice"
            aria-checked={id === now}
            aria-label={say(pieces[id].text)}
            onClick={() => onChange(id)}
          >
            <PieceSign id={id} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Judgement({ draft, onKeep }: { draft: Draft; onKeep: () => void }) {
  // As the card will be: a drawing off the middle is moved there, and its proof with it.
  const rating = rate({ ...draft, shape: centred(draft.shape) });
  if (!rating) return <p role="status">{say(words.tooSmall)}</p>;
  const fair = fairPoints(draft.shape, draft.reward);
  return (
    <div class="judgement" role="status">
      <div class="judged-card">
        <CardPicture card={idOf(draft)} placed={rating.proof} />
        <span class="caption">{say(words.proof)}</span>
      </div>
      <div class="stack grow">
        <p class="small num">{say(words.facts(rating.cells, rating.fewest, rating.ways))}</p>
        <p data-balance={rating.balance}>
          <b>{say(balanceText(rating.balance))}</b>{' '}
          {fair === draft.points ? null : <span class="small quiet">{say(words.suggest(fair))}</span>}{' '}
          {Math.abs(rating.balance) > 1 ? <span class="small quiet">{say(words.allTheSame)}</span> : null}
        </p>
        <p class="row">
          <button type="button" class="button primary" data-do="keep-card" onClick={onKeep}>
            <Icon id="check" />
            {say(words.save)}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => void copy(`${location.origin}/polyform/cards#${idOf(draft)}`)}
          >
            <Icon id="copy" />
            {say(words.share)}
          </button>
        </p>
      </div>
    </div>
  );
}

interface ShelfProps {
  readonly ui: GameUI<typeof polyform>;
  readonly shelf: readonly CardId[];
  readonly chosen: readonly CardId[];
  readonly onChoose: (ids: readonly CardId[]) => void;
  readonly onRemove: (id: CardId) => void;
}

function Shelf({ ui, shelf, chosen, onChoose, onRemove }: ShelfProps) {
  const used = shelf.filter(id => chosen.includes(id));
  const setup = writeSetup(newTable(2, { custom: used }));
  return (
    <section class="panel stack">
      <h2>{say(words.shelf)}</h2>
      <p class="small quiet">{say(words.shelfHow)}</p>
      {shelf.length === 0 ? <p class="small">{say(words.none)}</p> : null}
      <CardShelf
        cards={shelf}
        chosen={chosen}
        onChoose={onChoose}
        below={id => (
          <button type="button" class="button plain small" onClick={() => onRemove(id)}>
            {say(words.remove)}
          </button>
        )}
      />
      {used.length > 0 ? (
        <>
          <button
            type="button"
            class="button"
            data-do="play-cards"
            onClick={() => void begin(ui, { setup, marks: marksOf([0, 2]) })}
          >
            {say(words.play)}
            <Icon id="forward" />
          </button>
          <Doors game="polyform" setup={setup} />
        </>
      ) : null}
    </section>
  );
}
