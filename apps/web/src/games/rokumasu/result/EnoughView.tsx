import type { rokumasu } from '@minoya/games/rokumasu/game';
import type { Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { RelicCrest } from '../crest/RelicCrest.tsx';
import { firstPoints } from '../text/clearing.ts';
import { lookingBack } from '../text/looking-back.ts';
import { sourceName } from '../text/sources.ts';
import { askEnough } from '../worker/client.ts';
import type { Missed } from '../worker/enough.ts';
import { lackOf } from './lack.ts';

/** What a lost run lacked, in plain words: so many more clears, and, once it is found, a relic that was left in a shop and was enough. */
export function EnoughView({ match }: { match: Match<typeof rokumasu> }): JSX.Element {
  const found = useSignal<Missed | null>(null);
  const lack = useMemo(() => lackOf(match), [match]);
  useEffect(() => {
    const stop = new AbortController();
    askEnough(match.replay(), stop.signal).then(
      enough => {
        found.value = enough?.missed ?? null;
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [match]);
  const missed = found.value;
  return (
    <section class="stack enough" data-enough>
      <h3>{say(lookingBack.enough)}</h3>
      <p class="small">{say(lookingBack.enoughText(lack, firstPoints(match.state)))}</p>
      {missed ? (
        <p class="row small" data-missed={missed.relic}>
          <span class="ware-crest small" aria-hidden="true">
            <RelicCrest id={missed.relic} />
          </span>
          <span class="grow">
            {say(
              lookingBack.missed({
                name: sourceName(`relic:${missed.relic}`),
                price: missed.price,
                shop: missed.shop,
              }),
            )}
          </span>
        </p>
      ) : null}
    </section>
  );
}
