import { cardOf } from '@minoya/games/polyform/cards';
import { polyform } from '@minoya/games/polyform/game';
import { pieces, placementOn } from '@minoya/games/polyform/pieces';
import type { Action, Lay, State } from '@minoya/games/polyform/state';
import { partsOf } from '@minoya/games/polyform/trade';
import { actionTexts, colourTexts } from '@minoya/games/polyform/texts';
import { fill, inside, listed } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';

const sumOf = (ids: readonly (keyof typeof pieces)[]): Localized =>
  listed(
    ids.map(id => pieces[id].text),
    { ja: '{a}+{b}', en: '{a} + {b}' },
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
      return layText(action, state);
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

/** Which piece goes onto which puzzle. */
function layText({ type, ...lay }: Lay & { readonly type: Action['type'] }, state: State): Localized {
  const on = onCard(lay, state);
  return type === 'master' ? masterText([on]) : fill({ ja: '{on}を置く', en: 'place {on}' }, { on });
}

function onCard({ slot, cells }: Lay, state: State): Localized {
  const work = state.players[state.active ?? 0]?.working[slot];
  const piece = placementOn(cells)?.piece;
  return fill(
    { ja: '「{card}」に{piece}', en: '{piece} on “{card}”' },
    { card: work ? cardOf(work.card).text : String(slot + 1), piece: piece ? pieces[piece].text : '' },
  );
}

/** What one line of a master action lays; null for any other. */
export function masterLay(line: string, state: State): Localized | null {
  const action = polyform.actions.read(line);
  return action?.type === 'master' ? onCard(action, state) : null;
}

/** A master action as one, however many pieces it lays. */
export function masterText(laid: readonly Localized[]): Localized {
  return fill({ ja: 'マスターアクションで{laid}を置く', en: 'master action: {laid}' }, { laid: listed(laid) });
}
