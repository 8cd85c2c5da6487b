import '../css/collected.css';
import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { journeys } from '../views/views.ts';
import { loadProgress, progress } from './progress.ts';
import { starsBySet } from './records.ts';

const text = {
  title: { ja: '集めた星', en: 'Stars' },
  of: (stars: number) => fill({ ja: '★ {stars} / 30', en: '★ {stars} / 30' }, { stars }),
} as const;

/** In the records: the stars of each journey. */
export function Collected(): JSX.Element | null {
  useEffect(() => void loadProgress(), []);
  if (!progress.value) return null;
  const sums = starsBySet(progress.value);
  return (
    <section class="stack" aria-labelledby="stars-by-set">
      <h2 id="stars-by-set">{say(text.title)}</h2>
      <dl class="facts star-sets">
        {journeys.map((name, i) => (
          <div key={name.ja} class="fact">
            <dt>{say(name)}</dt>
            <dd class="num">{say(text.of(sums[i] ?? 0))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
