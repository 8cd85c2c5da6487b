import type { EntryText } from '../entry-text.ts';
import type { DeckId } from './decks.ts';
import type { TwistId } from './twists.ts';

/** A named setup with a twist. */
export interface Challenge {
  readonly text: EntryText;
  readonly motif: string;
  readonly deck: DeckId;
  readonly twists: readonly TwistId[];
}

const challenge = (entry: Challenge): Challenge => entry;

export const challenges = {
  waterfalls: challenge({
    text: {
      ja: ['滝', '縦ラインだけで24ラウンドを抜けます。'],
      en: ['Waterfalls', 'All 24 rounds with columns alone.'],
    },
    motif: 'waterfall',
    deck: 'carpenter',
    twists: ['columns_only'],
  }),
  horizon: challenge({
    text: {
      ja: ['地平線', '横ラインだけで、風に吹かれて進みます。'],
      en: ['Horizon', 'Rows alone, and the wind blows.'],
    },
    motif: 'horizon',
    deck: 'planks',
    twists: ['rows_only', 'windy'],
  }),
  soloist: challenge({
    text: {
      ja: ['独奏', 'レリックは1つ。それが3回はたらきます。'],
      en: ['Soloist', 'A single relic that acts three times.'],
    },
    motif: 'soloist',
    deck: 'carpenter',
    twists: ['one_slot'],
  }),
  pilgrimage: challenge({
    text: {
      ja: ['行脚', 'ショップなし。ラウンドごとに1つ選びます。'],
      en: ['On Foot', 'No shops; something is chosen after each round.'],
    },
    motif: 'on-foot',
    deck: 'carpenter',
    twists: ['no_shop'],
  }),
  gauntlet: challenge({
    text: { ja: ['百人組手', 'すべてのラウンドに条件がつきます。'], en: ['Gauntlet', 'Every round has a condition.'] },
    motif: 'gauntlet',
    deck: 'carpenter',
    twists: ['boss_rush'],
  }),
  heartfelt: challenge({
    text: {
      ja: ['ハートの盤', '毎ラウンド、盤にハートがあります。'],
      en: ['Heartfelt', 'Every round begins with a heart on the board.'],
    },
    motif: 'heart',
    deck: 'carpenter',
    twists: ['picture'],
  }),
  sand_garden: challenge({
    text: {
      ja: ['砂の庭', 'ピースはすべて1マス。草も生えます。'],
      en: ['Sand Garden', 'Single blocks only, and weeds.'],
    },
    motif: 'sand',
    deck: 'pebbles',
    twists: ['singles', 'weedy'],
  }),
  dash: challenge({
    text: { ja: ['早駆け', '少ないハンドで駆け抜けます。'], en: ['Dash', 'Few hands, low targets.'] },
    motif: 'dash',
    deck: 'carpenter',
    twists: ['sprint', 'no_skips'],
  }),
  marathon_run: challenge({
    text: { ja: ['長距離', 'たくさんのハンドと、高い目標です。'], en: ['Distance', 'Many hands, high targets.'] },
    motif: 'distance',
    deck: 'stairs',
    twists: ['long_haul'],
  }),
  cabin: challenge({
    text: { ja: ['小屋', '5×5の盤で進みます。'], en: ['Cabin', 'A board of five by five.'] },
    motif: 'cabin',
    deck: 'carpenter',
    twists: ['tiny_board'],
  }),
  vow: challenge({
    text: { ja: ['不退転', 'ピースは買えず、デッキは育ちません。'], en: ['Vow', 'No piece can be bought.'] },
    motif: 'vow',
    deck: 'monk',
    twists: ['no_pieces'],
  }),
  bubble: challenge({
    text: {
      ja: ['泡景気', 'どのピースにもゴールドシール。でも、買うたびに高くなります。'],
      en: ['Bubble', 'A gold seal on every piece, and prices that rise with each purchase.'],
    },
    motif: 'bubble',
    deck: 'mint',
    twists: ['inflation'],
  }),
  duel: challenge({
    text: {
      ja: ['居合', '最初のひと太刀だけが得点になります。'],
      en: ['One Cut', 'Only the first clear of each round counts.'],
    },
    motif: 'cut',
    deck: 'giants',
    twists: ['one_shot'],
  }),
  ants: challenge({
    text: {
      ja: ['蟻の歩み', '一度に1ラインずつ、こつこつ進みます。'],
      en: ['Ants', 'One line at a time, all the way.'],
    },
    motif: 'ants',
    deck: 'carpenter',
    twists: ['small_steps'],
  }),
  village: challenge({
    text: {
      ja: ['村祭り', 'コモンとアンコモンだけで勝ちます。'],
      en: ['Village Fair', 'Common and uncommon relics only.'],
    },
    motif: 'village',
    deck: 'twins',
    twists: ['commons_only'],
  }),
  hermitage: challenge({
    text: { ja: ['庵', 'リロールも利息もありません。'], en: ['Hermitage', 'No rerolls, no interest.'] },
    motif: 'hermitage',
    deck: 'carpenter',
    twists: ['no_rerolls', 'poor'],
  }),
  heirloom: challenge({
    text: {
      ja: ['形見', '遺産だけで24ラウンドを乗り切ります。'],
      en: ['Heirloom', 'A legacy has to last for 24 rounds.'],
    },
    motif: 'heirloom',
    deck: 'heir',
    twists: ['legacy'],
  }),
  looking_glass: challenge({
    text: { ja: ['鏡の国', '左右も上下も逆さまです。'], en: ['Looking-Glass Land', 'Left is right, and up is down.'] },
    motif: 'glass-land',
    deck: 'stairs',
    twists: ['mirror_world', 'upside_down'],
  }),
  quarry_town: challenge({
    text: {
      ja: ['石の町', '毎ラウンド、盤に石ころ。石は消せます。'],
      en: ['Stone Town', 'Obstacles every round, and stones that clear.'],
    },
    motif: 'stone-town',
    deck: 'smith',
    twists: ['stony'],
  }),
  porter: challenge({
    text: {
      ja: ['荷運び', 'レリックを持つほど目標が高くなります。'],
      en: ['Porter', 'The more relics, the higher the targets.'],
    },
    motif: 'porter',
    deck: 'carpenter',
    twists: ['burden'],
  }),
  two_faces: challenge({
    text: {
      ja: ['二面', 'ボスがいつも2つの条件を持ちます。'],
      en: ['Two Faces', 'Bosses always have two conditions.'],
    },
    motif: 'two-faces',
    deck: 'painter',
    twists: ['double_bosses'],
  }),
  fault_line: challenge({
    text: { ja: ['断層', '地面が揺れ、腹もへります。'], en: ['Fault Line', 'The ground shakes, and hunger follows.'] },
    motif: 'fault-line',
    deck: 'carpenter',
    twists: ['quakes', 'hungry'],
  }),
  offering: challenge({
    text: {
      ja: ['お供え物', '毎ラウンド、ゴールドの半分を納めます。'],
      en: ['Offering', 'Half of your gold goes at the start of each round.'],
    },
    motif: 'offering',
    deck: 'mint',
    twists: ['tithe'],
  }),
  wide_hands: challenge({
    text: {
      ja: ['両手いっぱい', 'たくさん引けますが、置ける回数は少ないです。'],
      en: ['Armful', 'Many pieces, few hands.'],
    },
    motif: 'armful',
    deck: 'gambler',
    twists: ['five_cards'],
  }),
};
export type ChallengeId = keyof typeof challenges;
export const challengeIds = Object.keys(challenges) as readonly ChallengeId[];

export function isChallengeId(text: string): text is ChallengeId {
  return Object.hasOwn(challenges, text);
}
