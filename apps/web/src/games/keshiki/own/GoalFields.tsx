import { colors } from '@minoya/games/keshiki/blocks';
import { type Goal, type GoalKind, goalKinds, goals as kinds } from '@minoya/games/keshiki/goals';
import type { JSX } from 'preact';
import { say } from '../../../i18n/lang.ts';
import { colorName } from '../look.ts';
import { text } from './text.ts';

interface GoalsProps {
  readonly goals: readonly Goal[];
  readonly onChange: (goals: readonly Goal[]) => void;
}

const whole = (value: string, least: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(Number(value)) || least));

/** What the three stars of a board ask for: the first always something, the others if one likes. */
export function GoalFields({ goals, onChange }: GoalsProps): JSX.Element {
  const set = (at: number, goal: Goal | null) =>
    // A star without a goal ends the list: there is no third without a second.
    onChange(goal ? [...goals.slice(0, at), goal, ...goals.slice(at + 1)] : goals.slice(0, at));
  return (
    <section class="stack goal-fields">
      <h2>{say(text.goals)}</h2>
      {[0, 1, 2].slice(0, Math.min(3, goals.length + 1)).map(at => (
        <GoalField key={at} at={at} goal={goals[at] ?? null} onChange={goal => set(at, goal)} />
      ))}
    </section>
  );
}

interface GoalProps {
  readonly at: number;
  readonly goal: Goal | null;
  readonly onChange: (goal: Goal | null) => void;
}

function GoalField({ at, goal, onChange }: GoalProps) {
  const choose = (kind: string) => {
    const found = goalKinds.find(one => one === kind);
    onChange(found ? fresh(found, goal?.within ?? null) : null);
  };
  return (
    <div class="row goal-field">
      <label class="field">
        <span class="caption">{say(text.goalOf('★'.repeat(at + 1)))}</span>
        <select value={goal?.kind ?? 'none'} onChange={event => choose(event.currentTarget.value)}>
          {at === 0 ? null : <option value="none">{say(text.noGoal)}</option>}
          {goalKinds.map(kind => (
            <option key={kind} value={kind}>
              {say(text.goalKinds[kind])}
            </option>
          ))}
        </select>
      </label>
      {goal ? <Amount goal={goal} onChange={amount => onChange({ ...goal, amount })} /> : null}
      {goal ? (
        <label class="field size-field">
          <span class="caption">{say(text.within)}</span>
          <input
            type="number"
            class="num"
            min="1"
            max="999"
            placeholder="—"
            value={goal.within ?? ''}
            onChange={event => {
              const { value } = event.currentTarget;
              onChange({ ...goal, within: value === '' ? null : whole(value, 1, 999) });
            }}
          />
        </label>
      ) : null}
    </div>
  );
}

/** Points or blocks as a number, a colour by its name. */
function Amount({ goal, onChange }: { goal: Goal; onChange: (amount: number) => void }) {
  const counts = kinds[goal.kind].amount;
  if (counts === 'none') return null;
  const change = (value: string) => onChange(whole(value, 1, most[counts]));
  return (
    <label class="field size-field">
      <span class="caption">{say(text.amount[counts])}</span>
      {counts === 'color' ? (
        <select value={goal.amount} onChange={event => change(event.currentTarget.value)}>
          {colors.map((color, i) => (
            <option key={color.letter} value={i + 1}>
              {say(colorName(i + 1))}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="number"
          class="num"
          min="1"
          max={most[counts]}
          value={goal.amount}
          onChange={event => change(event.currentTarget.value)}
        />
      )}
    </label>
  );
}

const most = { points: 99_999_999, blocks: 999, color: colors.length };
const usual = { none: 0, points: 100, blocks: 8, color: 1 };

const fresh = (kind: GoalKind, within: number | null): Goal => ({ kind, amount: usual[kinds[kind].amount], within });
