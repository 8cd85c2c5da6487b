import { ROUNDS_IN_SET } from '@minoya/games/rokumasu/rules';
import { total } from '@minoya/games/rokumasu/score';
import type { Event, Ware } from '@minoya/games/rokumasu/state';
import { fill, listed } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import type { Lines } from '../../../stage/tables.ts';
import { cardName } from '../look.ts';
import { sourceName } from './sources.ts';
import { amount, tenthsText } from './numbers.ts';

const nameOfLine = (line: number): Localized =>
  line < 6
    ? fill({ ja: '{line}行', en: 'row {line}' }, { line: line + 1 })
    : fill({ ja: '{line}列', en: 'column {line}' }, { line: line - 5 });

const cellWord = (cell: number): Localized => {
  const [row, column] = [Math.floor(cell / 6) + 1, (cell % 6) + 1];
  return fill({ ja: '{row}行{column}列', en: 'row {row}, column {column}' }, { row, column });
};

function wareName(ware: Ware): Localized {
  if (ware.kind === 'piece') return cardName(ware.card);
  return sourceName(`${ware.kind}:${ware.id}`);
}

function scored(event: Extract<Event, { type: 'scored' }>): Localized {
  const { blocks, lines } = total(event.ledger);
  const count = event.rows.length + event.columns.length;
  const [a, b] = [tenthsText(blocks), amount(lines)];
  return fill(
    count === 1
      ? {
          ja: '{count}列消えました。得点、ブロック点{a}、列点{b}、{points}点。合計{score}点。',
          en: '{count} line cleared. Blocks {a}, lines {b}: {points} points, {score} in all.',
        }
      : {
          ja: '{count}列消えました。得点、ブロック点{a}、列点{b}、{points}点。合計{score}点。',
          en: '{count} lines cleared. Blocks {a}, lines {b}: {points} points, {score} in all.',
        },
    { count, a, b, points: event.points, score: event.score },
  );
}

/** The round as it is written in the log and said aloud. */
export const lines: Lines<Event> = {
  setStarted: ({ set, bosses: ids }) =>
    fill(
      { ja: '{set}組目。親方の番は{names}。', en: 'Set {set}. Its boss: {names}.' },
      {
        set,
        names: listed(
          ids.map(id => sourceName(`boss:${id}`)),
          { ja: '{a}と{b}', en: '{a} and {b}' },
        ),
      },
    ),
  roundStarted: ({ round, target, hands }) =>
    fill(
      {
        ja: '{round}番。目標{target}点、{hands}手。{boss}',
        en: 'Round {round}. Target {target}, {hands} moves.{boss}',
      },
      { round, target, hands, boss: round % ROUNDS_IN_SET === 0 ? { ja: '親方の番です。', en: ' Boss round.' } : '' },
    ),
  obstructed: ({ cells }) =>
    fill(
      { ja: '邪魔が入りました：{cells}。', en: 'Blocks in the way: {cells}.' },
      {
        cells: listed(
          cells.map(cell => cellWord(cell)),
          { ja: '{a}、{b}', en: '{a}; {b}' },
        ),
      },
    ),
  marked: ({ lines: marks }) =>
    fill(
      { ja: '台本の列：{marks}。', en: 'Script marks {marks}.' },
      {
        marks: listed(
          marks.map(line => nameOfLine(line)),
          { ja: '{a}と{b}', en: '{a} and {b}' },
        ),
      },
    ),
  drawn: ({ cards, shuffled }) =>
    fill(
      { ja: '{shuffled}手札：{cards}。', en: '{shuffled}Hand: {cards}.' },
      {
        shuffled: shuffled ? { ja: '切り直して、', en: 'Shuffled. ' } : '',
        cards: listed(
          cards.map(card => cardName(card)),
          { ja: '{a}。{b}', en: '{a}; {b}' },
        ),
      },
    ),
  placed: ({ card, cells }) =>
    fill(
      { ja: '{card}を{cell}から置きました。', en: 'Placed {card} at {cell}.' },
      { card: cardName(card), cell: cellWord(cells[0] ?? 0) },
    ),
  overlaid: ({ cells }) => fill({ ja: '{n}マスに重ねました。', en: 'Covered {n} blocks.' }, { n: cells.length }),
  handSpent: ({ left }) =>
    fill(
      left === 1
        ? { ja: '残り{left}手。', en: '{left} move left.' }
        : { ja: '残り{left}手。', en: '{left} moves left.' },
      { left },
    ),
  dealt: ({ source, card }) =>
    fill(
      { ja: '{source}で{card}が入りました。', en: '{source} adds {card}.' },
      { source: sourceName(source), card: cardName(card) },
    ),
  rolled: ({ source, hit }) =>
    fill(
      { ja: '{source}：{hit}。', en: '{source}: {hit}.' },
      { source: sourceName(source), hit: hit ? { ja: 'あたり', en: 'hit' } : { ja: 'はずれ', en: 'miss' } },
    ),
  scored,
  cleared: () => null,
  gold: ({ source, amount: gain, total: all }) =>
    fill(
      { ja: '{source} +{gain}G、所持金{all}G。', en: '{source} +{gain}G, {all}G in hand.' },
      { source: sourceName(source), gain, all },
    ),
  branded: ({ cell, brand, level }) =>
    fill(
      { ja: '{cell}に焼き印 {source} レベル{level}。', en: 'Brand {source} level {level} at {cell}.' },
      { source: sourceName(`brand:${brand}`), level, cell: cellWord(cell) },
    ),
  charged: () => null,
  remembered: () => null,
  stuck: ({ burned, left }) =>
    fill(
      {
        ja: 'どれも置けないので{burned}手使いました。残り{left}手。',
        en: 'Nothing fits: {burned} moves used, {left} left.',
      },
      { burned, left },
    ),
  stocked: () => ({ ja: '取り置きました。', en: 'Kept for later.' }),
  recycled: ({ card }) => fill({ ja: '入れ替え：{card}。', en: 'Swapped for {card}.' }, { card: cardName(card) }),
  reordered: ({ from, to }) =>
    fill(
      { ja: 'レリックを{from}番目から{to}番目へ動かしました。', en: 'Moved relic {from} to place {to}.' },
      { from: from + 1, to: to + 1 },
    ),
  mirrored: () => null,
  stockFitted: ({ lost }) =>
    lost.length > 0
      ? fill(
          { ja: '取り置きの枠が減り、{cards}がなくなりました。', en: 'A slot to keep minos is gone, with {cards}.' },
          { cards: listed(lost.map(cardName)) },
        )
      : { ja: '取り置きの枠が変わりました。', en: 'The slots to keep minos changed.' },
  relicGone: ({ id }) =>
    fill({ ja: '{source}がなくなりました。', en: '{source} is gone.' }, { source: sourceName(`relic:${id}`) }),
  retried: ({ round }) => fill({ ja: '{round}番をもう一度。', en: 'Round {round} again.' }, { round }),
  roundWon: ({ round, total: all }) =>
    fill({ ja: '{round}番達成。所持金{all}G。', en: 'Round {round} won. {all}G in hand.' }, { round, all }),
  roundLost: ({ round, short }) =>
    fill(
      { ja: '{round}番、あと{short}点届きませんでした。', en: 'Round {round} lost, {short} points short.' },
      { round, short },
    ),
  runWon: ({ record }) =>
    fill({ ja: '勝ち抜きました。合計{total}点。', en: 'The run is won with {total} points.' }, { total: record.total }),
  runLost: ({ record }) =>
    fill(
      { ja: 'この回は終わりです。合計{total}点。', en: 'The run is over with {total} points.' },
      { total: record.total },
    ),
  runFinished: ({ record }) =>
    fill(
      { ja: 'ここで終わりにしました。合計{total}点。', en: 'The run ends here with {total} points.' },
      { total: record.total },
    ),
  shopOpened: ({ items }) => fill({ ja: '店に{n}品並びました。', en: 'The shop has {n} wares.' }, { n: items.length }),
  rerolled: ({ cost }) => fill({ ja: '{cost}Gで品を入れ替えました。', en: 'New wares for {cost}G.' }, { cost }),
  bought: ({ ware, price }) =>
    fill({ ja: '{ware}を{price}Gで買いました。', en: 'Bought {ware} for {price}G.' }, { ware: wareName(ware), price }),
  sold: ({ what, id, gain }) =>
    fill(
      { ja: '{source}を{gain}Gで売りました。', en: 'Sold {source} for {gain}G.' },
      { source: sourceName(`${what}:${id}`), gain },
    ),
  shopLeft: ({ round }) => fill({ ja: '{round}番へ。', en: 'On to round {round}.' }, { round }),
  amuletUsed: ({ amulet, before, after }) =>
    fill(
      { ja: '{source}：{card} → {after}。', en: '{source}: {card} → {after}.' },
      {
        source: sourceName(`amulet:${amulet}`),
        card: cardName(before),
        after: after ? cardName(after) : { ja: '山札から外しました', en: 'removed' },
      },
    ),
};
