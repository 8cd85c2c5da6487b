import type { polyform } from '@minoya/games/polyform/game';
import { readSetup, setupFor, writeSetup } from '@minoya/games/polyform/setup';
import type { RoomKit } from '../../online/kit.ts';
import type { GameUI } from '../game-ui.ts';
import { levels, roomMarks } from './worker/client.ts';
import { OptionRows } from './entry/OptionRows.tsx';
import { Ceremony } from './result/Ceremony.tsx';
import { Standings } from './result/Result.tsx';
import { TurningPoints } from './result/TurningPoints.tsx';

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
    Standings,
    Ceremony,
    Analysis: ({ match, seat, marks }) => <TurningPoints match={match} seat={seat} ui={ui} marks={marks} />,
  };
}
