import type { ComponentChildren } from 'preact';

const solid = { fill: 'currentColor', stroke: 'none' } as const;

/** Geometric patterns on a 24 × 24 field, each told from the others by form alone. */
export const patterns = {
  asanoha: (
    <>
      <path d="M12 2V22M3.4 7 20.6 17M20.6 7 3.4 17" />
      <path d="M12 2 20.6 7V17L12 22 3.4 17V7Z" />
    </>
  ),
  shippo: (
    <>
      <circle cx="0" cy="12" r="12" />
      <circle cx="24" cy="12" r="12" />
      <circle cx="12" cy="0" r="12" />
      <circle cx="12" cy="24" r="12" />
    </>
  ),
  yabane: <path d="M2 8 12 2 22 8M2 15 12 9 22 15M2 22 12 16 22 22M12 2V22" />,
  seigaiha: (
    <path d="M0 12A6 6 0 0 1 12 12A6 6 0 0 1 24 12M3 12A3 3 0 0 1 9 12M15 12A3 3 0 0 1 21 12M-6 21A6 6 0 0 1 6 21A6 6 0 0 1 18 21A6 6 0 0 1 30 21M9 21A3 3 0 0 1 15 21" />
  ),
  inazuma: <path d="M3 3H21V17H8V10H15V13M3 3V22H21" />,
  kagome: <path d="M0 0 24 24M24 0 0 24M0 12H24M12 0V24" />,
  uroko: (
    <path {...solid} d="M0 12 6 2 12 12ZM12 12 18 2 24 12ZM6 22 12 12 18 22ZM-6 22 0 12 6 22ZM18 22 24 12 30 22Z" />
  ),
  uzu: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="4.5" />
      <circle cx="12" cy="12" r="1" />
    </>
  ),
  arare: <path {...solid} d="M4 4h4v4H4zM16 4h4v4h-4zM10 10h4v4h-4zM4 16h4v4H4zM16 16h4v4h-4z" />,
  mizutama: (
    <path
      {...solid}
      d="M3.4 6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M15.4 6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M9.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M3.4 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M15.4 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0"
    />
  ),
  matsuba: <path d="M12 20 6 5M12 20 18 5M12 20V4M12 20 3 10M12 20 21 10" />,
  hishi: (
    <>
      <path d="M12 3 21 12 12 21 3 12Z" />
      <path {...solid} d="M12 8 16 12 12 16 8 12Z" />
    </>
  ),
  wa: <circle cx="12" cy="12" r="7" stroke-width="2.5" />,
} satisfies Record<string, ComponentChildren>;

export type PatternId = keyof typeof patterns;

export const patternIds = Object.keys(patterns) as readonly PatternId[];
