import type { JSX } from 'preact';

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

/** A name and its figure, in a list of them. */
export function Fact({ name, value, unit }: FactProps): JSX.Element {
  return (
    <div>
      <dt class="caption">{name}</dt>
      <dd>
        {value}
        {unit ? <small>{unit}</small> : null}
      </dd>
    </div>
  );
}
