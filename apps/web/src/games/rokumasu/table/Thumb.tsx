import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { change, type Speed, settings } from '../../../store/settings.ts';
import { hintWords } from '../text/hint.ts';
import { table } from '../text/play.ts';
import { laterIfLoaded } from '../load-later.ts';
import type { TableController } from './table-controller.ts';
import { inColumns } from './wide.ts';

const speeds: readonly Speed[] = [1, 2, 4, 'instant'];

/** What the thumb reaches: deck, hint, speed. */
export function Thumb({ controller }: { controller: TableController }): JSX.Element {
  const { hands, phase } = controller.play.view.value;
  // While the last hand is counted nothing says how it ends.
  const mayEnd = phase === 'playing' && hands === 0 && !controller.play.stage.busy.value;
  const { speed } = settings.value;
  return (
    <div class="thumb" data-ending={mayEnd}>
      <DeckButton controller={controller} />
      {mayEnd ? (
        <button
          type="button"
          class="button small primary"
          {...tip(say(table.endTip))}
          onClick={() => controller.act({ type: 'end' })}
        >
          {say(table.end)}
        </button>
      ) : null}
      <span class="grow" />
      <Twists controller={controller} />
      {phase === 'playing' ? <HintButton controller={controller} /> : null}
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

/** What a challenge or a custom run has changed, on screens that have no column for it. */
function Twists({ controller }: { controller: TableController }) {
  const later = inColumns.value ? null : laterIfLoaded();
  return later ? <later.TwistChip state={controller.play.shown.value} /> : null;
}

function HintButton({ controller }: { controller: TableController }) {
  const again = controller.advice.shown.value?.step === 'piece';
  const used = controller.play.marks.value['hints'] ?? 0;
  return (
    <button
      type="button"
      class="button small"
      data-hint-button
      data-idle={controller.idle.value}
      aria-busy={controller.advice.thinking.value}
      {...(again ? tip(say(hintWords.again)) : {})}
      onClick={() => controller.askHint()}
    >
      <Icon id="hint" />
      {say(again ? hintWords.more : used > 0 ? hintWords.used(used) : table.hint)}
    </button>
  );
}

export const speedText = (speed: Speed): string =>
  speed === 'instant' ? say({ ja: '即時', en: 'Instant' }) : `×${speed}`;

export function DeckButton({ controller }: { controller: TableController }): JSX.Element {
  const { deck, pile, phase } = controller.play.shown.value;
  return (
    <button
      type="button"
      class="button small"
      data-deck
      onClick={() => {
        controller.open.value = { kind: 'deck' };
      }}
    >
      <Icon id="deck" />
      {phase === 'playing' ? say(table.deckLeft(pile.length, deck.length)) : `${say(table.deck)} ${deck.length}`}
    </button>
  );
}
