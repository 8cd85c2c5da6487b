import { cannotReceive } from '@minoya/games/rokumasu/shop';
import type { State, Ware } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { DeckMini } from '../deck/DeckMini.tsx';
import { tagName, WarePicture, WareText, wareName } from '../shop/Goods.tsx';
import { canSwap } from '../shop/swap.ts';
import type { TableController } from '../table/table-controller.ts';
import { Head } from '../table/Head.tsx';
import { Shelf } from '../table/Shelf.tsx';
import { DeckButton } from '../table/Thumb.tsx';
import { refusalText, sourceName } from '../text/sources.ts';
import { longWords } from './words.ts';

/** An opened pack: one of its wares may be taken. */
export function PackView({ controller }: { controller: TableController }): JSX.Element | null {
  const state = controller.play.shown.value;
  const { pack } = state;
  if (!pack) return null;
  return (
    <div class="roku-page" data-of="pack">
      <Head controller={controller} />
      <div class="roku-body">
        <h2 class="page-title">{say(sourceName(`pack:${pack.id}`))}</h2>
        <p>{say(longWords.pack)}</p>
        <ul class="goods" data-many="true" data-goods>
          {pack.wares.map((ware, at) => (
            <li key={at} class="tag" data-pack-item={at} data-kind={ware.kind}>
              <div class="ware">
                <WarePicture ware={ware} />
                <h3>{tagName(ware)}</h3>
                <WareText state={state} ware={ware} />
              </div>
              <div class="tag-foot">
                <TakeButton controller={controller} state={state} at={at} ware={ware} />
              </div>
            </li>
          ))}
        </ul>
        <div class="wide-only deck-room">
          <DeckMini controller={controller} />
        </div>
      </div>
      <div class="roku-foot shop-foot">
        <Shelf controller={controller} />
        <div class="row">
          <DeckButton controller={controller} />
          <button
            type="button"
            class="button grow"
            data-pass
            disabled={controller.play.isReplay}
            onClick={() => controller.act({ type: 'pass' })}
          >
            {say(longWords.pass)}
          </button>
        </div>
      </div>
    </div>
  );
}

interface TakeProps {
  readonly controller: TableController;
  readonly state: State;
  readonly at: number;
  readonly ware: Ware;
}

function TakeButton({ controller, state, at, ware }: TakeProps) {
  const why = cannotReceive(state, ware, null);
  const full = why === 'relicsFull' && canSwap(state, at);
  return (
    <span class="buy">
      <button
        type="button"
        class={why === null ? 'button small primary' : 'button small'}
        aria-label={`${say(longWords.take)} ${wareName(ware)}`}
        aria-disabled={why !== null && !full}
        disabled={controller.play.isReplay}
        onClick={() => {
          if (full) controller.open.value = { kind: 'swap', item: at };
          else controller.act({ type: 'take', item: at, sell: null });
        }}
      >
        {say(full ? longWords.takeInstead : longWords.take)}
      </button>
      {why !== null && !full ? <span class="caption missing">{say(refusalText(why))}</span> : null}
    </span>
  );
}
