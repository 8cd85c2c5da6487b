import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { AmuletSlip } from '../crest/RelicCrest.tsx';
import type { TableController } from '../table/table-controller.ts';
import { shopWords } from '../text/shop.ts';
import { sourceName, sourceText } from '../text/sources.ts';
import { wareName } from './Goods.tsx';
import { noRoomFor } from './pack-room.ts';

interface FullPackProps {
  readonly controller: TableController;
  readonly item: number;
  readonly onClose: () => void;
}

/** Asked before a pack is paid of which nothing could be taken: inside it no amulet can be used or sold. */
export function FullPackSheet({ controller, item, onClose }: FullPackProps): JSX.Element | null {
  const state = controller.play.shown.value;
  const ware = state.shop?.items[item]?.ware;
  if (!ware) return null;
  const forAmulets = noRoomFor(state, ware) === 'amuletsFull';
  return (
    <Sheet
      title={say(shopWords.noRoomTitle(wareName(ware)))}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            class="button"
            data-buy-anyway
            onClick={() => {
              onClose();
              controller.act({ type: 'buy', item, sell: null });
            }}
          >
            {say(shopWords.buyAnyway)}
          </button>
          <button type="button" class="button primary" onClick={onClose}>
            {say(shopWords.notNow)}
          </button>
        </>
      }
    >
      <p class="small">{say(forAmulets ? shopWords.noAmuletRoom : shopWords.noDeckRoom)}</p>
      {forAmulets ? (
        <ul class="menu-list">
          {state.amulets.map(({ id }, at) => (
            <li key={at}>
              <button
                type="button"
                class="menu-entry"
                data-make-room={at}
                onClick={() => {
                  controller.open.value = { kind: 'amulet', at };
                }}
              >
                <span class="ware-crest small">
                  <AmuletSlip id={id} />
                </span>
                <span class="grow">
                  <b>{say(shopWords.useOrSell(sourceName(`amulet:${id}`)))}</b>
                  <span class="caption">{say(sourceText(state, `amulet:${id}`))}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Sheet>
  );
}
