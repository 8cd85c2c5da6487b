import type { Action, Slot } from '@minoya/games/rokumasu/state';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import { cellWord } from './log.ts';

const slot = (from: Slot): Localized =>
  typeof from === 'number'
    ? fill({ ja: '手札{from}', en: 'piece {from}' }, { from: from + 1 })
    : { ja: 'ストック', en: 'stock' };

/** An action as the move list of a replay tells it. */
export function actionWords(action: Action): Localized {
  switch (action.type) {
    case 'place':
      return fill(
        { ja: '{slot}を{cell}へ', en: '{slot} to {cell}' },
        { slot: slot(action.from), cell: cellWord(action.cell) },
      );
    case 'start':
      return { ja: 'ラウンドを始める', en: 'Start the round' };
    case 'stock':
      return fill({ ja: '{slot}をストックする', en: 'Stock {slot}' }, { slot: slot(action.from) });
    case 'recycle':
      return fill({ ja: '{slot}を入れ替える', en: 'Swap {slot}' }, { slot: slot(action.from) });
    case 'end':
      return { ja: 'ラウンドを終える', en: 'End the round' };
    case 'reorder':
      return fill(
        { ja: 'レリック{from}を{to}番目へ', en: 'Relic {from} to place {to}' },
        { from: action.from + 1, to: action.to + 1 },
      );
    default:
      return betweenRounds(action);
  }
}

type Between = Exclude<Action, { type: 'place' | 'start' | 'stock' | 'recycle' | 'end' | 'reorder' }>;

function betweenRounds(action: Between): Localized {
  switch (action.type) {
    case 'collect':
      return { ja: '報酬を受け取る', en: 'Collect the reward' };
    case 'finish':
      return { ja: 'ランを終える', en: 'End the run' };
    case 'buy':
      return fill({ ja: '商品{item}を買う', en: 'Buy item {item}' }, { item: action.item + 1 });
    case 'sell':
      return fill({ ja: 'レリック{relic}を売る', en: 'Sell relic {relic}' }, { relic: action.relic + 1 });
    case 'sellAmulet':
      return fill({ ja: '護符{amulet}を売る', en: 'Sell amulet {amulet}' }, { amulet: action.amulet + 1 });
    case 'reroll':
      return { ja: 'リロール', en: 'Reroll' };
    case 'leave':
      return { ja: 'ショップを出る', en: 'Leave the shop' };
    case 'skip':
      return fill({ ja: 'スキップ（贈り物{gift}）', en: 'Skip for gift {gift}' }, { gift: action.gift + 1 });
    case 'lock':
      return fill({ ja: '商品{item}のロック', en: 'Lock item {item}' }, { item: action.item + 1 });
    case 'take':
      return fill({ ja: '{item}番目を取る', en: 'Take item {item}' }, { item: action.item + 1 });
    case 'pass':
      return { ja: '何も取らない', en: 'Take nothing' };
    case 'use':
      return fill({ ja: '護符{amulet}を使う', en: 'Use amulet {amulet}' }, { amulet: action.amulet + 1 });
  }
}
