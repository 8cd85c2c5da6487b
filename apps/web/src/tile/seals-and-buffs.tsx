import type { JSX } from 'preact';
import { say } from '../i18n/lang.ts';

/** Kanji of a folded corner, a letter in English. */
export const blessings = {
  power: { ja: '力', en: 'M' },
  gold: { ja: '金', en: 'O' },
  chain: { ja: '連', en: 'P' },
  phase: { ja: '透', en: 'V' },
} as const;

export type BlessingId = keyof typeof blessings;

/** What a buff shows ghosted on its cell. */
export const buffs = {
  enhancement: { ja: '増', en: 'M' },
  gold_mine: { ja: '鉱', en: 'O' },
  pulsation: { ja: '脈', en: 'P' },
  phase: { ja: '透', en: 'V' },
} as const;

export type BuffId = keyof typeof buffs;

const seals = {
  gold: (
    <>
      <circle class="wax" cx="42" cy="38" r="9" />
      <rect class="hole" x="38.6" y="34.6" width="6.8" height="6.8" />
    </>
  ),
  multi: (
    <>
      <rect class="wax" x="28" y="26" width="14" height="14" rx="1.5" />
      <rect class="wax" x="34" y="32" width="16" height="15" rx="1.5" />
      <text x="42" y="44">
        2
      </text>
    </>
  ),
  stone: (
    <>
      <path class="slab" d="M16 4H38L50 15V35L38 45.5H16L4 35V15Z" />
      <text class="big" x="27" y="34">
        石
      </text>
    </>
  ),
  score: (
    <>
      <rect class="wax" x="28" y="31" width="22" height="15.5" rx="1.5" />
      <text x="39" y="43">
        +5
      </text>
    </>
  ),
  arrow_v: (
    <>
      <rect class="wax" x="36" y="22" width="14" height="25" rx="7" />
      <path class="sign" d="M43 26.5V42.5M39.5 30 43 26.5 46.5 30M39.5 39 43 42.5 46.5 39" />
    </>
  ),
  arrow_h: (
    <>
      <rect class="wax" x="25" y="33" width="25" height="14" rx="7" />
      <path class="sign" d="M29.5 40H45.5M33 36.5 29.5 40 33 43.5M42 36.5 45.5 40 42 43.5" />
    </>
  ),
} satisfies Record<string, JSX.Element>;

export type SealId = keyof typeof seals;
export const sealIds = Object.keys(seals) as readonly SealId[];

/** A metal stud, told by its silhouette. */
export function Seal({ id }: { id: SealId }): JSX.Element {
  return (
    <g class="seal" data-seal={id}>
      {seals[id]}
    </g>
  );
}

/**
 * A buff's mark on a cell: brackets at its edge, one pip a level. Sealed, it is drawn over what seals it, on
 * a slip of paper and struck through.
 */
export function Buff({ id, level, sealed = false }: { id: BuffId; level: number; sealed?: boolean }): JSX.Element {
  return (
    <svg
      class="buff"
      data-level={Math.min(level, 4)}
      data-sealed={sealed || undefined}
      viewBox="0 0 54 54"
      aria-hidden="true"
    >
      <path class="bracket" d="M1.5 14V1.5H14M40 1.5H52.5V14M52.5 40V52.5H40M14 52.5H1.5V40" />
      {sealed ? <circle class="slip" cx="27" cy="25" r="15.5" /> : null}
      <text class="word" x="27" y="33">
        {say(buffs[id])}
      </text>
      {level <= 4 ? (
        Array.from({ length: level }, (_, i) => (
          <circle key={i} class="pip" cx={27 + (i - (level - 1) / 2) * 8} cy="50.5" r="3" />
        ))
      ) : (
        <g class="level">
          <rect x="14" y="43" width="26" height="11" rx="2" />
          <text x="27" y="52">{`Lv${level}`}</text>
        </g>
      )}
      {sealed ? <path class="struck" d="M3 51 51 3" /> : null}
    </svg>
  );
}

/** A buff under a block: its rim glows through, brighter by level, with its kind and level on a tag. */
export function BuffRim({ id, level }: { id: BuffId; level: number }): JSX.Element {
  return (
    <svg class="buff rim" data-level={Math.min(level, 4)} viewBox="0 0 54 54" aria-hidden="true">
      <rect class="glow" x="2.5" y="2.5" width="49" height="49" rx="7" />
      <g class="tag">
        <rect x="0" y="0" width="25" height="14" rx="3" />
        <text x="12.5" y="11">{`${say(buffs[id])}${level}`}</text>
      </g>
    </svg>
  );
}
