import { resale } from '@minoya/games/rokumasu/shop';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { Rarity } from '../shop/Goods.tsx';
import { SellButton } from '../shop/SellButton.tsx';
import { say } from '../../../i18n/lang.ts';
import { RelicCrest } from '../crest/RelicCrest.tsx';
import { table } from '../text/play.ts';
import { sourceName, sourceText } from '../text/sources.ts';
import type { TableController } from './table-controller.ts';
import { moveRelic, relicWords } from './Shelf.tsx';
import { Told } from './Told.tsx';
import { inColumns } from './wide.ts';

/** One relic: what it does, what it stands at, where it stands, and in the shop its price. */
export function RelicSheet({
  controller,
  at,
  onClose,
}: {
  controller: TableController;
  at: number;
  onClose: () => void;
}): JSX.Element | null {
  const state = controller.play.shown.value;
  const owned = state.relics[at];
  if (!owned) return null;
  const name = say(sourceName(`relic:${owned.id}`));
  const detail = relicWords(state, at, owned).detail;
  const move = (to: number) => {
    moveRelic(controller, at, to);
    controller.open.value = { kind: 'relic', at: to };
  };
  return (
    <Sheet title={name} onClose={onClose}>
      <div class="row relic-about">
        <span class="ware-crest">
          <RelicCrest id={owned.id} />
        </span>
        <div class="grow">
          <Rarity id={owned.id} />
          <Told text={say(sourceText(state, `relic:${owned.id}`))} />
          {detail ? <p class="small quiet">{detail}</p> : null}
          {owned.as ? <Told class="small" text={say(sourceText(state, `relic:${owned.as}`))} /> : null}
        </div>
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={at === 0}
          aria-label={say(table.moveUp(name))}
          onClick={() => move(at - 1)}
        >
          <Icon id={inColumns.value ? 'up' : 'back'} />
          {say({ ja: '前へ', en: 'Earlier' })}
        </button>
        <button
          type="button"
          class="button"
          disabled={at === state.relics.length - 1}
          aria-label={say(table.moveDown(name))}
          onClick={() => move(at + 1)}
        >
          <Icon id={inColumns.value ? 'down' : 'forward'} />
          {say({ ja: '後へ', en: 'Later' })}
        </button>
        {state.phase === 'shop' ? (
          <SellButton
            gain={resale(owned)}
            onSell={() => {
              onClose();
              controller.act({ type: 'sell', relic: at });
            }}
          />
        ) : null}
      </div>
      <p class="caption">{say(table.relicsTip)}</p>
    </Sheet>
  );
}
