import { readFileSync } from 'node:fs';
import { decodeReplay, readReplay, verify } from '@minoya/kernel';
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
  if (source !== '-' && /(^|#(r=)?)1[0-9a-z]{1,5}\./.test(source)) return source;
  try {
    return readFileSync(source === '-' ? 0 : source, 'utf8');
  } catch {
    return fail(`there is no file ${source}`);
  }
}

const text = content().trim();
const report = text.startsWith('minoya report:');
const link = /(?:^|#(?:r=)?)(1[0-9a-z]{1,5}\.[A-Za-z0-9_-]*)$/.exec(report ? (/\S+#1\S+/.exec(text)?.[0] ?? '') : text);
const read = link ? decodeReplay(link[1] ?? '') : readReplay(text);
if (!read.ok) fail(read.why);
const game = playable[read.value.game] ?? fail(`there is no game "${read.value.game}"`);
const verdict = verify(game, read.value);
if (!verdict.ok) fail(verdict.at === null ? verdict.why : `action ${verdict.at + 1}: ${verdict.why}`);
if (args.includes('--tell')) console.log(playthrough(game, read.value));
const { result } = verdict;
console.log(
  `${game.id} v${game.version}, ${read.value.log.length} actions: ${result ? `scores ${result.scores.join(' ')}, winners ${result.winners.join(' ') || 'none'}` : 'not finished'}`,
);
