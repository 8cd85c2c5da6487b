import { askToPersist } from '../../../store/db.ts';
import { aboutSetup } from '../entry/about.ts';
import {
  counted,
  type Game,
  hasWon,
  keep,
  loadProgress,
  nothing,
  progress,
  sawLesson,
  stagesAfter,
} from '../entry/progress.ts';
import { totalOf, walked } from '../entry/walk.ts';
import type { KeshikiPlay } from '../types.ts';

/** Watches a game and counts it when it ends. */
export function countGame(play: KeshikiPlay): () => void {
  return play.onChange(news => {
    void sawLesson('first');
    if (play.result.peek()) void count(play, true);
    // The table says "complete" here: the star is the player's, whether the button is pressed or the page left.
    else if (news.type === 'step' && news.events.some(event => event.type === 'stuck') && hasWon(play.view.peek()))
      void count(play, false);
  });
}

/** A finished game as the records want it. */
function finishedGame(play: KeshikiPlay): Game {
  const { match } = play.session;
  let largest = 0;
  for (let ply = 1; ply <= (match?.length ?? 0); ply++) {
    for (const event of match?.at(ply).events ?? [])
      if (event.type === 'removed') largest = Math.max(largest, event.cells.length);
  }
  const { hints = 0, tools = 0 } = play.marks.peek();
  const line = match?.log.map(entry => entry.line) ?? [];
  return { state: play.view.peek(), largest, helped: hints + tools > 0, line };
}

async function count(play: KeshikiPlay, ended: boolean): Promise<void> {
  // What begins with somebody else's moves earns no stars.
  if (play.marks.peek()['branch']) return;
  await loadProgress();
  const { setup, stage } = aboutSetup(play.session.setup);
  const game = { ...finishedGame(play), ended };
  const { dailies, level, walk, walkBest } = progress.peek() ?? nothing;
  if (stage !== null) await keep({ stages: stagesAfter(progress.peek() ?? nothing, stage, game) });
  if (setup?.type === 'daily')
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
