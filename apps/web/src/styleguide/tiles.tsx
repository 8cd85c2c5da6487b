import type { JSX } from 'preact';
import { Piece } from '../tile/Piece.tsx';
import { ninePapers, sixPapers } from '../tile/fills.ts';
import { type BlessingId, Buff, type BuffId, blessings, buffs, sealIds } from '../tile/seals-and-buffs.tsx';
import { patternIds } from '../tile/patterns.tsx';
import { Tile, type TileProps } from '../tile/Tile.tsx';

/** A named group of tiles for the style guide. */
export interface Sample {
  readonly id: string;
  readonly name: string;
  readonly tile: TileProps;
}

const plain = { fill: 'plain' } as const;

/** Every tile in every state: also what the pictures of the visual tests are made from. */
export const samples: Readonly<Record<string, readonly Sample[]>> = {
  patterns: [
    { id: 'plain', name: 'plain', tile: plain },
    ...patternIds.map(pattern => ({
      id: pattern,
      name: pattern,
      tile: { fill: pattern === 'kagome' ? ('stone' as const) : ('plain' as const), pattern },
    })),
  ],
  papers: Object.entries(sixPapers).map(([fill, pattern]) => ({
    id: fill,
    name: fill,
    tile: { fill: fill as keyof typeof sixPapers, pattern },
  })),
  seals: sealIds.map(seal => ({ id: seal, name: seal, tile: { ...plain, pattern: 'asanoha' as const, seal } })),
  blessings: (Object.keys(blessings) as BlessingId[]).map(blessing => ({
    id: blessing,
    name: blessing,
    tile: { ...plain, pattern: 'seigaiha' as const, blessing },
  })),
  layers: [
    { id: 'charge', name: 'charge', tile: { ...plain, pattern: 'inazuma', charge: 7 } },
    { id: 'charge2', name: 'charge 12', tile: { ...plain, pattern: 'inazuma', charge: 12 } },
    { id: 'all', name: 'all four', tile: { ...plain, pattern: 'inazuma', charge: 4, seal: 'gold', blessing: 'chain' } },
    { id: 'ice1', name: 'ice 1', tile: { fill: 'B', pattern: 'seigaiha', ice: 1 } },
    { id: 'ice2', name: 'ice 2', tile: { fill: 'R', pattern: 'uroko', ice: 2 } },
    { id: 'least', name: '≥5', tile: { fill: 'Y', pattern: 'hishi', counter: { rule: 'atLeast', n: 5 } } },
    { id: 'most', name: '≤3', tile: { fill: 'G', pattern: 'matsuba', counter: { rule: 'atMost', n: 3 } } },
    {
      id: 'icedLeast',
      name: 'ice + ≥4',
      tile: { fill: 'L', pattern: 'mizutama', ice: 2, counter: { rule: 'atLeast', n: 4 } },
    },
    { id: 'rock', name: 'rock', tile: { fill: 'stone', kind: 'rock' } },
    { id: 'steel', name: 'steel', tile: { fill: 'stone', kind: 'steel' } },
  ],
  modes: (['ghost', 'refused', 'dim', 'lit'] as const).map(mode => ({
    id: mode,
    name: mode,
    tile: { ...plain, pattern: 'shippo' as const, mode },
  })),
};

export function TileRow({ of, size }: { of: readonly Sample[]; size: number }): JSX.Element {
  return (
    <ul class="tile-row" style={{ '--size': `${size}px` }}>
      {of.map(({ id, name, tile }) => (
        <li key={id}>
          <span class="tile-box">
            <Tile {...tile} />
          </span>
          {size >= 40 ? <span class="caption">{name}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Buffs on an empty cell, under a tile, and sealed. */
export function BuffRow(): JSX.Element {
  return (
    <ul class="tile-row" style={{ '--size': '54px' }}>
      {(Object.keys(buffs) as BuffId[]).map((id, i) => (
        <li key={id}>
          <span class="tile-box hole-box">
            <Buff id={id} level={i + 1} />
          </span>
          <span class="caption">{`${id} ${i + 1}`}</span>
        </li>
      ))}
      <li>
        <span class="tile-box hole-box">
          <Buff id="enhancement" level={7} />
        </span>
        <span class="caption">Lv7</span>
      </li>
      <li>
        <span class="tile-box hole-box">
          <Buff id="pulsation" level={2} />
          <Tile fill="plain" pattern="asanoha" />
        </span>
        <span class="caption">under a tile</span>
      </li>
      <li>
        <span class="tile-box hole-box">
          <Tile fill="stone" pattern="kagome" />
          <Buff id="gold_mine" level={2} sealed />
        </span>
        <span class="caption">sealed</span>
      </li>
    </ul>
  );
}

const shapes: Readonly<Record<(typeof ninePapers)[number], readonly string[]>> = {
  dot: ['#'],
  i2: ['##'],
  i3: ['###'],
  v3: ['#.', '##'],
  i4: ['####'],
  l4: ['#..', '###'],
  t4: ['###', '.#.'],
  s4: ['.##', '##.'],
  o4: ['##', '##'],
};

export function PieceRow({ cell }: { cell: number }): JSX.Element {
  return (
    <ul class="piece-row" style={{ '--cell': `${cell}px` }}>
      {ninePapers.map(fill => (
        <li key={fill}>
          <Piece joined shape={cellsOf(shapes[fill])} look={() => ({ fill })} />
          <span class="caption">{fill}</span>
        </li>
      ))}
    </ul>
  );
}

function cellsOf(rows: readonly string[]): readonly { x: number; y: number }[] {
  return rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [{ x, y }] : [])));
}
