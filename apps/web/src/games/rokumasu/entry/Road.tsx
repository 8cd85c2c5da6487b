import type { JSX } from 'preact';

/** A road over hills towards the sun: the picture of the long game. */
export function Road(): JSX.Element {
  return (
    <svg class="road-picture" viewBox="0 0 72 72" aria-hidden="true">
      <rect width="72" height="72" rx="8" fill="var(--ai)" />
      <circle cx="50" cy="22" r="10" fill="var(--shu)" />
      <path d="M0 44 16 26l12 12 14-18 30 30v22H0z" fill="#3f6b4d" />
      <path d="M0 56q20-14 40-8t32-6v30H0z" fill="#6d9a5f" />
      <path d="M18 72q2-10 16-13t8-8q-4-3-2-5 8 3 7 8t-12 8q-4 3-4 10z" fill="#f1e4c4" />
    </svg>
  );
}
