import type { AmuletId } from '@minoya/games/rokumasu/amulets';
import { amulets } from '@minoya/games/rokumasu/amulets';
import { type BossId, bosses } from '@minoya/games/rokumasu/bosses';
import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import type { Rarity } from '@minoya/games/rokumasu/relics/relic';
import type { JSX } from 'preact';
import { patterns } from '../../../tile/patterns.tsx';
import { motifs } from './motifs.ts';

/** 紋: a ring and one motif. How rare it is can be read from the ring: one, two, notched, rayed. */
export function RelicCrest({ id }: { id: RelicId }): JSX.Element {
  const { motif, rarity } = relics[id];
  return (
    <svg class="mon" viewBox="0 0 48 48" data-rarity={rarity} aria-hidden="true">
      <circle class="mon-paper" cx="24" cy="24" r="21.5" />
      {rings[rarity]}
      <Motif id={motif} />
    </svg>
  );
}

/** Amulets are slips, not rings. */
export function AmuletSlip({ id }: { id: AmuletId }): JSX.Element {
  return (
    <svg class="mon" viewBox="0 0 48 48" aria-hidden="true">
      <path class="mon-paper mon-ring" d="M11 3H37V45H11ZM20 3V0M28 3V0" />
      <path class="mon-ring" d="M15 8H33" />
      <svg x="13" y="13" width="22" height="22" viewBox="0 0 24 24">
        <path class="mon-motif" d={motifs[amulets[id].motif] ?? ''} />
      </svg>
      <path class="mon-ring" d="M15 40H33" />
    </svg>
  );
}

/** A boss's condition: a square board with its motif. */
export function BossPlate({ id }: { id: BossId }): JSX.Element {
  const { motif } = bosses[id];
  return (
    <svg class="mon boss" viewBox="0 0 48 48" aria-hidden="true">
      <path class="mon-paper mon-ring" d="M3 9 9 3H39L45 9V39L39 45H9L3 39Z" />
      {motif === 'kagome' ? (
        <svg class="mon-motif" x="12" y="12" width="24" height="24" viewBox="0 0 24 24">
          <path d="M0 0H24V24H0Z" />
          {patterns.kagome}
        </svg>
      ) : (
        <Motif id={motif} />
      )}
    </svg>
  );
}

function Motif({ id }: { id: string }) {
  if (id.startsWith('kanji-'))
    return (
      <text class="mon-kanji" x="24" y="32.5">
        {id.slice(6)}
      </text>
    );
  return (
    <svg x="12" y="12" width="24" height="24" viewBox="0 0 24 24">
      <path class="mon-motif" d={motifs[id] ?? ''} />
    </svg>
  );
}

const turns = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => (360 / count) * i);

const rings: Readonly<Record<Rarity, JSX.Element>> = {
  common: <circle class="mon-ring" cx="24" cy="24" r="21.5" />,
  uncommon: (
    <>
      <circle class="mon-ring" cx="24" cy="24" r="22" />
      <circle class="mon-ring" cx="24" cy="24" r="18.5" />
    </>
  ),
  rare: (
    <>
      <circle class="mon-ring" cx="24" cy="24" r="20" />
      {turns(8).map(turn => (
        <path key={turn} class="mon-solid" d="M24 0.5 28 5H20Z" transform={`rotate(${turn} 24 24)`} />
      ))}
    </>
  ),
  epic: (
    <>
      <circle class="mon-ring" cx="24" cy="24" r="18" />
      {turns(16).map(turn => (
        <path key={turn} class="mon-ray" d="M24 0.8V5" transform={`rotate(${turn} 24 24)`} />
      ))}
    </>
  ),
};
