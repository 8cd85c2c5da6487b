import type { JSX } from 'preact';

/** The house is three minos that fit; each game draws its own, in its front. */
const house = 'M13 13H29V21H21V29H13ZM31 13H35V21H31ZM23 23H35V35H31V27H27V35H23ZM13 31H21V35H13Z';

/** A family crest: one ring, one motif on a field of 48. Without a motif of a game, the house's own. */
export function Crest({ motif }: { motif?: string }): JSX.Element {
  return (
    <svg class="crest" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill="none" stroke="currentColor" stroke-width="3" />
      <path
        d={motif ?? house}
        fill={motif ? 'none' : 'currentColor'}
        stroke="currentColor"
        stroke-width={motif ? 2.6 : 0}
        stroke-linejoin="round"
      />
    </svg>
  );
}
