import type { Action, Slot } from '@minoya/games/rokumasu/state';
import type { Localized } from '../../../i18n/lang.ts';

const slot = (from: Slot): Localized =>
  typeof from === 'number' ? { ja: `手札${from + 1}`, en: `piece ${from + 1}` } : { ja: 'ストック', en: 'stock' };

/** An action as the move list of a replay tells it. */
export function actionWords(action: Action, nameOf: (cell: number) => string): Localized {
  switch (action.type) {
    case 'place':
      return {
        ja: `${slot(action.from).ja}を${nameOf(action.cell)}へ`,
        en: `${slot(action.from).en} to ${nameOf(action.cell)}`,
      };
    case 'start':
      return { ja: 'ラウンドを始める', en: 'Start the round' };
    case 'stock':
      return { ja: `${slot(action.from).ja}をストックする`, en: `Stock ${slot(action.from).en}` };
    case 'recycle':
      return { ja: `${slot(action.from).ja}を入れ替える`, en: `Swap ${slot(action.from).en}` };
    case 'end':
      return { ja: 'ラウンドを終える', en: 'End the round' };
    case 'reorder':
      return {
        ja: `レリック${action.from + 1}を${action.to + 1}番目へ`,
        en: `Relic ${action.from + 1} to place ${action.to + 1}`,
      };
    case 'collect':
      return { ja: 'ショップへ', en: 'To the shop' };
    case 'finish':
      return { ja: 'ランを終える', en: 'End the run' };
    case 'buy':
      return { ja: `商品${action.item + 1}を買う`, en: `Buy item ${action.item + 1}` };
    case 'sell':
      return { ja: `レリック${action.relic + 1}を売る`, en: `Sell relic ${action.relic + 1}` };
    case 'sellAmulet':
      return { ja: `護符${action.amulet + 1}を売る`, en: `Sell amulet ${action.amulet + 1}` };
    case 'reroll':
      return { ja: 'リロール', en: 'Reroll' };
    case 'leave':
      return { ja: 'ショップを出る', en: 'Leave the shop' };
    case 'use':
      return { ja: `護符${action.amulet + 1}を使う`, en: `Use amulet ${action.amulet + 1}` };
  }
}
