import '../keshiki.css';
import '../css/pages.css';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { words as shared } from '../../../design/words.ts';
import { reducedMotion } from '../../../design/theme.ts';
import { say } from '../../../i18n/lang.ts';
import { Print } from '../views/Print.tsx';
import { words } from '../text.ts';
import { finaleNames, finales, finalesOf } from './finales.ts';
import { loadProgress, progress, starTotal } from './progress.ts';

const text = {
  hundred: {
    ja: '百のステージをすべてクリアしました。春の里から花火の夜まで、一巻の絵になりました。',
    en: 'You have completed all hundred stages. From the village in spring to the night of fireworks they make one scroll.',
  },
  stars: {
    ja: '三百の星がそろい、百枚すべてが動き出しました。ここまで遊んでくださって、ありがとうございます。',
    en: 'All three hundred stars are yours, and all hundred pictures have come to life. Thank you for playing this far.',
  },
  early: { ja: 'まだ見られません。', en: 'Not reached yet.' },
} as const;

/** One picture of each journey for the scroll; for the stars, those that move most. */
const scrolls = {
  hundred: [1, 16, 27, 32, 48, 54, 66, 72, 90, 91],
  stars: [10, 20, 28, 40, 47, 58, 70, 78, 84, 100],
} as const;

/** `/keshiki/finale/hundred`: what one sees at the end of the way. */
export function FinalePage({ rest }: { rest: string }): JSX.Element {
  useEffect(() => void loadProgress(), []);
  const now = progress.value;
  const finale = finales.find(one => one === rest) ?? 'hundred';
  if (!now) return <p class="page quiet">{say(shared.loading)}</p>;
  const reached = finalesOf(now).includes(finale);
  const three = starTotal(now) >= 300;
  return (
    <div class="page finale" data-finale={finale}>
      <h1>{say(finaleNames[finale])}</h1>
      <p>{say(reached ? text[finale] : text.early)}</p>
      {reached ? (
        <div class="scroll" data-still={reducedMotion.value}>
          <div class="scroll-paper">
            {scrolls[finale].map(stage => (
              <Print key={stage} stage={stage} stars={three ? 3 : (now.stages[stage]?.stars ?? 1)} live={three} />
            ))}
          </div>
        </div>
      ) : null}
      <p>
        <a class="button primary" href="/keshiki">
          {say(words.toMap)}
        </a>
      </p>
    </div>
  );
}
