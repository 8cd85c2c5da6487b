import './polyform.css';
import './cards.css';
import { setupFor, writeSetup } from '@minoya/games/polyform/setup';
import type { JSX } from 'preact';
import { say } from '../../i18n/lang.ts';
import { begin } from '../../play/begin.ts';
import { house } from './index.tsx';
import { marksOf } from './machines.ts';
import { text } from './text.ts';

export function Entry(): JSX.Element {
  const play = (n: number) =>
    void begin(house, { setup: writeSetup(setupFor(n)), marks: marksOf([0, 2, 2, 2].slice(0, n)) });
  return (
    <div class="page narrow">
      <h1>{say(text.name)}</h1>
      <button type="button" class="button primary wide" onClick={() => play(2)}>
        VS BOT
      </button>
      <button type="button" class="button primary wide" onClick={() => play(4)}>
        VS 3 BOT
      </button>
    </div>
  );
}
