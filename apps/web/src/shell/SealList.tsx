import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyHouse } from '../games/house.ts';
import { date, say } from '../i18n/lang.ts';
import { type Seals, sealsOf } from '../store/seals.ts';
import { text } from './text.ts';

/** 印: every seal of a game, earned or not; none is secret. */
export function SealList({ house }: { house: AnyHouse }): JSX.Element | null {
  const seals = useSignal<Seals>({});
  useEffect(() => {
    void sealsOf(house.game.id).then(found => {
      seals.value = found;
    });
  }, [house]);
  if (house.achievements.length === 0) return null;
  const earned = house.achievements.filter(one => one.id in seals.value).length;
  return (
    <section class="stack" aria-labelledby="seals">
      <h2 id="seals">
        {say(text.seals)} <span class="num">{`${earned} / ${house.achievements.length}`}</span>
      </h2>
      <ul class="seals">
        {house.achievements.map(one => {
          const time = seals.value[one.id];
          return (
            <li key={one.id} class="seal-card" data-earned={time !== undefined}>
              <span class="stamp" aria-hidden="true">
                {time === undefined ? '' : [...say(one.name)][0]}
              </span>
              <span>
                <strong>{say(one.name)}</strong>
                <span class="caption block">{say(one.how)}</span>
                <span class="caption block">{time === undefined ? say(text.notEarned) : date(time)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
