import type { AnyGame } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import type { Achievement, AnyGameUI } from '../games/game-ui.ts';
import { date, say } from '../i18n/lang.ts';
import { type Earned, earnedIn } from '../store/achievements.ts';
import { recordsText } from './records-text.ts';

/** 実績: every achievement of a game, earned or not; none is secret. */
export function AchievementList({ ui }: { ui: AnyGameUI }): JSX.Element | null {
  const read = useSignal<{ readonly all: readonly Achievement<AnyGame>[]; readonly found: Earned } | null>(null);
  useEffect(() => {
    void Promise.all([ui.achievements(), earnedIn(ui.game.id)]).then(([all, found]) => {
      read.value = { all, found };
    });
  }, [ui]);
  // Nothing is counted before it is read.
  if (!read.value || read.value.all.length === 0) return null;
  const { all, found } = read.value;
  const earned = all.filter(one => one.id in found).length;
  return (
    <section class="stack" aria-labelledby="achievements">
      <h2 id="achievements">
        {say(recordsText.achievements)} <span class="num">{`${earned} / ${all.length}`}</span>
      </h2>
      <ul class="achievements">
        {all.map(one => {
          const time = found[one.id];
          return (
            <li key={one.id} class="achievement-card" data-earned={time !== undefined}>
              <span class="stamp" aria-hidden="true">
                {time === undefined ? null : <Icon id="medal" />}
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
