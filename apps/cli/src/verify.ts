import { createHash } from 'node:crypto';
import { rulesOfVersion } from '@minoya/archive';
import { released } from '@minoya/archive/released';
import { type AnyGame, decodeReplay, fold, type Replay, readReplay, refusalWords, writeMarks } from '@minoya/kernel';
import { playthrough } from '@minoya/kernel/testing/golden';
import { type DealProof, dealText, readDealProof } from '@minoya/shared/deal-proof';
import { wordIn } from '@minoya/shared/links';
import { command, Failed } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { flag } from './command/option.ts';
import { start } from './command/start.ts';
import { playable } from './games.ts';
import { textOf } from './input.ts';

export const verify = command({
  name: 'verify',
  does: "Plays a replay, a link, a player's report or the proof of a room's deal by the rules and says what came out",
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

/** The replay that a text or a link stands for. */
function replayIn(text: string): Replay {
  const report = text.startsWith('minoya report:');
  const word = wordIn(report ? (/http\S+\/r[/#]\S+/.exec(text)?.[0] ?? '') : text);
  const read = word === null ? readReplay(text) : decodeReplay(word);
  if (read.ok) return read.value;
  return fail(refusalWords(null, read.why).en + (read.line === undefined ? '' : ` (line ${read.line})`));
}

/** Whether the seed is the one that a room had promised before the first card. */
function checked({ commitment, salt }: DealProof, seed: string): string {
  const found = createHash('sha256').update(dealText({ seed, salt })).digest('hex');
  if (found !== commitment) fail(`the deal is not the promised one: seed and salt give ${found}`);
  return `the deal is the one that was promised: ${commitment}`;
}

/** A game that is never released has its present rules alone. */
function presentGame(id: string, version: number): AnyGame {
  const game = (Object.hasOwn(playable, id) ? playable[id] : null) ?? fail(`there is no game "${id}"`);
  if (game.version === version) return game;
  const known = (released[id] ?? [game.version]).join(', ');
  return fail(
    `it was played by version ${version} of the rules of ${id}; known here are ${known}. Get the newest Minoya if it is newer, else the link is damaged.`,
  );
}

/** What came out of a replay under the rules it was played by, however old they are; throws when it does not hold. */
export async function judged(source: string, tell: boolean, rules: RulesOf = rulesOfVersion): Promise<string[]> {
  const proof = readDealProof(source);
  if (proof) {
    const judgement = await judged(proof.replay, tell, rules);
    return [...judgement, checked(proof, replayIn(proof.replay.trim()).seed)];
  }
  const text = source.trim();
  const replay = replayIn(text);
  const { game: id, version } = replay;
  const game = (await rules(id, version))?.game ?? presentGame(id, version);
  const verdict = fold(game, replay);
  if (!verdict.ok) {
    const why = refusalWords(game, verdict.why).en;
    fail(verdict.at === null ? why : `action ${verdict.at + 1}: ${why}`);
  }
  const { result } = verdict;
  const came = result
    ? `scores ${result.scores.join(' ')}, winners ${result.winners.join(' ') || 'none'}`
    : 'not finished';
  const marks = writeMarks(replay.marks ?? {});
  const last = `${game.id} v${game.version}, ${replay.log.length} actions: ${came}${marks && `; marked ${marks}`}`;
  return tell ? [playthrough(game, replay), last] : [last];
}

if (isProgram(import.meta.url)) await start(verify);
