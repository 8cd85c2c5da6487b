import { bosses } from '@minoya/games/rokumasu/bosses';
import { ROUNDS_IN_SET } from '@minoya/games/rokumasu/rules';
import { total } from '@minoya/games/rokumasu/score';
import type { Card, Event, Ware } from '@minoya/games/rokumasu/state';
import type { Localized } from '../../../i18n/lang.ts';
import type { Lines } from '../../../stage/tables.ts';
import { cardName } from '../look.ts';
import { sourceName } from './sources.ts';
import { amount, tenthsText } from './numbers.ts';

const nameOfLine = (line: number): Localized =>
  line < 6
    ? { ja: `横ライン${line + 1}`, en: `row ${line + 1}` }
    : { ja: `縦ライン${line - 5}`, en: `column ${line - 5}` };

const cellWord = (cell: number): Localized => {
  const [row, column] = [Math.floor(cell / 6) + 1, (cell % 6) + 1];
  return { ja: `${row}行${column}列`, en: `row ${row}, column ${column}` };
};

const cardNames = (cards: readonly Card[], lang: keyof Localized): string =>
  cards.map(card => cardName(card)[lang]).join(lang === 'ja' ? '、' : ', ');

function wareName(ware: Ware): Localized {
  if (ware.kind === 'piece') return cardName(ware.card);
  return sourceName(`${ware.kind}:${ware.id}`);
}

function scored(event: Extract<Event, { type: 'scored' }>): Localized {
  const { blocks, lines } = total(event.ledger);
  const count = event.rows.length + event.columns.length;
  const [a, b] = [tenthsText(blocks), amount(lines)];
  return {
    ja: `${count}ライン消えました。得点、ブロック点${a}、列点${b}、${event.points}点。合計${event.score}点。`,
    en: `${count} ${count === 1 ? 'line' : 'lines'} cleared. Block points ${a}, line points ${b}: ${event.points} points, ${event.score} in all.`,
  };
}

/** The round as it is written in the log and said aloud. */
export const lines: Lines<Event> = {
  setStarted: ({ set, bosses: ids }) => ({
    ja: `${set}セット目。ボスは${ids.map(id => bosses[id].text.ja[0]).join('と')}。`,
    en: `Set ${set}. Its boss: ${ids.map(id => bosses[id].text.en[0]).join(' and ')}.`,
  }),
  roundStarted: ({ round, target, hands }) => ({
    ja: `ラウンド${round}。目標${target}点、${hands}ハンド。${round % ROUNDS_IN_SET === 0 ? 'ボスです。' : ''}`,
    en: `Round ${round}. Target ${target}, ${hands} hands.${round % ROUNDS_IN_SET === 0 ? ' Boss round.' : ''}`,
  }),
  obstructed: ({ cells }) => ({
    ja: `おじゃまが入りました：${cells.map(cell => cellWord(cell).ja).join('、')}。`,
    en: `Obstacles: ${cells.map(cell => cellWord(cell).en).join('; ')}.`,
  }),
  marked: ({ lines: marks }) => ({
    ja: `台本のライン：${marks.map(line => nameOfLine(line).ja).join('と')}。`,
    en: `Script names ${marks.map(line => nameOfLine(line).en).join(' and ')}.`,
  }),
  drawn: ({ cards, shuffled }) => ({
    ja: `${shuffled ? 'シャッフルして、' : ''}手札：${cards.map(card => cardName(card).ja).join('。')}。`,
    en: `${shuffled ? 'Shuffled. ' : ''}Drawn: ${cards.map(card => cardName(card).en).join('; ')}.`,
  }),
  placed: ({ card, cells }) => ({
    ja: `${cardName(card).ja}を${cellWord(cells[0] ?? 0).ja}から置きました。`,
    en: `Placed ${cardName(card).en} at ${cellWord(cells[0] ?? 0).en}.`,
  }),
  overlaid: ({ cells }) => ({ ja: `${cells.length}マスに重ねました。`, en: `Covered ${cells.length} blocks.` }),
  handSpent: ({ left }) => ({ ja: `残り${left}ハンド。`, en: `${left} ${left === 1 ? 'hand' : 'hands'} left.` }),
  dealt: ({ source, card }) => ({
    ja: `${sourceName(source).ja}で${cardName(card).ja}が入りました。`,
    en: `${sourceName(source).en} adds ${cardName(card).en}.`,
  }),
  rolled: ({ source, hit }) => ({
    ja: `${sourceName(source).ja}：${hit ? 'あたり' : 'はずれ'}。`,
    en: `${sourceName(source).en}: ${hit ? 'hit' : 'miss'}.`,
  }),
  scored,
  cleared: () => null,
  gold: ({ source, amount: gain, total: all }) => ({
    ja: `${sourceName(source).ja} +${gain}G、所持ゴールド${all}G。`,
    en: `${sourceName(source).en} +${gain}G, you have ${all}G.`,
  }),
  branded: ({ cell, brand, level }) => ({
    ja: `${cellWord(cell).ja}にバフ ${sourceName(`brand:${brand}`).ja} レベル${level}。`,
    en: `Buff ${sourceName(`brand:${brand}`).en} level ${level} at ${cellWord(cell).en}.`,
  }),
  charged: () => null,
  remembered: () => null,
  stuck: ({ burned, left }) => ({
    ja: `どれも置けないので${burned}ハンド使いました。残り${left}ハンド。`,
    en: `Nothing fits: ${burned} ${burned === 1 ? 'hand' : 'hands'} spent, ${left} left.`,
  }),
  stocked: () => ({ ja: 'ストックしました。', en: 'Put into the stock.' }),
  recycled: ({ card }) => ({ ja: `入れ替え：${cardName(card).ja}。`, en: `Swapped for ${cardName(card).en}.` }),
  reordered: ({ from, to }) => ({
    ja: `レリックを${from + 1}番目から${to + 1}番目へ動かしました。`,
    en: `Moved relic ${from + 1} to place ${to + 1}.`,
  }),
  mirrored: () => null,
  stockFitted: ({ lost }) => ({
    ja:
      lost.length > 0
        ? `ストックの枠が減り、${cardNames(lost, 'ja')}がなくなりました。`
        : 'ストックの枠が変わりました。',
    en: lost.length > 0 ? `A stock slot is gone, with ${cardNames(lost, 'en')}.` : 'The stock slots changed.',
  }),
  relicGone: ({ id }) => ({
    ja: `${sourceName(`relic:${id}`).ja}がなくなりました。`,
    en: `${sourceName(`relic:${id}`).en} is gone.`,
  }),
  retried: ({ round }) => ({ ja: `ラウンド${round}をもう一度。`, en: `Round ${round} again.` }),
  roundWon: ({ round, total: all }) => ({
    ja: `ラウンド${round}クリア。所持ゴールド${all}G。`,
    en: `Round ${round} won. You have ${all}G.`,
  }),
  roundLost: ({ round, short }) => ({
    ja: `ラウンド${round}、あと${short}点届きませんでした。`,
    en: `Round ${round} lost, ${short} points short.`,
  }),
  runWon: ({ record }) => ({
    ja: `ランをクリアしました。合計${record.total}点。`,
    en: `The run is won with ${record.total} points.`,
  }),
  runLost: ({ record }) => ({
    ja: `このランは終わりです。合計${record.total}点。`,
    en: `The run is over with ${record.total} points.`,
  }),
  runFinished: ({ record }) => ({
    ja: `ランを終えました。合計${record.total}点。`,
    en: `The run ends here with ${record.total} points.`,
  }),
  shopOpened: ({ items }) => ({
    ja: `ショップに商品が${items.length}個並びました。`,
    en: `The shop has ${items.length} items.`,
  }),
  rerolled: ({ cost }) => ({ ja: `${cost}Gでリロールしました。`, en: `Rerolled for ${cost}G.` }),
  bought: ({ ware, price }) => ({
    ja: `${wareName(ware).ja}を${price}Gで買いました。`,
    en: `Bought ${wareName(ware).en} for ${price}G.`,
  }),
  sold: ({ what, id, gain }) => ({
    ja: `${sourceName(`${what}:${id}`).ja}を${gain}Gで売りました。`,
    en: `Sold ${sourceName(`${what}:${id}`).en} for ${gain}G.`,
  }),
  shopLeft: ({ round }) => ({ ja: `ラウンド${round}へ。`, en: `On to round ${round}.` }),
  amuletUsed: ({ amulet, before, after }) => ({
    ja: `${sourceName(`amulet:${amulet}`).ja}：${cardName(before).ja} → ${after ? cardName(after).ja : 'デッキから取り除きました'}。`,
    en: `${sourceName(`amulet:${amulet}`).en}: ${cardName(before).en} → ${after ? cardName(after).en : 'removed'}.`,
  }),
};
