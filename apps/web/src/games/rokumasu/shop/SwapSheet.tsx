import { resale } from '@minoya/games/rokumasu/shop';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { RelicCrest } from '../crest/RelicCrest.tsx';
import type { TableController } from '../table/table-controller.ts';
import { shopWords } from '../text/shop.ts';
import { refusalText, sourceName, sourceText } from '../text/sources.ts';
import { wareName } from './Goods.tsx';
import { swap } from './swap.ts';

/** The shelf is full: which relic makes room. */
export function SwapSheet({
  controller,
  item,
  onClose,
}: {
  controller: TableController;
  item: number;
  onClose: () => void;
}): JSX.Element | null {
  const state = controller.play.shown.value;
  const ware = state.pack?.wares[item] ?? state.shop?.items[item]?.ware;
  if (!ware) return null;
  return (
    <Sheet title={say(shopWords.swapTitle(wareName(ware)))} onClose={onClose}>
      <p class="small">{say(shopWords.swapText)}</p>
      <ul class="menu-list">
        {state.relics.map((owned, at) => {
          const { gold, why } = swap(state, item, at);
          const name = say(sourceName(`relic:${owned.id}`));
          return (
            <li key={owned.id}>
              <button
                type="button"
                class="menu-entry"
                data-swap={at}
                aria-disabled={why !== null}
                onClick={() => {
                  if (why !== null) return;
                  onClose();
                  controller.act({ type: state.pack ? 'take' : 'buy', item, sell: at });
                }}
              >
                <span class="ware-crest small">
                  <RelicCrest id={owned.id} />
                </span>
                <span class="grow">
                  <b>{say(shopWords.swapOne(name, resale(owned), gold))}</b>
                  <span class="caption">{say(why ? refusalText(why) : sourceText(state, `relic:${owned.id}`))}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
