import type { Refusals } from '@minoya/kernel';

/** Why an action is refused, by the code that `apply` answers. */
export const refusals = {
  notYourTurn: { ja: 'いまは操作できません。', en: 'It is not your turn.' },
  over: { ja: 'このランは終わりました。', en: 'The run is over.' },
  notNow: { ja: 'いまはできません。', en: 'Not possible now.' },
  noPiece: { ja: 'そこにピースがありません。', en: 'No piece is there.' },
  outside: { ja: 'はみ出しています。盤の中に置いてください。', en: 'The piece sticks out of the board.' },
  overlaps: { ja: '重なっています。空いたマスに置いてください。', en: 'The piece overlaps a block.' },
  noHands: {
    ja: 'ハンドが残っていません。置けるのはノーハンドのピースだけです。',
    en: 'No hands left: only no-hand pieces can be placed.',
  },
  handsLeft: { ja: 'まだハンドが残っています。', en: 'There are hands left.' },
  noSlot: { ja: 'その枠はありません。', en: 'There is no such slot.' },
  noRecycles: { ja: 'もう入れ替えられません。', en: 'No swaps are left.' },
  noRelic: { ja: 'そのレリックはありません。', en: 'There is no such relic.' },
  noItem: { ja: 'その商品はありません。', en: 'There is no such item.' },
  soldOut: { ja: '売り切れです。', en: 'It is sold out.' },
  notEnoughGold: { ja: 'ゴールドが足りません。', en: 'Not enough gold.' },
  relicsFull: {
    ja: 'レリックの枠がいっぱいです。一つ売って入れ替えられます。',
    en: 'The relic slots are full. Sell one to make room.',
  },
  relicOwned: { ja: 'そのレリックはもう持っています。', en: 'You have that relic already.' },
  amuletsFull: { ja: '護符の枠がいっぱいです。', en: 'The amulet slots are full.' },
  noNeedToSell: { ja: '売らなくても買えます。', en: 'Nothing needs to be sold for it.' },
  noAmulet: { ja: 'その護符はありません。', en: 'There is no such amulet.' },
  noCard: { ja: 'そのピースはデッキにありません。', en: 'That piece is not in the deck.' },
  deckTooSmall: { ja: 'デッキをこれ以上減らせません。', en: 'The deck would become too small.' },
  cannotSculpt: {
    ja: 'その形にはできません。つながった6マスまでです。',
    en: 'It cannot be sculpted into that: six joined cells at most.',
  },
  noGift: { ja: 'このラウンドはスキップできません。', en: 'This round cannot be skipped for that.' },
  deckFull: { ja: 'デッキにはこれ以上入りません。', en: 'The deck can hold no more pieces.' },
  staysAnyway: { ja: 'ロックしなくても残ります。', en: 'It stays without a lock.' },
  moreToWin: { ja: 'まだ先のラウンドがあります。', en: 'There are more rounds to win first.' },
} as const satisfies Refusals;

export type Refusal = keyof typeof refusals;
