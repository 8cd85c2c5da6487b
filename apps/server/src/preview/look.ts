import { presentRules, rulesOfVersion } from '@minoya/archive';
import type { LinkPreview } from '@minoya/games/link-preview';
import { dailies } from '@minoya/bots';
import { decodeReplay, fold, readReplay, writeReplay } from '@minoya/kernel';

/** A link's game, looked at from outside. */
export interface LinkedGame extends LinkPreview {
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
  const [daily, version] = [dailies[game], presentRules(game)?.game.version];
  if (!daily || !version) return null;
  return writeReplay({ game, version, setup: daily.setup(date), seed: daily.seed(date), log: [] });
}

const count = ({ boards }: LinkPreview): number =>
  boards.flatMap(board => board.cells).filter(pile => pile.some(mark => !mark.startsWith('hole'))).length;

export async function lookAtLink(subject: Subject): Promise<LinkedGame | null> {
  const text = replayOf(subject);
  return text === null ? null : gameOfReplay(text);
}

/** What a replay came to; a board that ends bare is shown as it was when it was fullest. Null: not a game of ours. */
async function gameOfReplay(text: string): Promise<LinkedGame | null> {
  const read = readReplay(text);
  if (!read.ok) return null;
  const { game: id, version, setup, seed } = read.value;
  const rules = await rulesOfVersion(id, version);
  const begun = rules?.game.setups.read(setup) ?? null;
  if (!rules || begun === null) return null;
  let last = rules.linkPreview(setup, rules.game.start(begun, seed));
  let fullest = { boards: last.boards, count: count(last) };
  const folded = fold(rules.game, read.value, ({ after }) => {
    last = rules.linkPreview(setup, after);
    const now = count(last);
    if (now > fullest.count) fullest = { boards: last.boards, count: now };
  });
  if (!folded.ok) return null;
  return { ...last, game: id, boards: count(last) > 0 ? last.boards : fullest.boards };
}
