import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';

export interface Machine {
  readonly id: string;
  readonly name: Localized;
  readonly style: Localized;
}

/** Machine players by strength. The mark is what a record keeps of a seat; marks never change, places may. */
export const levels: readonly (Machine & { readonly mark: number })[] = [
  {
    id: 'minarai',
    mark: 1,
    name: { ja: '見習い', en: 'Apprentice' },
    style: { ja: '思いつくままに遊びます', en: 'Plays on a whim' },
  },
  {
    id: 'deshi',
    mark: 5,
    name: { ja: '弟子', en: 'Pupil' },
    style: { ja: '考えたり、うっかりしたり', en: 'Thinks, and forgets' },
  },
  {
    id: 'shokunin',
    mark: 2,
    name: { ja: '職人', en: 'Artisan' },
    style: { ja: 'ターンを読みますが、選び方は気まぐれです', en: 'Plans turns, picks on a whim' },
  },
  {
    id: 'tedai',
    mark: 6,
    name: { ja: '手代', en: 'Clerk' },
    style: { ja: 'ターンを読みますが、よく見落とします', en: 'Plans turns, misses a lot' },
  },
  {
    id: 'banto',
    mark: 7,
    name: { ja: '支配人', en: 'Steward' },
    style: { ja: 'ターンを読み、ときどき見落とします', en: 'Plans turns, misses some' },
  },
  {
    id: 'oyakata',
    mark: 3,
    name: { ja: '親方', en: 'Foreman' },
    style: { ja: 'ターンを丸ごと読みます', en: 'Plans whole turns' },
  },
  {
    id: 'shihan',
    mark: 8,
    name: { ja: '師範', en: 'Instructor' },
    style: { ja: '相手のターンも少し読みます', en: 'Glances at your turn, too' },
  },
  {
    id: 'meijin',
    mark: 4,
    name: { ja: '名人', en: 'Maestro' },
    style: { ja: '相手のターンまで読みます', en: 'Reads everybody’s turns' },
  },
];

/** Ways to play, at any level; a mark's tens say which, from 1. */
export const characters: readonly Machine[] = [
  {
    id: 'rush',
    name: { ja: '早駆け', en: 'Rusher' },
    style: { ja: '白パズルを好み、早い終わりをねらいます', en: 'Prefers white puzzles and an early end' },
  },
  {
    id: 'build',
    name: { ja: '積み上げ', en: 'Builder' },
    style: { ja: '先に大きなピースを集めます', en: 'Gathers large pieces first' },
  },
  {
    id: 'black',
    name: { ja: '黒ねらい', en: 'Black hunter' },
    style: { ja: '黒パズルを好んで取ります', en: 'Prefers black puzzles' },
  },
  {
    id: 'finish',
    name: { ja: '仕上げ屋', en: 'Finisher' },
    style: { ja: '取ったパズルを一つずつ仕上げます', en: 'Finishes one puzzle before the next' },
  },
];

/** The mark of a seat that another person plays from elsewhere. */
export const STRANGER = 9;

/** The machine that a mark means: its level, and its character if it has one; null for people. */
export function machineOf(
  mark: number,
): { readonly level: (typeof levels)[number]; readonly character: Machine | null } | null {
  const level = levels.find(one => one.mark === mark % 10);
  return level ? { level, character: characters[Math.floor(mark / 10) - 1] ?? null } : null;
}

/** How strong a mark's machine is, from 1; 0 for people. */
export function strengthOf(mark: number): number {
  return levels.findIndex(one => one.mark === mark % 10) + 1;
}

/** `meijin`, `meijin-rush`: as rooms and bots name it. */
export function machineId(mark: number): string {
  const machine = machineOf(mark);
  if (!machine) return '';
  return machine.character ? `${machine.level.id}-${machine.character.id}` : machine.level.id;
}

export function markOfId(id: string | null): number {
  const [level, character] = (id ?? '').split('-');
  const mark = levels.find(one => one.id === level)?.mark ?? 0;
  return mark === 0 ? 0 : mark + 10 * (characters.findIndex(one => one.id === character) + 1);
}

/** 名人, or 早駆けの名人. */
export function machineName(mark: number): Localized {
  const machine = machineOf(mark);
  if (!machine) return { ja: '', en: '' };
  const { level, character } = machine;
  if (!character) return level.name;
  return fill(
    { ja: '{character}の{level}', en: '{character} {level}' },
    { character: character.name, level: level.name },
  );
}
