import './qr.css';
import type { JSX } from 'preact';
import { encode } from 'uqr';

/** A text for cameras. Always ink on paper: cameras do not read it the other way round. */
export function Qr({ of, label }: { readonly of: string; readonly label: string }): JSX.Element {
  const { data, size } = encode(of, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1Z`] : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={squares.join('')} />
    </svg>
  );
}
