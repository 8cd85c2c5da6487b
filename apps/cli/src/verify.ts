import { readFileSync } from 'node:fs';
import { rulesOf } from '@minoya/archive';
import { decodeReplay, readReplay, fold } from '@minoya/kernel';
import { wordIn } from '@minoya/shared/links';
import { playthrough } from '@minoya/kernel/testing/golden';
import { playable } from './games.ts';

/** `npm run verify -- FILE | LINK | -  [--tell]`: plays a replay, a link or a player's report by the rules and says what came out. */
const args = process.argv.slice(2);
const source = args.find(arg => !arg.startsWith('--')) ?? '-';

function fail(why: string): never {
  console.error(`refused: ${why}`);
  process.exit(1);
}

function content(): string {
  if (wordIn(source) !== null) return source;
  try {
    return readFileSync(source === '-' ? 0 : source, 'utf8');
  } catch {
    return fail(`there is no file ${source}`);
  }
}

const text = content().trim();
const report = text.startsWith('minoya report:');
const word = wordIn(report ? (/http\S+\/r[/#]\S+/.exec(text)?.[0] ?? '') : text);
const read = word === null ? readReplay(text) : decodeReplay(word);
if (!read.ok) fail(read.why);
const present = playable[read.value.game] ?? fail(`there is no game "${read.value.game}"`);
// By the rules that it was played by, of any version ever released.
const game = (await rulesOf(read.value.game, read.value.version))?.game ?? present;
const verdict = fold(game, read.value);
if (!verdict.ok) fail(verdict.at === null ? verdict.why : `action ${verdict.at + 1}: ${verdict.why}`);
if (args.includes('--tell')) console.log(playthrough(game, read.value));
const { result } = verdict;
console.log(
  `${game.id} v${game.version}, ${read.value.log.length} actions: ${result ? `scores ${result.scores.join(' ')}, winners ${result.winners.join(' ') || 'none'}` : 'not finished'}`,
);
