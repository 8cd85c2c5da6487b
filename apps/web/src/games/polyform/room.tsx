import type { polyform } from '@minoya/games/polyform/game';
import { readSetup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import type { RoomKit } from '../../online/kit.ts';
import type { GameUI } from '../game-ui.ts';
import { levels, roomMarks } from './worker/client.ts';
import { Lazy } from '../../design/lazy.tsx';
import { OptionRows } from './entry/OptionRows.tsx';

const later = () => import('./later.ts');
const standings = () => later().then(({ Standings }) => Standings);
const ceremony = () => later().then(({ Ceremony }) => Ceremony);
const analysis = () => later().then(({ TurningPoints }) => TurningPoints);

/** POLYFORM in rooms. */
export function kitFor(ui: GameUI<typeof polyform>): RoomKit<typeof polyform> {
  return {
    ui,
    bots: levels,
    seatCounts: [2, 3, 4],
    withSeats: (setup, seats) => writeSetup({ ...(readSetup(setup) ?? setupFor(seats)), seats }),
    Options: ({ setup, disabled, onChange }) => (
      <OptionRows
        setup={readSetup(setup) ?? setupFor(2)}
        disabled={disabled}
        onChange={next => onChange(writeSetup(next))}
      />
    ),
    marks: roomMarks,
    Standings: props => <Lazy load={standings} props={props} />,
    Ceremony: props => <Lazy load={ceremony} props={props} />,
    Analysis: props => <Lazy load={analysis} props={{ ...props, ui }} />,
  };
}
