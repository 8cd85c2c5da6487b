import { coloredLeft } from '@minoya/games/keshiki/board';
import { scoreGoals } from '@minoya/games/keshiki/goals';
import type { State } from '@minoya/games/keshiki/state';
import { dayNumber } from '@minoya/shared/calendar';
import { fill } from '@minoya/kernel';
import { number, say } from '../../../i18n/lang.ts';
import { type About, starsGiven, titleOf } from '../entry/about.ts';
import { starsFor } from '../entry/progress.ts';
import { titleKnown } from '../gallery/known.ts';
import { clearGoal, setupText, writeLink } from '../own/link.ts';

interface Shared {
  readonly about: About;
  readonly state: State;
  readonly par: number | null;
  /** The game's row on a leaderboard: the link then brings the result along. */
  readonly row: string | null;
  /** The board of the gallery that it was; null for every other. */
  readonly published?: string | null;
  /** False: the game was practice, and no stars are told of. */
  readonly starred?: boolean;
  /** How it was played: help is told of. */
  readonly marks?: Readonly<Record<string, number>>;
}

const practice = { ja: '練習', en: 'practice' };

const helps = [
  { mark: 'hints', text: { ja: '（ヒント使用）', en: ' (with hints)' } },
  { mark: 'tools', text: { ja: '（道具使用）', en: ' (with tools)' } },
] as const;

/** One line and one link; it reads aloud as it looks. */
export function shareWords({
  about,
  state,
  par,
  row: id,
  published = null,
  starred = true,
  marks = {},
}: Shared): string {
  const stars = starsFor(state, par);
  const { setup } = about;
  const which =
    setup?.type === 'daily'
      ? `#${dayNumber(setup.date)}`
      : setup?.type === 'stage'
        ? `${setup.stage}`
        : say(setup?.type === 'endless' ? titleOf(about) : about.name);
  const left = coloredLeft(state.board);
  const offered = starsGiven(setup, state);
  const row = starred ? '★'.repeat(stars) + '☆'.repeat(Math.max(0, offered - stars)) : say(practice);
  const score = number(state.score);
  const parts = [
    fill(
      { ja: 'ミノ屋 消色百景 {which} {row} {score}点', en: 'Minoya KESHIKI 100 {which} {row} {score}' },
      { which, row, score },
    ),
    par === null ? { ja: '', en: '' } : fill({ ja: '（AIの目安 {par}）', en: ' (AI par {par})' }, { par: number(par) }),
    ...helps.flatMap(({ mark, text }) => ((marks[mark] ?? 0) > 0 ? [text] : [])),
    left === 0 ? { ja: ' 全消し', en: ' all clear' } : fill({ ja: ' 残り{left}個', en: ' {left} left' }, { left }),
  ];
  return `${parts.map(say).join('')}\n${location.origin}${published === null ? pathOf(about, id) : `/keshiki/gallery/${published}`}`;
}

const goalsFor = (target: number, par: number | null) => (target > 0 ? scoreGoals(target, par) : [clearGoal]);

export function pathOf({ setup }: About, row: string | null): string {
  if (setup?.type === 'daily') return `/d/keshiki/${setup.date}${row === null ? '' : `?r=${row}`}`;
  if (setup?.type === 'board') return writeLink({ board: setup.board, goals: goalsFor(setup.target, setup.par) });
  if (setup?.type === 'puzzle') return writeLink(setup, titleKnown(setupText(setup))?.id);
  if (setup?.type === 'endless') return '/keshiki/endless';
  return setup?.type === 'stage' ? `/keshiki/stage/${setup.stage}` : '/keshiki';
}
