import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGameUI } from '../games/game-ui.ts';
import { date, say } from '../i18n/lang.ts';
import { type Seals, sealsOf } from '../store/seals.ts';
import { text } from './text.ts';

/** 印: every seal of a game, earned or not; none is secret. */
export function SealList({ ui }: { ui: AnyGameUI }): JSX.Element | null {
  const seals = useSignal<Seals>({});
  useEffect(() => {
    void sealsOf(ui.game.id).then(found => {
      seals.value = found;
    });
  }, [ui]);
  if (ui.achievements.length === 0) return null;
  const earned = ui.achievements.filter(one => one.id in seals.value).length;
  return (
    <section class="stack" aria-labelledby="seals">
      <h2 id="seals">
        {say(text.seals)} <span class="num">{`${earned} / ${ui.achievements.length}`}</span>
      </h2>
      <ul class="seals">
        {ui.achievements.map(one => {
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
