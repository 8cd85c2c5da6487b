import type { Replay } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { RelicCrest } from '../crest/RelicCrest.tsx';
import { lookingBack } from '../text/looking-back.ts';
import { sourceName } from '../text/sources.ts';
import { askEnough } from '../worker/client.ts';
import type { Enough } from '../worker/enough.ts';

/** What a lost run lacked, in plain words: so many more clears, or a relic that was left in a shop and was enough. */
export function EnoughView({ replay }: { replay: Replay }): JSX.Element | null {
  const found = useSignal<Enough | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    askEnough(replay, stop.signal).then(
      enough => {
        found.value = enough;
      },
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  const enough = found.value;
  if (!enough) return null;
  const { missed } = enough;
  return (
    <section class="stack enough" data-enough>
      <h3>{say(lookingBack.enough)}</h3>
      <p class="small">{say(lookingBack.enoughText(enough))}</p>
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
