import { games } from '@minoya/games';
import type { Glimpse } from '@minoya/games/glimpse';
import { glimpses } from '@minoya/games/glimpses';
import { dailies } from '@minoya/bots/dailies';
import { decodeReplay, readReplay, writeReplay } from '@minoya/kernel';

/** A link's game, looked at from outside. */
export interface Seen extends Glimpse {
  readonly game: string;
}

/** What a link is about: a replay as its word or as text, or the daily of a date. */
export type Subject =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'replay'; readonly text: string }
  | { readonly is: 'day'; readonly game: string; readonly date: string };

function replayOf(subject: Subject): string | null {
  if (subject.is === 'replay') return subject.text;
  if (subject.is === 'word') {
    const read = decodeReplay(subject.word);
    return read.ok ? writeReplay(read.value) : null;
  }
  const { game, date } = subject;
  const [daily, version] = [dailies[game], games[game]?.version];
  if (!daily || !version) return null;
  return writeReplay({ game, version, setup: daily.setup(date), seed: daily.seed(date), log: [] });
}

const count = ({ boards }: Glimpse): number =>
  boards.flatMap(board => board.cells).filter(pile => pile.some(mark => !mark.startsWith('hole'))).length;

export function lookAt(subject: Subject): Seen | null {
  const text = replayOf(subject);
  return text === null ? null : seenIn(text);
}

/** What a replay came to; a board that ends bare is shown as it was when it was fullest. Null: not a game of ours. */
function seenIn(text: string): Seen | null {
  const read = readReplay(text);
  if (!read.ok) return null;
  const { game: id, version, setup: line, seed, log } = read.value;
  const [game, looks] = [games[id], glimpses[id]];
  const setup: unknown = game?.setups.read(line) ?? null;
  if (!game || !looks || setup === null || version !== game.version) return null;
  let state: unknown = game.start(setup, seed);
  let last = looks.glimpse(line, state as never);
  let fullest = { boards: last.boards, count: count(last) };
  for (const { seat, line: told } of log) {
    const action: unknown = game.actions.read(told);
    if (action === null || !game.turn(state).includes(seat)) return null;
    const step = game.apply(state, seat, action);
    if (!step.ok) return null;
    state = step.state;
    last = looks.glimpse(line, state as never);
    const now = count(last);
    if (now > fullest.count) fullest = { boards: last.boards, count: now };
  }
  return { ...last, game: id, boards: count(last) > 0 ? last.boards : fullest.boards };
}
