import { cardOf } from '@minoya/games/polyform/cards';
import { polyform } from '@minoya/games/polyform/game';
import { pieces } from '@minoya/games/polyform/pieces';
import type { Action, State } from '@minoya/games/polyform/state';
import { partsOf } from '@minoya/games/polyform/trade';
import { actionTexts, colourTexts } from '@minoya/games/polyform/texts';
import { fill, inside, listed } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';

const sumOf = (ids: readonly (keyof typeof pieces)[]): Localized =>
  listed(
    ids.map(id => pieces[id].text),
    { ja: '{a}+{b}', en: '{a}+{b}' },
  );

/** An action as advice: 白「竹」を取る. */
export function adviceText(line: string, state: State): Localized {
  const action = polyform.actions.read(line);
  return action ? inWords(action, state) : { ja: line, en: line };
}

/** An action in words, from the state it is done in. */
export function inWords(action: Action, state: State): Localized {
  switch (action.type) {
    case 'take': {
      const card = state.market[action.colour][action.at];
      const named = { colour: colourTexts[action.colour], card: card ? cardOf(card).text : '' };
      return fill({ ja: '{colour}「{card}」を取る', en: 'take {colour} “{card}”' }, named);
    }
    case 'place':
    case 'master':
      return fill(
        action.type === 'master'
          ? { ja: 'パズル{slot}にマスターアクションで置く', en: 'master action on puzzle {slot}' }
          : { ja: 'パズル{slot}に置く', en: 'place on puzzle {slot}' },
        { slot: action.slot + 1 },
      );
    case 'up':
    case 'down': {
      const { list } = partsOf[action.parts];
      return fill(
        action.type === 'up'
          ? { ja: '{parts}を{piece}にレベルアップ', en: 'level {parts} up to {piece}' }
          : { ja: '{piece}を{parts}にレベルダウン', en: 'level {piece} down to {parts}' },
        { parts: sumOf(list), piece: pieces[action.piece].text },
      );
    }
    case 'debug':
      return { ja: '開発版', en: 'debug' };
    default:
      return inside(actionTexts[action.type]);
  }
}
