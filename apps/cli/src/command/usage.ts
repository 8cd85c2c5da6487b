import type { Command, Family, Word } from './command.ts';
import type { Option } from './option.ts';

/** How a command is called: `npm run lab -- samegame --seconds 5`, `npm test`. */
export function called(name: string, ...args: readonly string[]): string {
  const [script = '', ...rest] = name.split(' ');
  const npm = script === 'test' ? 'npm test' : `npm run ${script}`;
  const typed = [...rest, ...args].filter(Boolean);
  return [npm, ...(typed.length > 0 ? ['--', ...typed] : [])].join(' ');
}

/** Everything `--help` tells. */
export function usage(command: Command): string {
  const { name, does, more, words = [], examples, ctrlC } = command;
  const options = Object.entries<Option>(command.options);
  const named: [string, string][] = [
    ...words.map(({ word, does: meaning, among }): [string, string] => [word, meaning + listed(among)]),
    ...options.map(([option, one]): [string, string] => [`--${option}${one.word ? ` ${one.word}` : ''}`, told(one)]),
    ['--help', 'this text'],
  ];
  const head = called(name, ...words.map(shape), options.length > 0 ? '[options]' : '');
  return [
    `${head}\n`,
    `${does}.${more ? `\n${more}` : ''}\n`,
    `${table(named)}\n`,
    examples.length > 0 ? `${examples.map(example => `  ${called(name, example)}`).join('\n')}\n` : null,
    `Ctrl-C: ${ctrlC}`,
  ]
    .filter(part => part !== null)
    .join('\n');
}

/** What `--help` tells of several commands behind one name; without that name, of commands that share a program. */
export function familyUsage({ name, does, members }: Family): string {
  const rows = members.map((one): [string, string] => [one.name.slice(name ? name.length + 1 : 0), one.does]);
  const call = (what: string): string => (name ? called(name, 'NAME', what) : `npm run NAME -- ${what}`);
  return `${call('[options]')}\n\n${does}.\n\n${table(rows)}\n\n${call('--help')} tells the rest.`;
}

export const shape = ({ word, count }: Word): string =>
  count === 'one' ? word : count === 'any' ? `[${word} …]` : `[${word}]`;
const listed = (among?: readonly string[]): string => (among ? ` (${among.join(', ')})` : '');
const told = ({ does, shown }: Option): string => (shown ? `${does} (${shown})` : does);

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.map(([name, meaning]) => `  ${name.padEnd(width)}${meaning}`).join('\n');
}
