import type { Boss } from '../../bosses/boss.ts';
import type { EntryText, Numbers } from '../../entry-text.ts';
import { longBosses } from '../bosses/index.ts';
import type { Twist } from './twist.ts';

/** What a boss does, in every round. */
function always(boss: Boss, look: { readonly text: EntryText; readonly motif: string }): Twist {
  return { ...boss, ...look, not: [] };
}

/** Without the target that it asks for as a boss, by numbers of its own. */
const asUsual = (boss: Boss, n: Numbers = {}): Boss => ({ ...boss, tune: {}, n });

/** Twists that are a boss, in every round. */
export const alwaysBosses = {
  windy: always(asUsual(longBosses.wind), {
    text: {
      ja: ['風の強い日', '置くたび、盤のブロックがみな右へ1マスずれます。'],
      en: ['Windy Days', 'After each placement all blocks move one cell right.'],
    },
    motif: 'windy',
  }),
  upside_down: always(asUsual(longBosses.flip), {
    text: {
      ja: ['逆さの国', '手札を引くたび、盤が上下逆になります。'],
      en: ['Topsy-Turvy', 'With each new draw the board turns upside down.'],
    },
    motif: 'topsy',
  }),
  weedy: always(asUsual(longBosses.weeds, { cells: 2 }), {
    text: {
      ja: ['草むら', '手札を引くたび、空いたマスに{cells}個のブロックが生えます。'],
      en: ['Overgrown', 'With each new draw {cells} blocks grow on empty cells.'],
    },
    motif: 'overgrown',
  }),
  mirror_world: always(asUsual(longBosses.mirror), {
    text: { ja: ['鏡の国', 'ピースが左右逆に配られます。'], en: ['Looking-Glass', 'Pieces come reflected.'] },
    motif: 'looking-glass',
  }),
  quakes: always(asUsual(longBosses.quake, { every: 3 }), {
    text: {
      ja: ['揺れる大地', '{every}回置くたび、ブロックがみな下に落ちます。'],
      en: ['Shaky Ground', 'Every {every} placements all blocks fall down.'],
    },
    motif: 'shaky',
  }),
  hungry: always(longBosses.hunger, {
    text: {
      ja: ['腹ぺこ', '{after}回続けて消せないと、そのあとは消すまで1ハンド多く使います。'],
      en: ['Famine', 'After {after} placements without a clear, each further one costs another hand.'],
    },
    motif: 'famine',
  }),
};
