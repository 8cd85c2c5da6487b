import type { JSX } from 'preact';

/** Motifs inside a ring, on a 48 field. The house is three minos that fit; each game has its own. */
const motifs = {
  house: 'M13 13H29V21H21V29H13ZM31 13H35V21H31ZM23 23H35V35H31V27H27V35H23ZM13 31H21V35H13Z',
  rokumasu: 'M12 16H20V24H12ZM20 16H28V24H20ZM28 16H36V24H28ZM12 24H20V32H12ZM20 24H28V32H20ZM28 24H36V32H28Z',
  keshiki: 'M10 34 18 20 24 29 30 16 38 34ZM14 14A4 4 0 1 1 14 14.1Z',
  polyform: 'M24 11 35 17.5V30.5L24 37 13 30.5V17.5ZM24 24V37M24 24 35 17.5M24 24 13 17.5',
} as const;

export type Motif = keyof typeof motifs;

/** A family crest: one ring, one motif. */
export function Crest({ motif }: { motif: Motif }): JSX.Element {
  const drawn = motif === 'house';
  return (
    <svg class="crest" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" stroke-width="3" />
      <path
        d={motifs[motif]}
        fill={drawn ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width={drawn ? 0 : 2.6}
        stroke-linejoin="round"
      />
    </svg>
  );
}
