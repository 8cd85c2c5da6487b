import '../../.cache/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import '../design/controls.css';
import '../tile/colors.css';
import '../tile/tile.css';
import '../tile/buffs.css';
import '../shell/shell.css';
import './art.css';
import { manifests } from '@minoya/games';
import { type JSX, render } from 'preact';
import { Crest } from '../design/Crest.tsx';
import type { Front } from '../games/front.ts';
import type { AnyGameUI } from '../games/game-ui.ts';
import { offers } from '../games/list.ts';
import { Tile } from '../tile/Tile.tsx';

const letters = [...'0123456789,–-'];

/** What the pictures of links are put together from. Only `e2e/art.ts` opens it, from `apps/web/art.html`: no player needs it. */
function Art(): JSX.Element {
  return (
    <div class="art">
      {offers.map(({ front }) => (
        <Card key={front.id} front={front} />
      ))}
      {offers.map(({ front }) => (
        <div key={front.id} class="art-sheet" data-sheet={front.id}>
          {manifests[front.id]?.marks.map(mark => (
            <Mark key={mark} ui={uis.get(front.id)} mark={mark} />
          ))}
        </div>
      ))}
      <div class="art-sheet art-letters display num" data-sheet="letters">
        {letters.map(letter => (
          <span key={letter} data-mark={letter}>
            {letter}
          </span>
        ))}
      </div>
    </div>
  );
}

function Mark({ ui, mark }: { ui: AnyGameUI | undefined; mark: string }) {
  const drawn = ui?.drawPreviewMark(mark);
  if (!drawn) return null;
  return (
    <span class="art-mark" data-mark={mark} data-as={drawn.as} data-on={drawn.as === 'hole' ? drawn.on : undefined}>
      {drawn.as === 'hole' ? null : <Tile {...drawn.look} />}
    </span>
  );
}

/** The picture of a game without a result; a result's board and score are painted over its two areas. */
function Card({ front }: { front: Front }) {
  const { ja, en } = front.name;
  return (
    <section class="art-card" data-card={front.id}>
      <div class="art-board" data-area="board">
        <front.Art />
      </div>
      <div class="shop art-name" style={{ '--cloth': front.cloth }}>
        <p class="curtain">
          {front.strips.ja.map((strip, i) => (
            <span key={i} class="strip display" data-long={strip.length > 1}>
              {strip}
            </span>
          ))}
        </p>
      </div>
      <p class="art-latin display">{ja === en ? '' : en}</p>
      <div class="art-score" data-area="score">
        <p>{front.line.ja}</p>
        <p lang="en">{front.line.en}</p>
      </div>
      <p class="art-house">
        <Crest />
        <span class="display">ミノ屋 Minoya</span>
        <span>ぴたっと、はまる。 It just fits.</span>
      </p>
    </section>
  );
}

const uis = new Map<string, AnyGameUI>();
for (const { front, load } of offers) {
  const loaded = await load?.();
  if (loaded) uis.set(front.id, loaded.ui);
}
const root = document.getElementById('app');
if (root) render(<Art />, root);
