import { rokumasu } from '@minoya/games/rokumasu/game';
import { amuletIds } from '@minoya/games/rokumasu/amulets';
import { blessings, brands, patterns, seals } from '@minoya/games/rokumasu/blocks';
import { bossIds } from '@minoya/games/rokumasu/bosses';
import { relicIds } from '@minoya/games/rokumasu/relics/index';
import { long } from '@minoya/games/rokumasu/long-game';
import { ruleSets } from '@minoya/games/rokumasu/rules';
import { Lazy } from '../../design/lazy.tsx';
import { type Localized, say } from '../../i18n/lang.ts';
import type { ComponentChildren, JSX } from 'preact';
import { OddsPage } from './shop/OddsSheet.tsx';
import { sourceName, sourceText } from './text/sources.ts';
import { Sample } from './entry/Sample.tsx';
import { loadLong } from './long/load.ts';
import { freshJourney } from './long/parts.tsx';
import { MiniBoard } from './run/MiniBoard.tsx';
import { FlowPicture } from './run/FlowPicture.tsx';
import { journeyRules } from './text/journey-rules.ts';
import { pastWords } from './text/past.ts';
import { ruleText } from './text/rules.ts';
import { stageStart, stages } from './tutorial/stages.ts';

const fresh = rokumasu.start(rokumasu.setups.read('standard')!, 'rules');

/** The longest lists are folded: the page is read first, and looked up in later. */
const folded: ReadonlySet<string> = new Set(['relic', 'amulet', 'boss', 'voucher']);

function Entries({ layer, ids }: { layer: string; ids: readonly string[] }) {
  if (!folded.has(layer)) return <EntryList layer={layer} ids={ids} />;
  return (
    <div class="roku-ui">
      <details class="rule-list">
        <summary>{say(ruleText.showAll(ids.length))}</summary>
        <EntryList layer={layer} ids={ids} />
      </details>
    </div>
  );
}

function EntryList({ layer, ids }: { layer: string; ids: readonly string[] }) {
  return (
    <div class="roku-ui">
      <ul class="book">
        {ids.map(id => (
          <li key={id} class="book-entry">
            <span class="ware-crest" data-source={`${layer}:${id}`}>
              <Sample source={`${layer}:${id}`} />
            </span>
            <span>
              <b>{say(sourceName(`${layer}:${id}`))}</b>
              <span class="caption">{say(sourceText(fresh, `${layer}:${id}`))}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sentences({ about }: { about: { readonly ja: readonly string[]; readonly en: readonly string[] } }) {
  return (
    <div class="roku-ui">
      <ul class="sentences">
        {say(about).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** A board of the tutorial with the piece that clears its lines. */
function Picture({ at, caption }: { at: number; caption: Localized }) {
  const stage = stages[at];
  return stage ? (
    <div class="roku-ui rule-picture">
      <MiniBoard state={stageStart(stage)} from={0} cell={stage.cell} label={say(caption)} />
    </div>
  ) : null;
}

const journeyPage = () => loadLong().then(() => JourneyRules);

/** The journey's own numbers and tables, which come when they are asked for. */
function JourneyRules() {
  const { base, bosses } = ruleSets.journey;
  const numbers = { hands: base.hands, relics: base.relicSlots, gifts: base.giftsShown };
  const { levels, vouchers, packs } = long;
  return (
    <div class="roku-ui stack">
      <ul class="sentences">
        {journeyRules({ ...numbers, bosses: bosses.length }).map(one => (
          <li key={one.en}>{say(one)}</li>
        ))}
      </ul>
      <FlowPicture state={freshJourney()} />
      <h3>{say(pastWords.layer.level)}</h3>
      <Entries layer="level" ids={levels.map((_, i) => String(i + 1))} />
      <h3>{say(pastWords.layer.pack)}</h3>
      <Entries layer="pack" ids={Object.keys(packs)} />
      <h3>{say(pastWords.layer.voucher)}</h3>
      <Entries layer="voucher" ids={Object.keys(vouchers)} />
      <h3>{say(pastWords.layer.boss)}</h3>
      <Entries layer="boss" ids={bosses} />
    </div>
  );
}

/** The pages of 遊び方 by id, from the same tables as the rules. */
const pages: Readonly<Record<string, () => ComponentChildren>> = {
  round: () => (
    <>
      <Picture at={0} caption={ruleText.pictures.line} />
      <Sentences about={ruleText.round} />
    </>
  ),
  score: () => (
    <>
      <Picture at={1} caption={ruleText.pictures.cross} />
      <Sentences about={ruleText.score} />
    </>
  ),
  shop: () => <Sentences about={ruleText.shop} />,
  boss: () => <Entries layer="boss" ids={bossIds} />,
  pattern: () => <Entries layer="pattern" ids={Object.keys(patterns)} />,
  seal: () => <Entries layer="seal" ids={Object.keys(seals)} />,
  blessing: () => <Entries layer="blessing" ids={Object.keys(blessings)} />,
  brand: () => <Entries layer="brand" ids={Object.keys(brands)} />,
  amulet: () => <Entries layer="amulet" ids={amuletIds} />,
  relic: () => <Entries layer="relic" ids={relicIds} />,
  journey: () => <Lazy load={journeyPage} props={{}} />,
  odds: () => (
    <div class="roku-ui">
      <OddsPage state={fresh} />
    </div>
  ),
};

export function RuleContent({ id }: { id: string }): JSX.Element {
  return <>{pages[id]?.()}</>;
}
