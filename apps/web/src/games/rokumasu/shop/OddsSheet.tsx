import { amulets } from '@minoya/games/rokumasu/amulets';
import { blessings, brands, patterns } from '@minoya/games/rokumasu/blocks';
import { long } from '@minoya/games/rokumasu/long-game';
import { relics } from '@minoya/games/rokumasu/relics/index';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { sealsOnOffer } from '@minoya/games/rokumasu/shop';
import type { State } from '@minoya/games/rokumasu/state';
import { tunedByRelics } from '@minoya/games/rokumasu/tuned';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { Facts } from '../entry/parts.tsx';
import { amuletsOnOffer, mostInterest } from '../any-version.ts';
import type { TableController } from '../table/table-controller.ts';
import { pastWords } from '../text/past.ts';
import { oddsWords } from '../text/odds.ts';
import { shopWords } from '../text/shop.ts';
import { sourceName, sourceText } from '../text/sources.ts';
import { goldText } from '../text/numbers.ts';

/** All odds and prices, straight from the tables the rules use. */
export function OddsSheet({ controller, onClose }: { controller: TableController; onClose: () => void }): JSX.Element {
  return (
    <Sheet title={say(shopWords.odds)} onClose={onClose} wide>
      <div role="region" tabIndex={0} aria-label={say(shopWords.odds)}>
        <OddsPage state={controller.play.shown.value} />
      </div>
    </Sheet>
  );
}

const rarities = ['common', 'uncommon', 'rare', 'epic'] as const;

export function OddsPage({ state }: { state: State }): JSX.Element {
  const rules = ruleSets[state.rules];
  const whole = rarities.reduce((sum, rarity) => sum + rules.rarityWeight[rarity], 0);
  const chances = rarities.map(rarity => {
    const percent = Math.round((rules.rarityWeight[rarity] / whole) * 1000) / 10;
    return [shopWords.rarity[rarity], `${percent}% · ${goldText(rules.relicPrice[rarity])}`] as const;
  });
  return (
    <div class="odds stack">
      <section>
        <h3>{say(oddsWords.oddsPieces)}</h3>
        <ul class="small">
          {rules.pieceSlots.map((slot, i) => (
            <li key={i}>
              <p>{say(oddsWords.oddsSizes(i + 1, slot.sizes))}</p>
              <p class="quiet">{say(oddsWords.oddsMark(slot.pattern, slot.seal, slot.blessing))}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say(oddsWords.oddsRelics)}</h3>
        <Facts list={chances} />
        <p class="small">{say(oddsWords.oddsAmulet(rules.amuletChance, amuletsOnOffer(state).length))}</p>
        <p class="small">{say(oddsWords.oddsSale(rules.salePrice))}</p>
      </section>
      <Prices state={state} />
      <More state={state} />
      <section>
        <h3>{say(oddsWords.oddsLuck)}</h3>
        <ul class="small">
          {luckOf(state).map(source => (
            <li key={source}>
              <b>{say(sourceName(source))}</b> {say(sourceText(state, source))}
            </li>
          ))}
          <li>{say(oddsWords.interest(rules.interest.per, mostInterest(state)))}</li>
        </ul>
      </section>
    </div>
  );
}

/** What rolls when something clears: every entry of this rule set that says that it has a chance. */
export function luckOf({ rules }: State): readonly string[] {
  const { patterns: painted, blessings: blessed, relics: known } = ruleSets[rules];
  const mines = blessed.map(id => blessings[id].brand).filter(id => brands[id].gold);
  return [
    ...painted.filter(id => patterns[id].luck).map(id => `pattern:${id}`),
    ...blessed.filter(id => blessings[id].odds).map(id => `blessing:${id}`),
    ...mines.map(id => `brand:${id}`),
    ...known.filter(id => relics[id].chance).map(id => `relic:${id}`),
  ];
}

/** What only shops with packs have, and what a reroll costs. */
function More({ state }: { state: State }) {
  const rules = ruleSets[state.rules];
  const { packs, vouchers } = long as Partial<typeof long>;
  const prices = [
    ...rules.packs.flatMap(id => (packs ? [[sourceName(`pack:${id}`), goldText(packs[id].price)] as const] : [])),
    ...pricesOf(rules.vouchers.flatMap(id => vouchers?.[id].price ?? [])),
  ];
  return (
    <section>
      <h3>{say(prices.length > 0 ? shopWords.special : oddsWords.rerolls)}</h3>
      {prices.length > 0 ? (
        <>
          <Facts list={prices} />
          <p class="small">
            {say(oddsWords.oddsPacks(tunedByRelics(state, 'packOffers'), tunedByRelics(state, 'packSize')))}
          </p>
          <p class="small">{say(oddsWords.oddsVoucher)}</p>
        </>
      ) : null}
      <p class="small">{say(oddsWords.oddsReroll(tunedByRelics(state, 'reroll'), rules.rerollStep))}</p>
    </section>
  );
}

/** Vouchers of one price are told by it. */
function pricesOf(prices: readonly number[]) {
  if (prices.length === 0) return [];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return [[pastWords.layer.voucher, least === most ? goldText(most) : `${least}–${goldText(most)}`] as const];
}

function Prices({ state }: { state: State }) {
  const rules = ruleSets[state.rules];
  const mark = (source: string, price: number) => [sourceName(source), `+${goldText(price)}`] as const;
  const prices = [
    ...rules.patterns.map(id => mark(`pattern:${id}`, rules.patternPrice[id])),
    ...sealsOnOffer(state).map(id => mark(`seal:${id}`, rules.sealPrice[id])),
    ...rules.blessings.map(id => mark(`blessing:${id}`, rules.blessingPrice)),
    ...amuletsOnOffer(state).map(id => [sourceName(`amulet:${id}`), goldText(amulets[id].price.join('–'))] as const),
  ];
  return (
    <section>
      <h3>{say(oddsWords.oddsPrices)}</h3>
      <p class="small">{say(oddsWords.priceMino)}</p>
      <Facts list={prices} />
    </section>
  );
}
