import { lang, type Localized, say } from '../../../i18n/lang.ts';
import { table } from './play.ts';

/** The words that a player meets first on a table or in the shop, each with its sentence. */
export const terms = {
  pattern: {
    name: { ja: 'パターン', en: 'Pattern' },
    about: {
      ja: 'パターン：ピースのブロックすべてにつく効果。点が増える、重ねて置けるなど。',
      en: 'Pattern: an effect on every block of a piece, such as more points or lying on top of others.',
    },
  },
  seal: {
    name: { ja: 'シール', en: 'Seal' },
    about: {
      ja: 'シール：ピースの1マスにつく効果。そのマスが消えるとはたらきます。',
      en: 'Seal: an effect on one cell of a piece. It works when that cell clears.',
    },
  },
  blessing: {
    name: { ja: '加護', en: 'Blessing' },
    about: {
      ja: '加護：ピースの1マスにつき、消えるとそのマスにバフを残します。',
      en: 'Blessing: sits on one cell of a piece and leaves a buff on the board when it clears.',
    },
  },
  brand: {
    name: { ja: 'バフ', en: 'Buff' },
    about: {
      ja: 'バフ：盤のマスに残る効果。ラウンドが変わっても消えません。',
      en: 'Buff: an effect that stays on a cell of the board, round after round.',
    },
  },
  relic: { name: { ja: 'レリック', en: 'Relic' }, about: table.relicsTip },
  amulet: {
    name: { ja: '護符', en: 'Amulet' },
    about: {
      ja: '護符：一度だけ使えます。デッキのピースをひとつ変えます。',
      en: 'Amulets are used once. Each changes one piece of the deck.',
    },
  },
  voucher: {
    name: { ja: '引換券', en: 'Voucher' },
    about: {
      ja: '引換券：買うと、ランの終わりまでルールがひとつ変わります。セットごとに1枚。',
      en: 'Voucher: changes one rule for the rest of the run. One for each set.',
    },
  },
  pack: {
    name: { ja: '包み', en: 'Pack' },
    about: {
      ja: '包み：開けると、中から1つ選べます。',
      en: 'Pack: opens into several things, of which you take one.',
    },
  },
  obstacle: {
    name: { ja: 'おじゃま', en: 'Obstacle' },
    about: {
      ja: 'おじゃま：消えないブロック。クラシックのほかでは、あるラインがそろいません。',
      en: 'Obstacle: a block that never clears. Except in Classic, its lines cannot be filled.',
    },
  },
  charge: {
    name: { ja: 'チャージ', en: 'Charge' },
    about: {
      ja: 'チャージ：ほかのピースを置くたびにたまり、消すと、たまった分だけがブロック点になるパターン。',
      en: 'Charge: a pattern that grows with every other piece placed. When it clears, only what it gained counts.',
    },
  },
  blocks: { name: table.blocks, about: table.blocksTip },
  lines: { name: table.lines, about: table.linesTip },
  hands: { name: { ja: 'ハンド', en: 'Hand' }, about: table.movesTip },
} as const satisfies Record<string, { readonly name: Localized; readonly about: Localized }>;

export type TermId = keyof typeof terms;

/** The terms that a text uses, in the language of the page; a capital letter more or less is the same word. */
export function termsIn(text: string): readonly TermId[] {
  return (Object.keys(terms) as TermId[]).filter(id => found([id]).test(text));
}

/** Finds the words of some terms: in English whole ones, so that nothing handed on is a hand. */
export function found(ids: readonly TermId[]): RegExp {
  const names = ids.map(id => say(terms[id].name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(lang.value === 'en' ? `\\b(${names.join('|')})(?=s?\\b)` : `(${names.join('|')})`, 'i');
}
