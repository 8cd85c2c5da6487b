import { MOST_SEATS, type Option, options } from './options.ts';
import { fill, listed, type Localized } from '@minoya/kernel';

export { ENDS, MOST_CUSTOM, MOST_SEATS, TIMERS } from './options.ts';

export type OptionId = keyof typeof options;
type Values = { readonly [O in OptionId]: (typeof options)[O]['usual'] };

/** What a table agrees on before it starts. Written `seats=2` and then only what differs from the usual game. */
export interface Setup extends Values {
  readonly seats: number;
}

const table: { readonly [O in OptionId]: Option<Values[O]> } = options;
const ids = Object.keys(options) as readonly OptionId[];

const isOption = (name: string): name is OptionId => Object.hasOwn(options, name);

const usual = Object.fromEntries(ids.map(id => [id, options[id].usual])) as unknown as Values;

/** The usual game for so many seats, with what the caller changes. */
export function setupFor(seats: number, changes: Partial<Setup> = {}): Setup {
  return { seats, ...usual, ...changes };
}

function written<O extends OptionId>(setup: Values, id: O): string {
  return table[id].write(setup[id]);
}

const differs = (setup: Setup, id: OptionId): boolean => written(setup, id) !== written(usual, id);

export function writeSetup(setup: Setup): string {
  const changed = ids.filter(id => differs(setup, id)).map(id => ` ${id}=${written(setup, id)}`);
  return `seats=${setup.seats}${changed.join('')}`;
}

/** Null when the line is not a setup these rules can start. */
export function readSetup(line: string): Setup | null {
  if (line.length > 600) return null;
  const given = new Map<string, string>();
  for (const part of line.split(' ')) {
    const [, name = '', value = ''] = /^([a-z]+)=(\S+)$/.exec(part) ?? [];
    if (!name || given.has(name)) return null;
    given.set(name, value);
  }
  const seats = Number(given.get('seats'));
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS) return null;
  given.delete('seats');
  const changes = changesIn(given);
  const setup = changes && setupFor(seats, changes);
  return setup && sameWords(writeSetup(setup), line) ? setup : null;
}

/** The order in which a person types the options does not matter. */
function sameWords(a: string, b: string): boolean {
  const words = (line: string): string =>
    line
      .split(' ')
      .sort((x, y) => (x < y ? -1 : 1))
      .join(' ');
  return words(a) === words(b);
}

/** Null when one of them is no option, or not one of its values. */
function changesIn(given: ReadonlyMap<string, string>): Partial<Setup> | null {
  const changes: Record<string, unknown> = {};
  for (const [name, text] of given) {
    const value = isOption(name) ? options[name].read(text) : null;
    if (value === null) return null;
    changes[name] = value;
  }
  return changes;
}

/** An option as lobby, entry and rules show it. */
export interface OptionRow {
  readonly id: OptionId;
  readonly text: Localized;
  readonly rule: Localized;
  readonly choices: readonly { readonly id: string; readonly text: Localized; readonly change: Partial<Setup> }[];
  /** The choice that a setup has made. */
  now(setup: Setup): string;
}

function rowOf<O extends OptionId>(id: O): (OptionRow & { readonly place: number }) | null {
  const { text, row, write } = table[id];
  if (!row) return null;
  const choices = row.choices.map(one => ({ id: write(one.value), text: one.text, change: { [id]: one.value } }));
  return { id, text, rule: row.rule, place: row.place, choices, now: setup => written(setup, id) };
}

/** Every option that is offered, from the top. */
export const optionRows: readonly OptionRow[] = ids
  .map(id => rowOf(id))
  .filter(row => row !== null)
  .sort((a, b) => a.place - b.place);

/** A value that no row names: never the code it is written as, where there are words for it. */
function said<O extends OptionId>(setup: Setup, id: O): Localized | string {
  return table[id].says?.(setup[id]) ?? written(setup, id);
}

/** What differs from the usual game, in words; empty when nothing does. */
export function summary(setup: Setup): Localized {
  const parts = ids
    .filter(id => differs(setup, id))
    .map(id => {
      const choice = optionRows.find(row => row.id === id)?.choices.find(one => one.id === written(setup, id));
      const values = { option: options[id].text, choice: choice?.text ?? said(setup, id) };
      return fill({ ja: '{option}：{choice}', en: '{option}: {choice}' }, values);
    });
  return listed(parts);
}
