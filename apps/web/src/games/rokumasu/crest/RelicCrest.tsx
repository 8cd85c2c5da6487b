import type { AmuletId } from '@minoya/games/rokumasu/amulets';
import { amulets } from '@minoya/games/rokumasu/amulets';
import { type BossId, bosses } from '@minoya/games/rokumasu/bosses';
import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import type { Rarity } from '@minoya/games/rokumasu/relics/relic';
import type { JSX } from 'preact';
import { patterns } from '../../../tile/patterns.tsx';
import { motifs } from './motifs.ts';
import { type Acts, grounds, plateOf } from './plates.ts';

/** 絵馬: a votive plaque with its motif in two or three plates. How rare it is can be read from its frame. */
export function RelicCrest({ id }: { id: RelicId }): JSX.Element {
  const { motif, rarity, acts } = relics[id];
  return (
    <svg class="mon" viewBox="0 0 48 48" data-rarity={rarity} aria-hidden="true">
      <path class="mon-frame" d="M24 1 47 11.5V47H1V11.5Z" />
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
      <path class="mon-panel" d="M24 6 42.5 14.5V42.5H5.5V14.5Z" fill={sky} />
      <path fill={land} d={lands[acts]} />
    </>
  );
}

const lands: Readonly<Record<Acts, string>> = {
  blocks: 'M6 42V35A6 6 0 0 1 18 35A6 6 0 0 1 30 35A6 6 0 0 1 42 35V42Z',
  lines: 'M6 22H42V26H6ZM6 34H42V38H6Z',
  times: 'M24 12A15 15 0 0 1 39 27A15 15 0 0 1 24 42A15 15 0 0 1 9 27A15 15 0 0 1 24 12Z',
  utility: 'M6 42V33C14 25 22 29 28 32C33 34 38 30 42 28V42Z',
};

/** Amulets are paper slips with a vermilion head. */
export function AmuletSlip({ id }: { id: AmuletId }): JSX.Element {
  return (
    <svg class="mon" viewBox="0 0 48 48" aria-hidden="true">
      <path class="mon-slip" d="M11 3H37V45H11ZM20 3V0M28 3V0" />
      <path class="mon-band" d="M11 3H37V10H11ZM11 39H37V45H11Z" />
      <svg x="13" y="13" width="22" height="22" viewBox="0 0 24 24">
        <Drawn d={motifs[amulets[id].motif] ?? ''} plate="#e07a5a" />
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
          <path class="mon-motif" d={motifs[motif] ?? ''} />
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

const digits = ['一', '二', '三', '四', '五', '六'];

function Motif({ id, plate }: { id: string; plate: string }) {
  const size = id.startsWith('kanji-') ? digits.indexOf(id.slice(6)) + 1 : 0;
  return (
    <svg x="12" y="15" width="24" height="24" viewBox="0 0 24 24">
      {size > 0 ? <Drawn d={cells(size)} plate={plate} /> : <Drawn d={motifs[id] ?? ''} plate={plate} />}
    </svg>
  );
}

/** So many cells side by side: a number that needs no script to be read. */
function cells(count: number): string {
  const across = count > 4 ? 3 : count > 1 ? 2 : 1;
  const rows = Math.ceil(count / across);
  const side = across === 3 ? 7.4 : 9.4;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = row === rows - 1 ? count - row * across : across;
    const x = 12 - (inRow * side) / 2 + (i % across) * side;
    const y = 12 - (rows * side) / 2 + row * side;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${side}v${side}h${-side}Z`;
  }).join('');
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
