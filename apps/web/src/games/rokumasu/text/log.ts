import { ROUNDS_IN_SET } from '@minoya/games/rokumasu/rules';
import { total } from '@minoya/games/rokumasu/score';
import { SIZE } from '@minoya/games/rokumasu/shapes';
import type { Event, Ware } from '@minoya/games/rokumasu/state';
import { fill, listed } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import type { Lines } from '../../../stage/event-effects.ts';
import { cardName } from '../look.ts';
import { sourceName } from './sources.ts';
import { amount, tenthsText } from './numbers.ts';

const nameOfLine = (line: number): Localized =>
  line < SIZE
    ? fill({ ja: '横ライン{line}', en: 'row {line}' }, { line: line + 1 })
    : fill({ ja: '縦ライン{line}', en: 'column {line}' }, { line: line - 5 });

/** 「3行5列」, counted from 1 as a player counts. */
export const cellWord = (cell: number): Localized => {
  const [row, column] = [Math.floor(cell / SIZE) + 1, (cell % SIZE) + 1];
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
          ja: '{count}ライン消えました。得点、ブロック点{a}、列点{b}、{points}点。合計{score}点。',
          en: '{count} line cleared. Block points {a}, line points {b}: {points} points, {score} in all.',
        }
      : {
          ja: '{count}ライン消えました。得点、ブロック点{a}、列点{b}、{points}点。合計{score}点。',
          en: '{count} lines cleared. Block points {a}, line points {b}: {points} points, {score} in all.',
        },
    { count, a, b, points: event.points, score: event.score },
  );
}

/** The round as it is written in the log and said aloud. */
export const lines: Lines<Event> = {
  setStarted: ({ set, bosses: ids }) =>
    fill(
      { ja: '{set}セット目。ボスは{names}。', en: 'Set {set}. Its boss: {names}.' },
      {
        set,
        names: listed(
          ids.map(id => sourceName(`boss:${id}`)),
          { ja: '{a}と{b}', en: '{a} and {b}' },
        ),
      },
    ),
  bossesRedrawn: ({ bosses: ids }) =>
    fill(
      { ja: 'ボスが{names}に替わりました。', en: 'The boss is now {names}.' },
      { names: listed(ids.map(id => sourceName(`boss:${id}`))) },
    ),
  ruled: () => null,
  giftsShown: ({ gifts }) =>
    fill(
      { ja: 'スキップの贈り物：{names}。', en: 'Gifts for skipping: {names}.' },
      { names: listed(gifts.map(id => sourceName(`gift:${id}`))) },
    ),
  skipped: ({ gift, round }) =>
    fill(
      { ja: 'スキップして{gift}。ラウンド{round}へ。', en: 'Skipped for {gift}. On to round {round}.' },
      { gift: sourceName(`gift:${gift}`), round },
    ),
  roundStarted: ({ round, target, hands }) =>
    fill(
      {
        ja: 'ラウンド{round}。目標{target}点、{hands}ハンド。{boss}',
        en: 'Round {round}. Target {target}, {hands} hands.{boss}',
      },
      { round, target, hands, boss: round % ROUNDS_IN_SET === 0 ? { ja: 'ボスです。', en: ' Boss round.' } : '' },
    ),
  obstructed: ({ cells }) =>
    fill(
      { ja: 'おじゃまが入りました：{cells}。', en: 'Obstacles: {cells}.' },
      {
        cells: listed(
          cells.map(cell => cellWord(cell)),
          { ja: '{a}、{b}', en: '{a}; {b}' },
        ),
      },
    ),
  marked: ({ lines: marks }) =>
    fill(
      { ja: '台本のライン：{marks}。', en: 'Script names {marks}.' },
      {
        marks: listed(
          marks.map(line => nameOfLine(line)),
          { ja: '{a}と{b}', en: '{a} and {b}' },
        ),
      },
    ),
  drawn: ({ cards, shuffled }) =>
    fill(
      { ja: '{shuffled}手札：{cards}。', en: '{shuffled}Drawn: {cards}.' },
      {
        shuffled: shuffled ? { ja: 'シャッフルして、', en: 'Shuffled. ' } : '',
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
        ? { ja: '残り{left}ハンド。', en: '{left} hand left.' }
        : { ja: '残り{left}ハンド。', en: '{left} hands left.' },
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
      { ja: '{source} +{gain}G、所持ゴールド{all}G。', en: '{source} +{gain}G, you have {all}G.' },
      { source: sourceName(source), gain, all },
    ),
  goldPaid: ({ source, amount: cost, total: all }) =>
    fill(
      { ja: '{source} −{cost}G、所持ゴールド{all}G。', en: '{source} −{cost}G, you have {all}G.' },
      { source: sourceName(source), cost, all },
    ),
  handsChanged: ({ source, left }) =>
    fill(
      { ja: '{source}：残り{left}ハンド。', en: '{source}: hands left {left}.' },
      { source: sourceName(source), left },
    ),
  rebuilt: ({ source }) =>
    fill({ ja: '{source}で盤が変わりました。', en: '{source} changes the board.' }, { source: sourceName(source) }),
  cardAdded: ({ card }) => fill({ ja: 'デッキに{card}。', en: 'Into the deck: {card}.' }, { card: cardName(card) }),
  relicGiven: ({ id }) =>
    fill({ ja: '{source}をもらいました。', en: 'You get {source}.' }, { source: sourceName(`relic:${id}`) }),
  branded: ({ cell, brand, level }) =>
    fill(
      { ja: '{cell}にバフ {source} レベル{level}。', en: 'Buff {source} level {level} at {cell}.' },
      { source: sourceName(`brand:${brand}`), level, cell: cellWord(cell) },
    ),
  charged: () => null,
  remembered: () => null,
  stuck: ({ burned, left }) =>
    fill(
      burned === 1
        ? {
            ja: 'どれも置けないので{burned}ハンド使いました。残り{left}ハンド。',
            en: 'Nothing fits: {burned} hand spent, {left} left.',
          }
        : {
            ja: 'どれも置けないので{burned}ハンド使いました。残り{left}ハンド。',
            en: 'Nothing fits: {burned} hands spent, {left} left.',
          },
      { burned, left },
    ),
  stocked: () => ({ ja: 'ストックしました。', en: 'Put into the stock.' }),
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
          { ja: 'ストックの枠が減り、{cards}がなくなりました。', en: 'A stock slot is gone, with {cards}.' },
          { cards: listed(lost.map(cardName)) },
        )
      : { ja: 'ストックの枠が変わりました。', en: 'The stock slots changed.' },
  relicGone: ({ id }) =>
    fill({ ja: '{source}がなくなりました。', en: '{source} is gone.' }, { source: sourceName(`relic:${id}`) }),
  retried: ({ round }) => fill({ ja: 'ラウンド{round}をもう一度。', en: 'Round {round} again.' }, { round }),
  roundWon: ({ round, total: all }) =>
    fill(
      { ja: 'ラウンド{round}クリア。所持ゴールド{all}G。', en: 'Round {round} won. You have {all}G.' },
      { round, all },
    ),
  roundLost: ({ round, short }) =>
    fill(
      { ja: 'ラウンド{round}、あと{short}点届きませんでした。', en: 'Round {round} lost, {short} points short.' },
      { round, short },
    ),
  runWon: ({ record }) =>
    fill(
      { ja: 'ランをクリアしました。合計{total}点。', en: 'The run is won with {total} points.' },
      { total: record.total },
    ),
  runLost: ({ record }) =>
    fill(
      { ja: 'このランは終わりです。合計{total}点。', en: 'The run is over with {total} points.' },
      { total: record.total },
    ),
  runFinished: ({ record }) =>
    fill(
      { ja: 'ランを終えました。合計{total}点。', en: 'The run ends here with {total} points.' },
      { total: record.total },
    ),
  shopOpened: ({ items }) =>
    fill({ ja: 'ショップに商品が{n}個並びました。', en: 'The shop has {n} items.' }, { n: items.length }),
  rerolled: ({ cost }) => fill({ ja: '{cost}Gでリロールしました。', en: 'Rerolled for {cost}G.' }, { cost }),
  bought: ({ ware, price }) =>
    fill({ ja: '{ware}を{price}Gで買いました。', en: 'Bought {ware} for {price}G.' }, { ware: wareName(ware), price }),
  sold: ({ what, id, gain }) =>
    fill(
      { ja: '{source}を{gain}Gで売りました。', en: 'Sold {source} for {gain}G.' },
      { source: sourceName(`${what}:${id}`), gain },
    ),
  shopLeft: ({ round }) => fill({ ja: 'ラウンド{round}へ。', en: 'On to round {round}.' }, { round }),
  locked: ({ item }) =>
    item === null
      ? { ja: 'ロックを外しました。', en: 'Unlocked.' }
      : fill({ ja: '商品{item}をロックしました。', en: 'Locked item {item}.' }, { item: item + 1 }),
  packOpened: ({ pack, wares }) =>
    fill(
      { ja: '{pack}：{n}個から1つ。', en: '{pack}: choose one of {n}.' },
      { pack: sourceName(`pack:${pack}`), n: wares.length },
    ),
  packTaken: ({ ware }) => fill({ ja: '{ware}を取りました。', en: 'Took {ware}.' }, { ware: wareName(ware) }),
  packPassed: () => ({ ja: '何も取りませんでした。', en: 'Took nothing.' }),
  amuletUsed: ({ amulet, before, after }) =>
    fill(
      { ja: '{source}：{card} → {after}。', en: '{source}: {card} → {after}.' },
      {
        source: sourceName(`amulet:${amulet}`),
        card: cardName(before),
        after: after ? cardName(after) : { ja: 'デッキから取り除きました', en: 'removed' },
      },
    ),
};
