import { rokumasu } from '@minoya/games/rokumasu/game';
import { amuletIds } from '@minoya/games/rokumasu/amulets';
import { blessings, brands, patterns, seals } from '@minoya/games/rokumasu/blocks';
import { bossIds } from '@minoya/games/rokumasu/bosses';
import { relicIds } from '@minoya/games/rokumasu/relics/index';
import { say } from '../../i18n/lang.ts';
import type { ComponentChildren, JSX } from 'preact';
import { OddsPage } from './shop/OddsSheet.tsx';
import { sourceName, sourceText } from './text/sources.ts';
import { Sample } from './entry/Sample.tsx';
import { ruleText } from './text/rules.ts';

const fresh = rokumasu.start(rokumasu.setups.read('standard')!, 'rules');

function Entries({ layer, ids }: { layer: string; ids: readonly string[] }) {
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

/** The pages of 遊び方 by id, from the same tables as the rules. */
const pages: Readonly<Record<string, () => ComponentChildren>> = {
  round: () => <Sentences about={ruleText.round} />,
  score: () => <Sentences about={ruleText.score} />,
  shop: () => <Sentences about={ruleText.shop} />,
  boss: () => <Entries layer="boss" ids={bossIds} />,
  pattern: () => <Entries layer="pattern" ids={Object.keys(patterns)} />,
  seal: () => <Entries layer="seal" ids={Object.keys(seals)} />,
  blessing: () => <Entries layer="blessing" ids={Object.keys(blessings)} />,
  brand: () => <Entries layer="brand" ids={Object.keys(brands)} />,
  amulet: () => <Entries layer="amulet" ids={amuletIds} />,
  relic: () => <Entries layer="relic" ids={relicIds} />,
  odds: () => (
    <div class="roku-ui">
      <OddsPage state={fresh} />
    </div>
  ),
};

export function RuleContent({ id }: { id: string }): JSX.Element {
  return <>{pages[id]?.()}</>;
}
