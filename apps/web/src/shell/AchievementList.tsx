import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGameUI } from '../games/game-ui.ts';
import { date, say } from '../i18n/lang.ts';
import { type Earned, earnedIn } from '../store/achievements.ts';
import { recordsText } from './records-text.ts';

/** 実績: every achievement of a game, earned or not; none is secret. */
export function AchievementList({ ui }: { ui: AnyGameUI }): JSX.Element | null {
  const achievements = useSignal<Earned | null>(null);
  useEffect(() => {
    void earnedIn(ui.game.id).then(all => {
      achievements.value = all;
    });
  }, [ui]);
  const found = achievements.value;
  // Nothing is counted before it is read.
  if (ui.achievements.length === 0 || !found) return null;
  const earned = ui.achievements.filter(one => one.id in found).length;
  return (
    <section class="stack" aria-labelledby="achievements">
      <h2 id="achievements">
        {say(recordsText.achievements)} <span class="num">{`${earned} / ${ui.achievements.length}`}</span>
      </h2>
      <ul class="achievements">
        {ui.achievements.map(one => {
          const time = found[one.id];
          return (
            <li key={one.id} class="achievement-card" data-earned={time !== undefined}>
              <span class="stamp" aria-hidden="true">
                {time === undefined ? '' : [...say(one.name)][0]}
              </span>
              <span>
                <strong>{say(one.name)}</strong>
                <span class="caption block">{say(one.how)}</span>
                <span class="caption block">{time === undefined ? say(recordsText.notEarned) : date(time)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
