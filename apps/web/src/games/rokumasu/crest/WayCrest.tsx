import { motifOf as motifOfSource } from '@minoya/games/rokumasu/texts';
import type { JSX } from 'preact';
import { ink } from '../../../print/pigments.ts';
import { motifOf } from './plaque.ts';

type Layer = 'deck' | 'level' | 'twist' | 'challenge' | 'voucher' | 'gift' | 'pack';

/** What each kind of thing is printed on: told by its outline, and by its colours. */
const sheets: Readonly<Record<Layer, { readonly d: string; readonly ground: string; readonly motif: string }>> = {
  deck: { d: 'M9 2H39V46H9ZM5 6H9M5 6V46H9', ground: ink.pale, motif: ink.blue },
  level: { d: 'M24 1 46 13V35L24 47 2 35V13Z', ground: ink.paper, motif: ink.green },
  twist: { d: 'M4 4H44V36L24 46 4 36Z', ground: ink.violet, motif: ink.snow },
  challenge: { d: 'M8 2H40V46L24 40 8 46Z', ground: ink.blush, motif: ink.red },
  voucher: { d: 'M2 9H46V18C41 18 41 30 46 30V39H2V30C7 30 7 18 2 18Z', ground: ink.sand, motif: ink.coral },
  gift: { d: 'M3 7H45V45H3Z', ground: ink.pink, motif: ink.snow },
  pack: { d: 'M6 3H42L45 9 42 15V45H6V15L3 9Z', ground: ink.moss, motif: ink.snow },
};

const isLayer = (layer: string): layer is Layer => Object.hasOwn(sheets, layer);

/** A deck, level, twist, challenge, voucher, gift or pack by its source: `deck:pebbles`. */
export function WayCrest({ source }: { source: string }): JSX.Element {
  const [layer = ''] = source.split(':');
  const sheet = sheets[isLayer(layer) ? layer : 'deck'];
  const d = motifOf(motifOfSource(source) ?? '');
  return (
    <svg class="mon way" viewBox="0 0 48 48" data-layer={layer} aria-hidden="true">
      <path class="mon-sheet" d={sheet.d} fill={sheet.ground} />
      <svg x="12" y="12" width="24" height="24" viewBox="0 0 24 24">
        <path class="mon-plate" d={d} fill={sheet.motif} />
        <path class="mon-motif" d={d} />
      </svg>
    </svg>
  );
}
