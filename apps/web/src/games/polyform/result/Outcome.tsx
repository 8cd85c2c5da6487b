import type { polyform } from '@minoya/games/polyform/game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { EarnedHere } from '../../../play/EarnedHere.tsx';
import type { GameUI } from '../../game-ui.ts';
import type { PolyformPlay } from '../table/table-controller.ts';
import { Ceremony } from './Ceremony.tsx';
import { TurningPoints } from './TurningPoints.tsx';

/** The end of a game at this table: the ceremony, then what decided it. */
export function Outcome({ play, ui }: { play: PolyformPlay; ui: GameUI<typeof polyform> }): JSX.Element {
  const told = useSignal(false);
  const { match } = play.session;
  const people = play.seating.people.value.flatMap(({ kind, name }, seat) => (kind === 'bot' ? [] : [{ seat, name }]));
  return (
    <>
      <Ceremony
        state={play.view.value}
        people={play.seating.people.value}
        isOld={play.isOld}
        onTold={() => {
          told.value = true;
        }}
      />
      {told.value ? <EarnedHere play={play} /> : null}
      {told.value && match ? (
        <TurningPoints match={match} seat={play.seating.lower.value} people={people} ui={ui} marks={play.marks.value} />
      ) : null}
    </>
  );
}
