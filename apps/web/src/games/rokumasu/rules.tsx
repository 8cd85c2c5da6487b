import './rokumasu.css';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { amuletIds } from '@minoya/games/rokumasu/amulets';
import { blessings, brands, patterns, seals } from '@minoya/games/rokumasu/blocks';
import { bossIds } from '@minoya/games/rokumasu/bosses';
import { relicIds } from '@minoya/games/rokumasu/relics/index';
import { say } from '../../i18n/lang.ts';
import type { RulePage } from '../game-ui.ts';
import { OddsPage } from './shop/OddsSheet.tsx';
import { meta } from './text/meta.ts';
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

/** 遊び方, from the same tables as the rules. */
export const rulePages: readonly RulePage[] = [
  { id: 'round', title: ruleText.roundTitle, Content: () => <Sentences about={ruleText.round} /> },
  { id: 'score', title: ruleText.scoreTitle, Content: () => <Sentences about={ruleText.score} /> },
  { id: 'shop', title: ruleText.shopTitle, Content: () => <Sentences about={ruleText.shop} /> },
  { id: 'boss', title: meta.layer.boss, Content: () => <Entries layer="boss" ids={bossIds} /> },
  { id: 'pattern', title: meta.layer.pattern, Content: () => <Entries layer="pattern" ids={Object.keys(patterns)} /> },
  { id: 'seal', title: meta.layer.seal, Content: () => <Entries layer="seal" ids={Object.keys(seals)} /> },
  {
    id: 'blessing',
    title: meta.layer.blessing,
    Content: () => <Entries layer="blessing" ids={Object.keys(blessings)} />,
  },
  { id: 'brand', title: meta.layer.brand, Content: () => <Entries layer="brand" ids={Object.keys(brands)} /> },
  { id: 'amulet', title: meta.layer.amulet, Content: () => <Entries layer="amulet" ids={amuletIds} /> },
  { id: 'relic', title: meta.layer.relic, Content: () => <Entries layer="relic" ids={relicIds} /> },
  {
    id: 'odds',
    title: meta.odds,
    Content: () => (
      <div class="roku-ui">
        <OddsPage state={fresh} />
      </div>
    ),
  },
];
