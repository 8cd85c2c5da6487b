import { amuletIds, amulets } from '@minoya/games/rokumasu/amulets';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { sealsOnOffer } from '@minoya/games/rokumasu/shop';
import type { State } from '@minoya/games/rokumasu/state';
import type { JSX } from 'preact';
import { Sheet } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import type { Desk } from '../table/desk.ts';
import { shopWords } from '../words/shop.ts';
import { sourceName, sourceText } from '../words/sources.ts';

/** All odds and prices, straight from the tables the rules use. */
export function OddsSheet({ desk, onClose }: { desk: Desk; onClose: () => void }): JSX.Element {
  return (
    <Sheet title={say(shopWords.odds)} onClose={onClose} wide>
      <div role="region" tabIndex={0} aria-label={say(shopWords.odds)}>
        <OddsPage state={desk.play.shown.value} />
      </div>
    </Sheet>
  );
}

const rarities = ['common', 'uncommon', 'rare', 'epic'] as const;

export function OddsPage({ state }: { state: State }): JSX.Element {
  const rules = ruleSets[state.rules];
  const whole = rarities.reduce((sum, rarity) => sum + rules.rarityWeight[rarity], 0);
  const luck = ['pattern:lucky', 'blessing:phase', 'brand:gold_mine', 'relic:gambler'];
  return (
    <div class="odds stack">
      <section>
        <h3>{say(shopWords.oddsPieces)}</h3>
        <ul class="small">
          {rules.pieceSlots.map((slot, i) => (
            <li key={i}>
              <p>{say(shopWords.oddsSizes(i + 1, slot.sizes.join('・')))}</p>
              <p class="quiet">{say(shopWords.oddsMark(slot.pattern, slot.seal, slot.blessing))}</p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say(shopWords.oddsRelics)}</h3>
        <dl class="facts">
          {rarities.map(rarity => (
            <div key={rarity}>
              <dt class="caption">{say(shopWords.rarity[rarity])}</dt>
              <dd class="num">
                {Math.round((rules.rarityWeight[rarity] / whole) * 1000) / 10}% · {rules.relicPrice[rarity]}G
              </dd>
            </div>
          ))}
        </dl>
        <p class="small">{say(shopWords.oddsAmulet(rules.amuletChance))}</p>
        <p class="small">{say(shopWords.oddsSale(rules.salePrice))}</p>
      </section>
      <Prices state={state} />
      <section>
        <h3>{say(shopWords.oddsLuck)}</h3>
        <ul class="small">
          {luck.map(source => (
            <li key={source}>
              <b>{say(sourceName(source))}</b> {say(sourceText(state, source))}
            </li>
          ))}
          <li>{say(shopWords.interest(rules.interest.per, rules.interest.most))}</li>
        </ul>
      </section>
    </div>
  );
}

function Prices({ state }: { state: State }) {
  const rules = ruleSets[state.rules];
  const marks = [
    ...rules.patterns.map(id => [`pattern:${id}`, rules.patternPrice[id]] as const),
    ...sealsOnOffer(state).map(id => [`seal:${id}`, rules.sealPrice[id]] as const),
    ...rules.blessings.map(id => [`blessing:${id}`, rules.blessingPrice] as const),
  ];
  return (
    <section>
      <h3>{say(shopWords.oddsPrices)}</h3>
      <p class="small">{say(shopWords.priceMino)}</p>
      <dl class="facts">
        {marks.map(([source, price]) => (
          <div key={source}>
            <dt class="caption">{say(sourceName(source))}</dt>
            <dd class="num">+{price}G</dd>
          </div>
        ))}
        {amuletIds.map(id => (
          <div key={id}>
            <dt class="caption">{say(sourceName(`amulet:${id}`))}</dt>
            <dd class="num">
              {amulets[id].price[0]}–{amulets[id].price[1]}G
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
