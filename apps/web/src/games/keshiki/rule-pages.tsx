import { kinds, obstacleKinds } from '@minoya/games/keshiki/blocks';
import { toolIds, tools } from '@minoya/games/keshiki/tools';
import type { JSX } from 'preact';
import { say } from '../../i18n/lang.ts';
import { Tile } from '../../tile/Tile.tsx';
import { exampleOf } from './entry/AboutBoard.tsx';
import { lookOf } from './look.ts';
import { ToolIcon } from './table/ToolIcon.tsx';
import { words } from './text.ts';

const text = {
  basicLines: [
    {
      ja: '同じ色が2つ以上となり合うと、押して消せます。ななめはつながりません。',
      en: 'Tap two or more touching blocks of one color. Diagonals do not touch.',
    },
    {
      ja: '消えると上のブロックが落ち、空いた列は左へ寄ります。',
      en: 'Blocks above fall; empty columns close to the left.',
    },
    {
      ja: '点は、消した数の二乗です。5個で25点、10個で100点。',
      en: 'Points are the number squared: 5 make 25, 10 make 100.',
    },
    {
      ja: '全部消すと全消し。得点が1.5倍になります（0.5点は切り上げ）。',
      en: 'Clear everything and the score counts one and a half times, half a point rounded up.',
    },
    {
      ja: '時間の限りはありません。「○手以内」と書いてある目標だけ、手数に限りがあります。いつでも始めまで戻せます。',
      en: 'There is no clock. Only goals that say “in n moves” limit the moves. Undo back to the start at any time.',
    },
  ],
  starLines: [
    {
      ja: '★はステージの目標、★★と★★★は追加の目標です。追加の目標は、たいてい★とは種類がちがいます。三つとも点が目標のステージでは、より高い点です。★を取れば、追加の目標は一つずつ別に数えます。★を取らないうちは、どちらも数えません。',
      en: '★ is the goal of the stage; ★★ and ★★★ are extra goals. Most extra goals are of another kind than ★; where all three are scores, they are higher scores. Once ★ is reached, each of them counts by itself; without ★ neither does.',
    },
    words.parHow,
    {
      ja: '実績は、開いたステージ、デイリー、石庭めぐりで解除されます。練習と、だれかが描いた盤では解除されません。',
      en: 'Achievements are earned on open stages, dailies and in the Rock Garden; not in practice, nor on boards that somebody drew.',
    },
  ],
} as const;

function Lines({ lines }: { lines: readonly { ja: string; en: string }[] }): JSX.Element {
  return (
    <ul class="rule-lines">
      {lines.map(line => (
        <li key={line.en}>{say(line)}</li>
      ))}
    </ul>
  );
}

const contents: Readonly<Record<string, () => JSX.Element>> = {
  basics: () => <Lines lines={text.basicLines} />,
  stars: () => <Lines lines={text.starLines} />,
  obstacles: () => (
    <ul class="rule-list">
      {obstacleKinds.map(kind => (
        <li key={kind}>
          <span class="legend-tile">
            <Tile {...lookOf(exampleOf(kind))} />
          </span>
          <span>
            <strong>{say(kinds[kind].text)}</strong>
            <span class="block small">{say(kinds[kind].rule)}</span>
          </span>
          <a class="button small" href={`/keshiki/lesson/${kind}`}>
            {say({ ja: '試す', en: 'Try' })}
          </a>
        </li>
      ))}
    </ul>
  ),
  tools: () => (
    <>
      <p class="small">{say(words.toolsHow)}</p>
      <ul class="rule-list">
        {toolIds.map(id => (
          <li key={id}>
            <ToolIcon id={id} />
            <span>
              <strong>{say(tools[id].text)}</strong> <span class="caption num">★{tools[id].stars}</span>
              <span class="block small">{say(tools[id].rule)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  ),
};

/** 遊び方, from the tables that the rules use. */
export function RuleContent({ id }: { id: string }): JSX.Element | null {
  return contents[id]?.() ?? null;
}
