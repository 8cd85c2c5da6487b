import { coloredLeft } from '@minoya/games/keshiki/board';
import type { keshiki } from '@minoya/games/keshiki/game';
import { goalsIn } from '@minoya/games/keshiki/goals';
import type { ComponentChildren, JSX } from 'preact';
import { type Localized, number, say } from '../../../i18n/lang.ts';
import type { OpenRun } from '../../../play/open.ts';
import type { About } from '../entry/about.ts';
import { Fact } from '../table/Fact.tsx';
import { Stars } from '../table/Stars.tsx';
import { words } from '../text.ts';
import { LargePrint } from '../views/LargePrint.tsx';
import type { DailyPar } from './kept-par.ts';

type Run = OpenRun<typeof keshiki>;

const text = {
  bonus: { ja: 'うち全消しボーナス', en: 'incl. all-clear bonus' },
  left: { ja: '残り', en: 'Left' },
  won: { ja: 'クリア', en: 'Completed' },
  lost: { ja: 'ここまで', en: 'Ended here' },
  you: { ja: 'あなた', en: 'You' },
  thinking: { ja: 'AIが考えています…', en: 'The AI is thinking…' },
} as const;

/** What the all-clear added, as its event told; 0 where there was none. */
function bonusIn(match: Run['match']): number {
  const cleared = match.at(match.length).events.find(event => event.type === 'cleared');
  return cleared?.type === 'cleared' ? cleared.bonus : 0;
}

interface FactsProps {
  readonly state: ReturnType<(typeof keshiki)['start']>;
  readonly par: number | null;
  readonly daily: DailyPar | null;
  readonly about: About;
}

/** Score, par and what is left. */
export function Facts({ match, state, par, daily, about }: FactsProps & { readonly match: Run['match'] }): JSX.Element {
  const bonus = bonusIn(match);
  const waiting = par === null && daily === null && about.setup?.type === 'daily';
  return (
    <dl class="figures num">
      <Fact name={say(text.you)} value={number(state.score)} />
      {bonus > 0 ? <Fact name={say(text.bonus)} value={`+${number(bonus)}`} /> : null}
      {par === null ? null : <Fact name={say(words.par)} value={number(par)} />}
      {waiting ? <Fact name={say(words.par)} value={say(text.thinking)} /> : null}
      <Fact name={say(text.left)} value={number(coloredLeft(state.board))} unit={say(words.pieces)} />
    </dl>
  );
}

interface TopProps extends Pick<FactsProps, 'state' | 'about'> {
  readonly won: boolean;
  readonly count: number;
  readonly of: number;
  /** Those of them that had no help. */
  readonly unaided: number;
  /** Why the stars are not earned; null when they are. */
  readonly why: Localized | null;
  readonly children: ComponentChildren;
}

/** The view that was won, as large as there is room for it, and beside it the word, the stars and the figures. */
export function ResultTop({ about, state, won, count, of, unaided, why, children }: TopProps): JSX.Element {
  const asked = goalsIn(state).length > 0;
  const view = about.stage !== null && won && !why ? about.stage : null;
  return (
    <div class="result-top" data-view={view !== null}>
      {view === null ? null : <LargePrint stage={view} stars={count} class="result-picture" />}
      <div class="result-told">
        <p class="display result-word">{say(won && asked ? text.won : text.lost)}</p>
        {why ? (
          <p data-practice>{say(why)}</p>
        ) : asked ? (
          <StampedStars count={count} of={of} unaided={unaided} />
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** Stamped one by one; together when motion is reduced, by the style sheet. */
function StampedStars({ count, of, unaided }: Pick<TopProps, 'count' | 'of' | 'unaided'>) {
  return (
    <div class="stamped" data-count={count}>
      <Stars count={count} of={of} unaided={unaided} big />
    </div>
  );
}
