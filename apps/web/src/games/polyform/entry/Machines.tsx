import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { type Localized, say } from '../../../i18n/lang.ts';
import { characters, levels, machineId, machineOf, markOfId } from '../worker/roster.ts';

const words = {
  level: { ja: '強さ（1〜8）', en: 'Strength (1–8)' },
  character: { ja: '性格', en: 'Character' },
  plain: { ja: 'ふつう', en: 'Balanced' },
} as const;

interface PickProps {
  readonly label: Localized;
  readonly kind: 'level' | 'character';
  readonly now: number;
  readonly choices: readonly { readonly value: number; readonly label: Localized }[];
  readonly onChange: (value: number) => void;
}

function Pick({ label, kind, now, choices, onChange }: PickProps) {
  return (
    <select
      class="machine-pick"
      data-pick={kind}
      aria-label={say(label)}
      value={String(now)}
      onChange={event => onChange(Number(event.currentTarget.value))}
    >
      {choices.map(choice => (
        <option key={choice.value} value={String(choice.value)}>
          {say(choice.label)}
        </option>
      ))}
    </select>
  );
}

/** Names alone do not tell who is stronger: the number does. */
const levelChoices = levels.map((level, i) => ({
  value: level.mark,
  label: fill({ ja: '{n}. {name}', en: '{n}. {name}' }, { n: i + 1, name: level.name }),
}));
const characterChoices = [
  { value: 0, label: words.plain },
  ...characters.map((one, i) => ({ value: i + 1, label: one.name })),
];

interface MachineProps {
  /** The seat's mark. */
  readonly mark: number;
  readonly title: Localized;
  readonly onChange: (mark: number) => void;
}

/** One machine player: how strong, and in what manner. */
function Machine({ mark, title, onChange }: MachineProps): JSX.Element {
  const machine = machineOf(mark);
  const manner = Math.floor(mark / 10);
  return (
    <fieldset class="machine">
      <legend class="small">{say(title)}</legend>
      <div class="machine-row">
        <Pick
          label={words.level}
          kind="level"
          now={mark % 10}
          choices={levelChoices}
          onChange={level => onChange(level + 10 * manner)}
        />
        <Pick
          label={words.character}
          kind="character"
          now={manner}
          choices={characterChoices}
          onChange={next => onChange((mark % 10) + 10 * next)}
        />
      </div>
      {machine ? (
        <p class="small quiet">
          {say(machine.level.style)}
          {machine.character ? ` / ${say(machine.character.style)}` : ''}
        </p>
      ) : null}
    </fieldset>
  );
}

interface MachinesProps {
  readonly marks: readonly number[];
  readonly title: (n: number) => Localized;
  readonly onChange: (marks: readonly number[]) => void;
}

/** Every machine of a table, each with a level and a character of its own. */
export function Machines({ marks, title, onChange }: MachinesProps): JSX.Element {
  return (
    <div class="stack machines">
      {marks.map((mark, i) => (
        <Machine
          // Machines have no names: their place is who they are.
          key={i}
          mark={mark}
          title={title(i + 1)}
          onChange={next => onChange(marks.map((one, at) => (at === i ? next : one)))}
        />
      ))}
    </div>
  );
}

/** The character of a machine in a room's lobby, beside its level. */
export function CharacterPick({ bot, onChange }: { bot: string; onChange: (bot: string) => void }): JSX.Element {
  const mark = markOfId(bot);
  return (
    <Pick
      label={words.character}
      kind="character"
      now={Math.floor(mark / 10)}
      choices={characterChoices}
      onChange={next => onChange(machineId((mark % 10) + 10 * next))}
    />
  );
}
