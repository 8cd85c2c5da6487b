import type { polyform } from '@minoya/games/polyform/game';
import { readSetup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import { agreedOptions, changedOptions } from './entry/changed-options.ts';
import type { RoomKit } from '../../online/kit.ts';
import type { GameUI } from '../game-ui.ts';
import { roomMarks } from './worker/client.ts';
import { characters, levels, machineName } from './worker/roster.ts';
import { CharacterPick } from './entry/Machines.tsx';
import { Lazy } from '../../design/lazy.tsx';
import { OptionRows } from './entry/OptionRows.tsx';

const later = () => import('./later.ts');
const standings = () => later().then(({ Standings }) => Standings);
const ceremony = () => later().then(({ Ceremony }) => Ceremony);
const analysis = () => later().then(({ TurningPoints }) => TurningPoints);

/** Every level in every character, by the names that rooms know. */
const inCharacter = characters.flatMap(({ id }, i) =>
  levels.map(level => ({ id: `${level.id}-${id}`, name: machineName(level.mark + 10 * (i + 1)) })),
);

/** POLYFORM in rooms. */
export function kitFor(ui: GameUI<typeof polyform>): RoomKit<typeof polyform> {
  return {
    ui,
    bots: levels,
    characters: { names: inCharacter, Pick: CharacterPick },
    notesAtTable: true,
    seatCounts: [2, 3, 4],
    withSeats: (setup, seats) => writeSetup({ ...(readSetup(setup) ?? setupFor(seats)), seats }),
    Options: ({ setup, disabled, onChange }) => (
      <OptionRows
        setup={readSetup(setup) ?? setupFor(2)}
        disabled={disabled}
        onChange={next => onChange(writeSetup(next))}
      />
    ),
    agreed: agreedOptions,
    showsMore: setup => (readSetup(setup)?.custom.length ?? 0) > 0,
    changes: changedOptions,
    marks: roomMarks,
    Standings: props => <Lazy load={standings} props={props} />,
    Ceremony: props => <Lazy load={ceremony} props={props} />,
    Analysis: props => <Lazy load={analysis} props={{ ...props, ui }} />,
  };
}
