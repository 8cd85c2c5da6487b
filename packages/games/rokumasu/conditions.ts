import { type BossId, bosses } from './bosses.ts';
import type { Condition } from './condition.ts';
import type { InForce, Source, State } from './state.ts';

const table: Record<Source, Condition> = {};

/** Puts a table's entries where their sources are looked up. */
export function addConditions(layer: string, entries: Readonly<Record<string, Condition>>): void {
  for (const [id, entry] of Object.entries(entries)) table[`${layer}:${id}`] = entry;
}

addConditions('boss', bosses);

/** The entry behind a condition's source. */
export function conditionOf(source: Source): Condition {
  return table[source] as Condition;
}

export function isOfBoss({ source }: InForce): boolean {
  return source.startsWith('boss:');
}

/** A condition as it comes into force. */
export function freshCondition(source: Source): InForce {
  return { source, my: conditionOf(source).memory() };
}

/** Memories as a round begins: fresh, except where they last. */
export function roundConditions(list: readonly InForce[]): readonly InForce[] {
  return list.map(({ source, my }) => {
    const { lasting, memory } = conditionOf(source);
    return { source, my: lasting ? { ...my } : memory() };
  });
}

/** Those in force for a round that has these bosses, all that lasts before them. */
export function withBosses(list: readonly InForce[], ids: readonly BossId[]): readonly InForce[] {
  const lasting = list.filter(one => !isOfBoss(one));
  if (ids.length === 0 && lasting.length === list.length) return list;
  return [...lasting, ...ids.map(id => freshCondition(`boss:${id}`))];
}

/** Whether everything in force lets this be drawn. */
export function isAdmitted(s: State, source: Source): boolean {
  for (const one of s.conditions) {
    const { admits, n } = conditionOf(one.source);
    if (admits && !admits(source, s, one.my, n)) return false;
  }
  return true;
}
