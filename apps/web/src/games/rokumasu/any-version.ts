import { long } from '@minoya/games/rokumasu/long-game';
import type { BossId } from '@minoya/games/rokumasu/bosses';
import type { GiftId } from '@minoya/games/rokumasu/long/gifts';
import type { InForce, Shop, State } from '@minoya/games/rokumasu/state';
import { conditionMarks, type ConditionMarks } from '@minoya/games/rokumasu/texts';
import { type AmuletId, amuletIds } from '@minoya/games/rokumasu/amulets';
import { type RuleSet, ruleSets } from '@minoya/games/rokumasu/rules';
import { bossesOf, flowOf, roundKind, targetOf, tuned } from '@minoya/games/rokumasu/tuned';
import type { Localized } from '@minoya/kernel';
import { tenthsText } from './text/numbers.ts';
import { table } from './text/play.ts';

/** States of version 1 are shown by the same screens, and have none of what came after it. */
const fieldsOf = (s: State): Partial<State> => s;

const none: ConditionMarks = { lines: [], cells: [], asleep: [] };

export const conditionsIn = (s: State): readonly InForce[] => fieldsOf(s).conditions ?? [];

interface FlowShown {
  /** What it makes of one line, of two and of three at once, as far as such clears score, in tenths. */
  readonly factors: readonly number[];
  readonly rule: Localized;
  /** What it makes of more at once; version 3 makes the same of all. */
  readonly next: Localized;
  /** After none, one and two lines of the round: what it makes of as many at once. None in version 3. */
  readonly grid?: readonly (readonly number[])[];
}

/** Where only the first clear of a round scores, nothing ever flows into one that does. */
const firstClearOnly = (s: State): boolean => conditionsIn(s).some(({ source }) => source === 'twist:one_shot');

/** How many lines at once a clear may have that scores. */
const linesAtOnce = (s: State): readonly number[] =>
  conditionsIn(s).some(({ source }) => source === 'twist:small_steps') ? [1] : [1, 2, 3];

/** The flow of a round as its rules tell it. Null where nothing flows. */
export function flowIn(s: State): FlowShown | null {
  if (conditionsIn(s).length === 0 || firstClearOnly(s)) return null;
  const told = (long as Partial<typeof long>).flowTold;
  if (!told) return flowInVersion3(s);
  const flow = told(s);
  const row = (at: State) => linesAtOnce(s).map(lines => flowOf(at, lines));
  return flow && { ...flow, factors: row(s), grid: [0, 1, 2].map(lines => row({ ...s, lines })) };
}

function flowInVersion3(s: State): FlowShown | null {
  const { lines } = fieldsOf(s);
  const each = lines === undefined ? 0 : tuned(s, 'flow');
  return each > 0 ? { factors: [10 + (lines ?? 0) * each], rule: flowRule(each), next: nothing } : null;
}

/** How the flow comes about, by what each line adds in tenths. */
function flowRule(each: number): Localized {
  return (long as Partial<typeof long>).flowRule?.(each) ?? table.flowTip(tenthsText(each));
}

const nothing: Localized = { ja: '', en: '' };

/** The next set's bosses, in a shop that knows them: from version 4 on. */
export const comingIn = (s: State): readonly BossId[] => (s.shop as Partial<Shop> | null)?.coming ?? [];

export const giftsIn = (s: State): State['gifts'] => fieldsOf(s).gifts ?? [];

/** Amulets that a shop may bring: of the rule set, and unlocked. */
export function amuletsOnOffer(s: State): readonly AmuletId[] {
  const known = (ruleSets[s.rules] as Partial<RuleSet>).amulets ?? amuletIds;
  const open = fieldsOf(s).way?.open ?? null;
  return open === null ? known : known.filter(id => long.isOpen(open, `amulet:${id}`));
}

/** Whether rounds are followed by a shop, rather than by a choice. */
export const hasShops = (s: State): boolean => conditionsIn(s).length === 0 || tuned(s, 'shops') > 0;

/** The most that a round pays as interest. */
export const mostInterest = (s: State): number =>
  fieldsOf(s).way ? tuned(s, 'interest') : ruleSets[s.rules].interest.most;

/** What bosses and twists point at now: lines, cells, relics that sleep. */
export const marksNow = (s: State): ConditionMarks => (conditionsIn(s).length > 0 ? conditionMarks(s) : none);

/** The conditions of a round of this set. */
export function conditionsOfRound(s: State, round: number): readonly BossId[] {
  if (fieldsOf(s).minor) return bossesOf(s, round);
  return roundKind(round) === 'boss' ? s.bosses : [];
}

/** Whether something is a gift that ends with the next round that is won. */
function isOfOneRound({ source }: InForce): boolean {
  const [layer, id] = source.split(':');
  return layer === 'gift' && long.gifts[id as GiftId].until === 'round';
}

/** A round of this set is not told with what only the present one has. Rules before version 6 see to that for neither target nor reward. */
function inRound(s: State, round: number): State {
  const conditions = conditionsIn(s);
  const isOther = round !== s.round && conditions.some(isOfOneRound);
  return isOther ? { ...s, conditions: conditions.filter(one => !isOfOneRound(one)) } : s;
}

/** What a round of this set asks for, as far as it is known now. */
export const targetIn = (s: State, round: number): number => targetOf(inRound(s, round), round);

function rewardIn(s: State, round: number): number {
  const base = ruleSets[s.rules].reward[roundKind(round)];
  if (conditionsIn(s).length === 0) return base;
  return (long as Partial<typeof long>).rewardOf?.(s, round) ?? tuned(inRound(s, round), 'reward', base);
}

/** What winning a round pays by the rules in force: its reward, for each hand left, and interest at most. */
export function payOf(
  s: State,
  round: number,
): { readonly reward: number; readonly hand: number; readonly interest: number; readonly per: number } {
  const { interest } = ruleSets[s.rules];
  const tunes = conditionsIn(s).length > 0;
  return {
    reward: rewardIn(s, round),
    hand: tunes ? tuned(s, 'handPay') : 1,
    interest: tuned(s, 'interest'),
    per: interest.per,
  };
}
