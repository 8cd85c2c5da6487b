import type { Event } from '@minoya/games/keshiki/state';
import type { ToolId } from '@minoya/games/keshiki/tools';
import { signal } from '@preact/signals';
import { noteHintsFollowed } from '../../../play/hints-followed.ts';
import { askToPersist } from '../../../store/browser-store.ts';
import { aboutSetup } from '../entry/about.ts';
import { givesUp, position } from '../entry/position.ts';
import {
  counted,
  type Game,
  hasWon,
  isHelped,
  keep,
  loadProgress,
  nothing,
  progress,
  sawLesson,
  stagesAfter,
  toolsGained,
} from '../entry/progress.ts';
import { totalOf, walked } from '../entry/walk.ts';
import type { KeshikiPlay } from '../types.ts';

/** Watches a game and counts it when it ends. */
export function countGame(play: KeshikiPlay): () => void {
  return play.onChange(news => {
    void sawLesson('first');
    if (play.result.peek()) void count(play, true);
    // The table lights the star here, or says "complete": it is the player's, whether the game goes on or the page is left.
    else if (news.type === 'step' && news.events.some(isEarned) && hasWon(play.view.peek())) void count(play, false);
  });
}

const isEarned = ({ type }: Event): boolean => type === 'stuck' || type === 'reached';

/** The game of this visit that earned tools last, and which. */
export const unlocked = signal<{ readonly play: KeshikiPlay; readonly tools: readonly ToolId[] } | null>(null);

/** A finished game as the records want it. */
function finishedGame(play: KeshikiPlay): Game {
  const { match } = play.session;
  if (match) noteHintsFollowed({ position, givesUp }, play, match);
  let largest = 0;
  for (let ply = 1; ply <= (match?.length ?? 0); ply++) {
    for (const event of match?.at(ply).events ?? [])
      if (event.type === 'removed') largest = Math.max(largest, event.cells.length);
  }
  const line = match?.log.map(entry => entry.line) ?? [];
  return { state: play.view.peek(), largest, helped: isHelped(play.marks.peek()), line };
}

async function count(play: KeshikiPlay, ended: boolean): Promise<void> {
  // What begins with somebody else's moves earns no stars, and what is tried beside a walk is no part of one.
  const { branch, practice } = play.marks.peek();
  if (branch || practice) return;
  await loadProgress();
  const { setup, stage } = aboutSetup(play.session.setup);
  const game = { ...finishedGame(play), ended };
  const before = progress.peek() ?? nothing;
  const { dailies, level, walk, walkBest } = before;
  if (stage !== null) {
    const stages = stagesAfter(before, stage, game);
    const gained = toolsGained(before, { stages });
    if (gained.length > 0) unlocked.value = { play, tools: gained };
    await keep({ stages });
  }
  // A day is decided by how its game ends: what was reached on the way and taken back is no result of it.
  if (setup?.type === 'daily' && ended)
    await keep({ dailies: { ...dailies, [setup.date]: counted(dailies[setup.date], game) } });
  if (setup?.type === 'endless' && ended) {
    const won = hasWon(game.state);
    const next = walked(walk, {
      seed: play.session.match?.seed ?? '',
      level: setup.level,
      score: game.state.score,
      won,
    });
    await keep({
      walk: next,
      walkBest: Math.max(walkBest, totalOf(next)),
      level: won ? Math.max(level, setup.level + 1) : level,
    });
  }
  void askToPersist();
}
