import type { State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { WayCrest } from '../crest/WayCrest.tsx';
import { giftsIn, hasShops } from '../any-version.ts';
import type { TableController } from '../table/table-controller.ts';
import { sourceName, sourceText } from '../text/sources.ts';
import { longWords } from './words.ts';

/** Before a round: play it, or leave it out for one of these. */
export function Gifts({ controller, state }: { controller: TableController; state: State }): JSX.Element | null {
  const gifts = giftsIn(state);
  if (gifts.length === 0) return null;
  return (
    <section class="gifts" aria-label={say(longWords.skipTitle)}>
      <h2 class="heading-small">{say(longWords.skipTitle)}</h2>
      <p class="caption">{say(hasShops(state) ? longWords.skipText : longWords.skipDraft)}</p>
      <ul class="gift-list" data-goods="gifts">
        {gifts.map((id, at) => (
          <li key={id} class="gift">
            <span class="ware-crest small">
              <WayCrest source={`gift:${id}`} />
            </span>
            <span class="deck-words">
              <b>{say(sourceName(`gift:${id}`))}</b>
              <span class="caption">{say(sourceText(state, `gift:${id}`))}</span>
            </span>
            <button
              type="button"
              class="button small"
              data-skip={at}
              disabled={controller.play.isReplay}
              aria-label={`${say(longWords.skip)} ${say(sourceName(`gift:${id}`))}`}
              onClick={() => controller.act({ type: 'skip', gift: at })}
            >
              {say(longWords.skip)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
