import type { AnyGame, Seat } from '@minoya/kernel';
import { effect } from '@preact/signals';
import type { Play } from './play.ts';
import type { ActionOf, StateOf } from './types.ts';

/** Chooses an action for a seat that a machine plays. */
export type Driver<G extends AnyGame> = (view: StateOf<G>, seat: Seat, signal: AbortSignal) => Promise<ActionOf<G>>;

/**
 * Lets machines play some seats of a local game: asks when it is their turn and nothing moves any more. Undo,
 * leaving and the end of the game cancel what they think. Returns how to stop.
 */
export function drive<G extends AnyGame>(play: Play<G>, seats: readonly Seat[], choose: Driver<G>): () => void {
  let thinking: AbortController | null = null;
  const stop = effect(() => {
    const view = play.view.value;
    const busy = play.stage.busy.value;
    thinking?.abort();
    thinking = null;
    const { game } = play.session;
    const seat = game.turn(view).find(one => seats.includes(one));
    if (busy || seat === undefined) return;
    const mine = new AbortController();
    thinking = mine;
    choose(game.view(view, seat) as StateOf<G>, seat, mine.signal).then(
      action => {
        if (!mine.signal.aborted) actOrGoOn(play.session, seat, action);
      },
      (error: unknown) => {
        if (!mine.signal.aborted) reportError(error);
      },
    );
  });
  return () => {
    stop();
    thinking?.abort();
  };
}

/** Plays the action, or the first legal one when it is refused: a machine can never hold up a game. */
function actOrGoOn<G extends AnyGame>(session: Play<G>['session'], seat: Seat, action: ActionOf<G>): void {
  const view = session.view;
  let refused = false;
  const silence = session.listen(news => {
    refused ||= news.type === 'refused';
  });
  session.act(seat, action);
  silence();
  const [first] = refused ? session.game.legal(session.game.view(view, seat), seat) : [];
  if (first !== undefined) session.act(seat, first as ActionOf<G>);
}
