import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { newSeed } from '../../../play/seed.ts';
import type { Easel } from './easel.ts';
import { drawMotif, type MotifId, motifIds, motifs } from './motifs.ts';
import { text } from './text.ts';

/** A board to begin with: a motif, its colours, its breadth, and how much is left to chance. */
export function Motifs({ easel }: { easel: Easel }): JSX.Element {
  const wish = useSignal({ motif: 'bands' as MotifId, colors: 4, broad: 2, noise: 20 });
  const set = (part: Partial<typeof wish.value>) => {
    wish.value = { ...wish.peek(), ...part };
  };
  const draw = () => {
    const { width, height } = easel.board.peek();
    easel.change(drawMotif({ ...wish.peek(), width, height, seed: newSeed() }));
  };
  const slider = (label: string, name: 'colors' | 'broad' | 'noise', [least, most]: readonly [number, number]) => (
    <label class="row small">
      {label}
      <input
        type="range"
        min={least}
        max={most}
        value={wish.value[name]}
        onInput={event => set({ [name]: Number(event.currentTarget.value) })}
      />
      <output class="num">{wish.value[name]}</output>
    </label>
  );
  return (
    <details class="panel">
      <summary>{say(text.motifs)}</summary>
      <div class="stack">
        <label class="field">
          <span class="caption">{say(text.motif)}</span>
          <select value={wish.value.motif} onChange={event => set({ motif: event.currentTarget.value as MotifId })}>
            {motifIds.map(id => (
              <option key={id} value={id}>
                {say(motifs[id].name)}
              </option>
            ))}
          </select>
        </label>
        {slider(say(text.colors), 'colors', [2, 6])}
        {slider(say(text.broad), 'broad', [1, 4])}
        {slider(say(text.noise), 'noise', [0, 100])}
        <p>
          <button type="button" class="button" onClick={draw}>
            {say(text.make)}
          </button>
        </p>
      </div>
    </details>
  );
}
