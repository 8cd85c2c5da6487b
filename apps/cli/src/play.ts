import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { firstSetups, playable } from './games.ts';
import { Table } from './table.ts';

/** `npm run play <game> [setup …] [-- --seed WORD]`: any game of the house in a terminal. */
const words = process.argv.slice(2);
const seedAt = words.indexOf('--seed');
const seed = seedAt >= 0 ? words.splice(seedAt, 2)[1] : undefined;
const [id, ...setupWords] = words;
const game = id === undefined ? undefined : playable[id];

if (!id || !game) {
  console.error(
    `${id ? `there is no game "${id}"` : 'which game?'}\n\n  npm run play ${Object.keys(playable).join(' | ')}\n`,
  );
  process.exit(1);
}
const setup = setupWords.join(' ') || (firstSetups[id] ?? '');
if (game.setups.read(setup) === null) {
  console.error(`not a setup of ${id}: "${setup}" (try "${firstSetups[id] ?? ''}")`);
  process.exit(1);
}

const colour = process.stdout.isTTY && !process.env['NO_COLOR'];
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/^(no: .*)$/gm, '31'],
  [/^(  \S.*)$/gm, '36'],
  [/^(the end: .*)$/gm, '1;33'],
];

function paint(text: string): string {
  if (!colour) return text;
  return COLOURS.reduce((painted, [what, code]) => painted.replace(what, `\u001B[${code}m$1\u001B[0m`), text);
}

const table = new Table(game, setup, seed ?? randomBytes(6).toString('hex'));
console.log(`# ${game.id} v${game.version} · seed ${table.match.seed} · setup ${setup}\n`);
console.log(paint(table.show()));

const input = createInterface({
  input: process.stdin,
  output: process.stdout,
  prompt: '> ',
  terminal: process.stdin.isTTY,
});
input.prompt();
input.on('line', line => {
  const answer = table.answer(line);
  if (answer.text) console.log(paint(answer.text));
  if (answer.over) input.close();
  else input.prompt();
});
