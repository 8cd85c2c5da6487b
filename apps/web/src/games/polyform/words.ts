import { cardOf } from '@minoya/games/polyform/cards';
import { polyform } from '@minoya/games/polyform/game';
import { pieces } from '@minoya/games/polyform/pieces';
import type { Action, State } from '@minoya/games/polyform/state';
import { partsOf } from '@minoya/games/polyform/trade';
import { actionTexts, colourTexts } from '@minoya/games/polyform/texts';
import type { Localized } from '../../i18n/lang.ts';

const listed = (ids: readonly (keyof typeof pieces)[], lang: 'ja' | 'en') =>
  ids.map(id => pieces[id].text[lang]).join('+');

/** An action as advice: 白「竹」を取る. */
export function adviceText(line: string, state: State): Localized {
  const action = polyform.actions.read(line);
  return action ? inWords(action, state) : { ja: line, en: line };
}

function inWords(action: Action, state: State): Localized {
  switch (action.type) {
    case 'take': {
      const card = state.market[action.colour][action.at];
      const { ja, en } = card ? cardOf(card).text : { ja: '', en: '' };
      return { ja: `${colourTexts[action.colour].ja}「${ja}」を取る`, en: `take ${action.colour} “${en}”` };
    }
    case 'place':
    case 'master':
      return {
        ja: `パズル${action.slot + 1}に${action.type === 'master' ? 'マスターアクションで' : ''}置く`,
        en: `${action.type === 'master' ? 'master action' : 'place'} on puzzle ${action.slot + 1}`,
      };
    case 'up':
    case 'down': {
      const { list } = partsOf[action.parts];
      const [ja, en] = [pieces[action.piece].text.ja, pieces[action.piece].text.en];
      return action.type === 'up'
        ? { ja: `${listed(list, 'ja')}を${ja}にレベルアップ`, en: `level ${listed(list, 'en')} up to ${en}` }
        : { ja: `${ja}を${listed(list, 'ja')}にレベルダウン`, en: `level ${en} down to ${listed(list, 'en')}` };
    }
    case 'debug':
      return { ja: '開発版', en: 'debug' };
    default:
      return { ja: actionTexts[action.type].ja, en: actionTexts[action.type].en.toLowerCase() };
  }
}
