import type { AmuletId } from '@minoya/games/rokumasu/amulets';
import { amulets } from '@minoya/games/rokumasu/amulets';
import { type BossId, bosses } from '@minoya/games/rokumasu/bosses';
import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import type { Rarity } from '@minoya/games/rokumasu/relics/relic';
import type { JSX } from 'preact';
import { patterns } from '../../../tile/patterns.tsx';
import { lands, motifOf, plaque } from './plaque.ts';
import { type Acts, framed, grounds, plateOf } from './plates.ts';

/** 絵馬: a votive plaque with its motif in two or three plates. How rare it is can be read from its frame. */
export function RelicCrest({ id }: { id: RelicId }): JSX.Element {
  const { motif, rarity, acts } = relics[id];
  return (
    <svg class="mon" viewBox="0 0 48 48" data-rarity={rarity} aria-hidden="true">
      <path class="mon-frame" d={plaque.frame} fill={framed[rarity]} />
      {frames[rarity]}
      <Ground acts={acts} />
      <Motif id={motif} plate={plateOf(motif, acts)} />
    </svg>
  );
}

/** The picture behind the motif: waves under blocks, a rising sun over lines, a hill for the rest. */
function Ground({ acts }: { acts: Acts }) {
  const { sky, land } = grounds[acts];
  return (
    <>
      <path class="mon-panel" d={plaque.panel} fill={sky} />
      <path fill={land} d={lands[acts]} />
    </>
  );
}

/** Amulets are paper slips with a vermilion head. */
export function AmuletSlip({ id }: { id: AmuletId }): JSX.Element {
  return (
    <svg class="mon" viewBox="0 0 48 48" aria-hidden="true">
      <path class="mon-slip" d="M11 3H37V45H11ZM20 3V0M28 3V0" />
      <path class="mon-band" d="M11 3H37V10H11ZM11 39H37V45H11Z" />
      <svg x="13" y="13" width="22" height="22" viewBox="0 0 24 24">
        <Drawn d={motifOf(amulets[id].motif)} plate="#e07a5a" />
      </svg>
    </svg>
  );
}

/** A boss's condition: a plum board with its motif in white. */
export function BossPlate({ id }: { id: BossId }): JSX.Element {
  const { motif } = bosses[id];
  return (
    <svg class="mon boss" viewBox="0 0 48 48" aria-hidden="true">
      <path class="mon-board" d="M3 9 9 3H39L45 9V39L39 45H9L3 39Z" />
      <path class="mon-edge" d="M6.5 10.5 10.5 6.5H37.5L41.5 10.5V37.5L37.5 41.5H10.5L6.5 37.5Z" />
      {motif === 'kagome' ? (
        <svg class="mon-motif" x="12" y="12" width="24" height="24" viewBox="0 0 24 24">
          <path d="M0 0H24V24H0Z" />
          {patterns.kagome}
        </svg>
      ) : (
        <svg x="12" y="12" width="24" height="24" viewBox="0 0 24 24">
          <path class="mon-motif" d={motifOf(motif)} />
        </svg>
      )}
    </svg>
  );
}

/** A motif printed twice: its colour a little off, as from a second block, and the key line over it. */
function Drawn({ d, plate }: { d: string; plate: string }) {
  return (
    <>
      <path class="mon-plate" d={d} fill={plate} />
      <path class="mon-motif" d={d} />
    </>
  );
}

function Motif({ id, plate }: { id: string; plate: string }) {
  return (
    <svg x="12" y="15" width="24" height="24" viewBox="0 0 24 24">
      <Drawn d={motifOf(id)} plate={plate} />
    </svg>
  );
}

const studs = (places: readonly (readonly [number, number])[]): JSX.Element => (
  <path class="mon-stud" d={places.map(([x, y]) => `M${x - 2} ${y - 2}h4v4h-4Z`).join('')} />
);

/** Wood, brass with an inner line, lacquer with studs, gold leaf with a studded rim. */
const frames: Readonly<Record<Rarity, JSX.Element | null>> = {
  common: null,
  uncommon: <path class="mon-inlay" d="M24 3.6 44.7 13V44.7H3.3V13Z" />,
  rare: studs([
    [24, 4.2],
    [4, 14],
    [44, 14],
    [4, 44],
    [44, 44],
  ]),
  epic: (
    <>
      <path class="mon-inlay" d="M24 3.6 44.7 13V44.7H3.3V13Z" />
      {studs([
        [24, 4],
        [3.6, 14],
        [44.4, 14],
        [3.6, 29],
        [44.4, 29],
        [3.6, 44.4],
        [24, 44.6],
        [44.4, 44.4],
      ])}
    </>
  ),
};
