import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { change, type Speed, settings } from '../../../store/settings.ts';
import { hintWords } from '../words/hint.ts';
import { table } from '../words/play.ts';
import type { Desk } from './desk.ts';

const speeds: readonly Speed[] = [1, 2, 4, 'instant'];

/** What the thumb reaches: deck, hint, speed. */
export function Thumb({ desk }: { desk: Desk }): JSX.Element {
  const { hands, phase } = desk.play.shown.value;
  const { speed } = settings.value;
  const hinted = desk.advice.shown.value;
  return (
    <div class="thumb">
      <DeckButton desk={desk} />
      {phase === 'playing' && hands === 0 ? (
        <button
          type="button"
          class="button small primary"
          {...tip(say(table.endTip))}
          onClick={() => desk.act({ type: 'end' })}
        >
          {say(table.end)}
        </button>
      ) : null}
      <span class="grow" />
      <button
        type="button"
        class="button small"
        data-hint-button
        data-idle={desk.idle.value}
        aria-busy={desk.advice.thinking.value}
        {...(hinted?.step === 'piece' ? tip(say(hintWords.again)) : {})}
        onClick={() => void desk.advice.ask()}
      >
        <Icon id="hint" />
        {say(table.hint)}
        {hinted ? (hinted.step === 'piece' ? ' 1' : ' 2') : ''}
      </button>
      <button
        type="button"
        class="button small"
        data-speed={speed}
        aria-label={`${say(table.speed)} ${speedText(speed)}`}
        onClick={() => change({ speed: speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1 })}
      >
        <Icon id="faster" />
        {speedText(speed)}
      </button>
    </div>
  );
}

export const speedText = (speed: Speed): string => (speed === 'instant' ? say({ ja: '即時', en: 'Now' }) : `×${speed}`);

export function DeckButton({ desk }: { desk: Desk }): JSX.Element {
  const { deck, pile, phase } = desk.play.shown.value;
  return (
    <button
      type="button"
      class="button small"
      data-deck
      onClick={() => {
        desk.open.value = { kind: 'deck' };
      }}
    >
      <Icon id="deck" />
      {phase === 'playing' ? say(table.deckLeft(pile.length, deck.length)) : `${say(table.deck)} ${deck.length}`}
    </button>
  );
}
