import type { Event } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { CardView } from '../deck/CardView.tsx';
import { cardName } from '../look.ts';
import { deckWords } from '../text/deck.ts';
import { sourceName } from '../text/sources.ts';

interface UsedProps {
  readonly event: Extract<Event, { type: 'amuletUsed' }>;
  readonly onClose: () => void;
}

/** What chance made of a piece: before and after, side by side. */
export function UsedSheet({ event, onClose }: UsedProps): JSX.Element {
  const { amulet, before, after } = event;
  return (
    <Sheet title={say(sourceName(`amulet:${amulet}`))} form="dialog" onClose={onClose}>
      <div class="change" data-used={amulet}>
        <figure>
          <CardView card={before} size={96} />
          <figcaption class="caption">{say(cardName(before))}</figcaption>
        </figure>
        <Icon id="forward" />
        <figure>
          {after ? <CardView card={after} size={96} /> : null}
          <figcaption class="caption">
            <b>{say(after ? cardName(after) : deckWords.remove)}</b>
          </figcaption>
        </figure>
      </div>
      <button type="button" class="button primary wide" onClick={onClose}>
        {say({ ja: 'つづける', en: 'Go on' })}
      </button>
    </Sheet>
  );
}
