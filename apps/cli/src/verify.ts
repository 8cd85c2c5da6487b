import { rulesOf } from '@minoya/archive';
import { type AnyGame, decodeReplay, fold, readReplay, refusalWords, writeMarks } from '@minoya/kernel';
import { playthrough } from '@minoya/kernel/testing/golden';
import { wordIn } from '@minoya/shared/links';
import { command, Failed } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { flag } from './command/option.ts';
import { start } from './command/start.ts';
import { playable } from './games.ts';
import { textOf } from './input.ts';

export const verify = command({
  name: 'verify',
  does: "Plays a replay, a link or a player's report by the rules and says what came out",
  words: [{ word: 'SOURCE', does: 'a file, a link, or - for standard input', count: 'one at most' }],
  options: { tell: flag('every action with what it did, as in a golden') },
  examples: ['replay.txt', 'replay.txt --tell', '-'],
  ctrlC: 'Nothing is changed.',
  patience: 0,
  run: async ({ tell }, work, [source = '-']) => {
    for (const line of await judged(wordIn(source) === null ? await textOf(source) : source, tell)) work.say(line);
    return 0;
  },
});

type RulesOf = (id: string, version: number) => Promise<{ readonly game: AnyGame } | null>;

function fail(why: string): never {
  throw new Failed(`refused: ${why}`);
}

/** What came out of a replay under the rules it was played by, however old they are; throws when it does not hold. */
export async function judged(source: string, tell: boolean, rules: RulesOf = rulesOf): Promise<string[]> {
  const text = source.trim();
  const report = text.startsWith('minoya report:');
  const word = wordIn(report ? (/http\S+\/r[/#]\S+/.exec(text)?.[0] ?? '') : text);
  const read = word === null ? readReplay(text) : decodeReplay(word);
  if (!read.ok) fail(refusalWords(null, read.why).en + (read.line === undefined ? '' : ` (line ${read.line})`));
  const { game: id, version } = read.value;
  const game = (await rules(id, version))?.game ?? playable[id] ?? fail(`there is no game "${id}"`);
  const verdict = fold(game, read.value);
  if (!verdict.ok) {
    const why = refusalWords(game, verdict.why).en;
    fail(verdict.at === null ? why : `action ${verdict.at + 1}: ${why}`);
  }
  const { result } = verdict;
  const came = result
    ? `scores ${result.scores.join(' ')}, winners ${result.winners.join(' ') || 'none'}`
    : 'not finished';
  const marks = writeMarks(read.value.marks ?? {});
  const last = `${game.id} v${game.version}, ${read.value.log.length} actions: ${came}${marks && `; marked ${marks}`}`;
  return tell ? [playthrough(game, read.value), last] : [last];
}

if (isProgram(import.meta.url)) await start(verify);
