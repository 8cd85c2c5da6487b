import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { command, Refused, type Work } from './command/command.ts';
import { isProgram } from './command/is-program.ts';
import { text } from './command/option.ts';
import { start } from './command/start.ts';
import { firstSetups, playable } from './games.ts';
import { Table } from './table.ts';

export const play = command({
  name: 'play',
  does: 'Plays any game of the house in the terminal',
  words: [
    { word: 'GAME', does: 'what is played', count: 'one', among: Object.keys(playable) },
    { word: 'SETUP', does: "the game's setup, as in RULES.md; without one, the first thing to try", count: 'any' },
  ],
  options: { seed: text('the same word deals the same game again', null, 'WORD') },
  examples: ['rokumasu', 'keshiki stage 12', 'polyform seats=3 --seed tea'],
  ctrlC: 'The game so far is printed as a link, which `npm run verify` plays again.',
  run: (options, work, [id = '', ...setup]) => sit(id, setup.join(' ') || (firstSetups[id] ?? ''), options.seed, work),
});

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/^(no: .*)$/gm, '31'],
  [/^(  \S.*)$/gm, '36'],
  [/^(the end: .*)$/gm, '1;33'],
];

function paint(plain: string): string {
  if (!process.stdout.isTTY || process.env['NO_COLOR']) return plain;
  return COLOURS.reduce((painted, [what, code]) => painted.replace(what, `\u001B[${code}m$1\u001B[0m`), plain);
}

/** Until the player quits, or what is typed comes to its end. */
async function sit(id: string, setup: string, seed: string | null, work: Work): Promise<number> {
  const game = playable[id];
  if (!game || game.setups.read(setup) === null)
    throw new Refused(
      `not a setup of ${id}: "${setup}" (try "${firstSetups[id] ?? ''}"; all of them: packages/games/${id}/RULES.md)`,
    );
  const table = new Table(game, setup, seed ?? randomBytes(6).toString('hex'));
  console.log(`# ${game.id} v${game.version} · seed ${table.match.seed} · setup ${setup}\n`);
  console.log(paint(table.show()));
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: '> ',
    terminal: process.stdin.isTTY,
  });
  // In a terminal Ctrl-C is a key like any other.
  input.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  void work.stopping.then(() => {
    console.log(`\n${table.answer('link').text}`);
    input.close();
  });
  input.prompt();
  input.on('line', line => {
    const answer = table.answer(line);
    if (answer.text) console.log(paint(answer.text));
    if (answer.over) input.close();
    else input.prompt();
  });
  await new Promise(resolve => input.on('close', resolve));
  return 0;
}

if (isProgram(import.meta.url)) await start(play);
