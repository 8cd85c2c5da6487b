import './qr.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

interface Drawn {
  readonly size: number;
  readonly path: string;
}

/** Blank paper of the same size, until it is drawn. */
const blank: Drawn = { size: 1, path: '' };

/** A text for cameras. Always ink on paper: cameras do not read it the other way round. */
export function Qr({ of, label }: { readonly of: string; readonly label: string }): JSX.Element {
  const drawn = useSignal(blank);
  useEffect(() => {
    let wanted = true;
    drawQr(of).then(
      found => {
        if (wanted) drawn.value = found;
      },
      // The same text stands beside it to be read and copied.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [of]);
  const { size, path } = drawn.value;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}

/** Whoever never invites anybody never loads what draws it. */
async function drawQr(text: string): Promise<Drawn> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1Z`] : [])));
  return { size, path: squares.join('') };
}
