import type { AmuletId } from '@minoya/games/rokumasu/amulets';
import { type RelicId, relics } from '@minoya/games/rokumasu/relics/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { cannotBuy, price } from '@minoya/games/rokumasu/shop';
import type { Item, State, Ware } from '@minoya/games/rokumasu/state';
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { outcomesOf } from '../amulet/outcomes.ts';
import { AmuletSlip, RelicCrest } from '../crest/RelicCrest.tsx';
import { WayCrest } from '../crest/WayCrest.tsx';
import { CardView } from '../deck/CardView.tsx';
import { cardName, marksOfCard } from '../look.ts';
import { Term } from '../table/Term.tsx';
import { Told } from '../table/Told.tsx';
import { Word } from '../table/Word.tsx';
import type { TermId } from '../text/terms.ts';
import type { TableController } from '../table/table-controller.ts';
import { noRoomFor } from './pack-room.ts';
import { missingToSwap } from './swap.ts';
import { withRelic } from './whatIf.ts';
import { shopWords } from '../text/shop.ts';
import { refusalText, sourceName, sourceText, told } from '../text/sources.ts';
import { goldText } from '../text/numbers.ts';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';

export function wareName(ware: Ware): string {
  return say(ware.kind === 'piece' ? cardName(ware.card) : sourceName(`${ware.kind}:${ware.id}`));
}

/** The name on a tag: what else is on a piece stands below it, with what it does. */
export function tagName(ware: Ware): string {
  if (ware.kind !== 'piece') return wareName(ware);
  return say(cardName({ ...ware.card, pattern: null, seal: null, blessing: null }));
}

/** Long names without spaces may break between their words, not before the last letter. */
function inWords(name: string): ComponentChildren {
  return name.split(/(?=ボーナス|タケノコ|カニ$|ハンター)/).map((word, i) => (
    <Fragment key={word}>
      {i > 0 ? <wbr /> : null}
      {word}
    </Fragment>
  ));
}

/** Paper tags: what is offered, what it does and what it costs. */
export function Goods({
  controller,
  kinds,
}: {
  controller: TableController;
  kinds: readonly Ware['kind'][];
}): JSX.Element {
  const state = controller.play.shown.value;
  const items = state.shop?.items ?? [];
  return (
    <ul class="goods" data-many={kinds.length > 1}>
      {items.map((item, i) =>
        kinds.includes(item.ware.kind) ? (
          <Tag key={i} controller={controller} state={state} at={i} item={item} />
        ) : null,
      )}
    </ul>
  );
}

interface TagProps {
  readonly controller: TableController;
  readonly state: State;
  readonly at: number;
  readonly item: Item;
}

function Tag({ controller, state, at, item }: TagProps) {
  const { ware, sale, sold, list } = item;
  const cost = price(state, item);
  return (
    <li
      class="tag"
      data-item={at}
      data-kind={ware.kind}
      data-sold={sold}
      data-sale={sale}
      data-locked={state.shop?.locked === at}
    >
      {sale && !sold ? <span class="stamp sale">{say(shopWords.sale)}</span> : null}
      <div class="ware">
        <WarePicture ware={ware} />
        <h3>{inWords(tagName(ware))}</h3>
        <WareText state={state} ware={ware} />
        {sold ? null : <Gain controller={controller} ware={ware} />}
      </div>
      <div class="tag-foot">
        <span class="price num" data-price={cost}>
          {cost >= list || sold ? null : (
            <s aria-label={`${say(shopWords.listPrice)} ${goldText(list)}`}>{goldText(list)}</s>
          )}{' '}
          {sold ? null : goldText(cost)}
        </span>
        <LockButton controller={controller} state={state} at={at} item={item} />
        <BuyButton controller={controller} state={state} at={at} item={item} cost={cost} />
      </div>
    </li>
  );
}

export function WarePicture({ ware }: { ware: Ware }): JSX.Element {
  if (ware.kind === 'piece') return <CardView card={ware.card} size={60} />;
  if (ware.kind === 'voucher' || ware.kind === 'pack')
    return (
      <span class="ware-crest">
        <WayCrest source={`${ware.kind}:${ware.id}`} />
      </span>
    );
  return (
    <span class="ware-crest">{ware.kind === 'relic' ? <RelicCrest id={ware.id} /> : <AmuletSlip id={ware.id} />}</span>
  );
}

const kindOf = (source: string): TermId => (source.split(':')[0] ?? 'pattern') as TermId;

export function WareText({ state, ware }: { state: State; ware: Ware }): JSX.Element {
  if (ware.kind === 'piece') {
    const marks = marksOfCard(ware.card);
    return (
      <ul class="ware-marks caption">
        {marks.map(source => (
          <li key={source}>
            <Term id={kindOf(source)} /> <b>{say(sourceName(source))}</b>
            <Told text={say(sourceText(state, source))} />
          </li>
        ))}
      </ul>
    );
  }
  const source = `${ware.kind}:${ware.id}`;
  const brings = ware.kind === 'amulet' ? bringsAlways(state, ware.id) : null;
  return (
    <>
      <span class="row">
        <Term id={ware.kind} />
        {ware.kind === 'relic' ? <Rarity id={ware.id} /> : null}
      </span>
      <Told class="caption" text={say(sourceText(state, source))} />
      {brings ? <Told class="caption" text={say(told(state, brings))} /> : null}
    </>
  );
}

/** What an amulet puts on any piece, where that is one thing only: nobody buys it without knowing what that does. */
function bringsAlways(state: State, id: AmuletId): string | null {
  const [card] = state.deck;
  const outcomes = card ? outcomesOf(state, id, card) : [];
  return outcomes.length === 1 ? (outcomes[0]?.source ?? null) : null;
}

/** How rare a relic is, and what that means. */
export function Rarity({ id }: { id: RelicId }): JSX.Element {
  return (
    <Word class="badge" about={say(shopWords.rarityTip)}>
      {say(shopWords.rarity[relics[id].rarity])}
    </Word>
  );
}

/** What the last clear would have been worth with this relic on the shelf. */
function Gain({ controller, ware }: { controller: TableController; ware: Ware }) {
  const { match } = controller.play.session;
  const id = ware.kind === 'relic' ? ware.id : null;
  const gain = useMemo(() => (match && id ? withRelic(match, id) : null), [match, match?.length, id]);
  if (!gain) return null;
  return (
    <p class="caption gain">
      {say(shopWords.withIt)} <span class="num">{`${gain.before} → ${gain.after}`}</span>
    </p>
  );
}

/** Keeps one item for the next shop, where the rule set has it. */
function LockButton({ controller, state, at, item }: TagProps) {
  const lockable = item.ware.kind === 'piece' || item.ware.kind === 'relic' || item.ware.kind === 'amulet';
  if (!ruleSets[state.rules].locks || !lockable || item.sold) return null;
  const locked = state.shop?.locked === at;
  return (
    <button
      type="button"
      class="button plain mini lock-button"
      data-lock={at}
      disabled={controller.play.isReplay}
      aria-pressed={locked}
      aria-label={`${say(locked ? shopWords.locked : shopWords.lock)} ${wareName(item.ware)}`}
      {...tip(say(shopWords.lockTip))}
      onClick={() => controller.act({ type: 'lock', item: at })}
    >
      <Icon id={locked ? 'lock' : 'unlock'} />
    </button>
  );
}

function BuyButton({ controller, state, at, item, cost }: TagProps & { cost: number }) {
  if (item.sold) return <span class="stamp">{say(shopWords.soldOut)}</span>;
  const alone = cannotBuy(state, at, null);
  const name = wareName(item.ware);
  const noRoom = noRoomFor(state, item.ware);
  // A full shelf with nothing on it that would pay for this is a purse that is too light.
  const short = alone === 'relicsFull' ? missingToSwap(state, at) : null;
  const full = short === 0;
  const why = short ? 'notEnoughGold' : alone;
  return (
    <span class="buy">
      <button
        type="button"
        class={
          why === null && !noRoom
            ? 'button small primary'
            : why === 'notEnoughGold'
              ? 'button small short'
              : 'button small'
        }
        aria-label={say(shopWords.buyIt(name, cost))}
        aria-disabled={why !== null && !full}
        disabled={controller.play.isReplay}
        onClick={() => {
          if (full) controller.open.value = { kind: 'swap', item: at };
          else if (why === null && noRoom) controller.open.value = { kind: 'full-pack', item: at };
          else controller.act({ type: 'buy', item: at, sell: null });
        }}
      >
        {why === 'notEnoughGold' ? (
          <span class="caption missing">{say(shopWords.missing(short ?? cost - state.gold))}</span>
        ) : (
          say(full ? shopWords.swap : shopWords.buy)
        )}
      </button>
      {why === 'amuletsFull' || noRoom ? (
        <span class="caption missing">{say(refusalText(noRoom ?? 'amuletsFull'))}</span>
      ) : null}
    </span>
  );
}
