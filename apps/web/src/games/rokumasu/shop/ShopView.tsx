import { rerollCost } from '@minoya/games/rokumasu/shop';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { BossPlate } from '../crest/RelicCrest.tsx';
import { DeckMini } from '../deck/DeckMini.tsx';
import type { TableController } from '../table/table-controller.ts';
import { Head } from '../table/Head.tsx';
import { Shelf } from '../table/Shelf.tsx';
import { DeckButton } from '../table/Thumb.tsx';
import { comingIn } from '../any-version.ts';
import { shopWords } from '../text/shop.ts';
import { sourceName, told } from '../text/sources.ts';
import { Goods } from './Goods.tsx';
import { MoreBelow } from './MoreBelow.tsx';
import { canReroll } from './swap.ts';

/** The shop between rounds: wares, your shelf, and the way on. */
export function ShopView({ controller }: { controller: TableController }): JSX.Element {
  const state = controller.play.shown.value;
  const title = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const special = state.shop?.items.some(({ ware }) => ware.kind === 'voucher' || ware.kind === 'pack') ?? false;
  return (
    <div class="roku-page" data-of="shop" data-full={special}>
      <Head controller={controller} />
      <div class="roku-body roku-shop" ref={body}>
        <div class="row shop-head">
          <h2 class="page-title grow" tabIndex={-1} ref={title}>
            {say(shopWords.title(state.round))}
          </h2>
          <button
            type="button"
            class="button small"
            data-odds
            onClick={() => {
              controller.open.value = { kind: 'odds' };
            }}
          >
            {say(shopWords.odds)}
          </button>
        </div>
        <ComingBosses state={state} />
        <div class="goods-rows" data-goods>
          <section aria-label={say(shopWords.pieces)}>
            <h2 class="heading-small">{say(shopWords.pieces)}</h2>
            <Goods controller={controller} kinds={['piece']} />
          </section>
          <section aria-label={say(shopWords.others)}>
            <h2 class="heading-small">{say(shopWords.others)}</h2>
            <Goods controller={controller} kinds={['relic', 'amulet']} />
          </section>
        </div>
        {special ? (
          <section class="special-goods" aria-label={say(shopWords.special)} data-goods>
            <h2 class="heading-small">{say(shopWords.special)}</h2>
            <Goods controller={controller} kinds={['voucher', 'pack']} />
          </section>
        ) : null}
        <div class="wide-only deck-room">
          <DeckMini controller={controller} />
        </div>
      </div>
      <div class="roku-foot shop-foot">
        <MoreBelow body={body} text={shopWords.moreBelow} />
        <Shelf controller={controller} />
        <ShopDeeds controller={controller} />
      </div>
    </div>
  );
}

/** What the next set ends with: this shop is the last before it. */
function ComingBosses({ state }: { state: State }) {
  const coming = comingIn(state);
  if (coming.length === 0) return null;
  return (
    <p class="row caption" data-coming>
      {say(shopWords.nextBoss)}
      {coming.map(id => (
        <span key={id} class="round-condition" {...tip(say(told(state, `boss:${id}`)))}>
          <BossPlate id={id} /> {say(sourceName(`boss:${id}`))}
        </span>
      ))}
    </p>
  );
}

function ShopDeeds({ controller }: { controller: TableController }) {
  const state = controller.play.shown.value;
  const cost = rerollCost(state);
  return (
    <div class="row shop-deeds">
      <DeckButton controller={controller} />
      <button
        type="button"
        class="button small"
        data-reroll
        disabled={controller.play.isReplay}
        aria-disabled={!canReroll(state)}
        {...tip(say(shopWords.rerollTip(ruleSets[state.rules].rerollStep)))}
        onClick={() => controller.act({ type: 'reroll' })}
      >
        <Icon id="rotate" />
        {say(shopWords.reroll(cost))}
      </button>
      <button
        type="button"
        class="button primary grow"
        data-leave
        disabled={controller.play.isReplay}
        onClick={() => controller.act({ type: 'leave' })}
      >
        {say(shopWords.leave(state.round + 1))}
        <Icon id="forward" />
      </button>
    </div>
  );
}
