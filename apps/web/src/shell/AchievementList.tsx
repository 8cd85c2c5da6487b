import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { AnyGameUI } from '../games/game-ui.ts';
import { date, say } from '../i18n/lang.ts';
import { type Earned, earnedIn } from '../store/achievements.ts';
import { recordsText } from './records-text.ts';

/** 実績: every achievement of a game, earned or not; none is secret. */
export function AchievementList({ ui }: { ui: AnyGameUI }): JSX.Element | null {
  const achievements = useSignal<Earned>({});
  useEffect(() => {
    void earnedIn(ui.game.id).then(found => {
      achievements.value = found;
    });
  }, [ui]);
  if (ui.achievements.length === 0) return null;
  const earned = ui.achievements.filter(one => one.id in achievements.value).length;
  return (
    <section class="stack" aria-labelledby="achievements">
      <h2 id="achievements">
        {say(recordsText.achievements)} <span class="num">{`${earned} / ${ui.achievements.length}`}</span>
      </h2>
      <ul class="achievements">
        {ui.achievements.map(one => {
          const time = achievements.value[one.id];
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
