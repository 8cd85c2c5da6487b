import { freeIn } from '@minoya/games/polyform/board';
import { count } from '@minoya/games/polyform/cells';
import { fewest } from '@minoya/games/polyform/cover';
import { polyform } from '@minoya/games/polyform/game';
import { total } from '@minoya/games/polyform/pieces';
import type { Action, Player, State } from '@minoya/games/polyform/state';
import { chance, pick, type Seat, type Streams, streams } from '@minoya/kernel';
import type { Bot } from '../bot.ts';
import type { Character } from './characters.ts';
import { sideAction } from './think.ts';
import { earlyGame, judge } from './value.ts';
import { plain } from './weights.ts';

/** 見習い: chance, within reason. Finishes what it can, spoils no card, and does not throw actions away. */
export function apprentice(character: Character | null): Bot<State, Action> {
  return (view, seat, { seed }) => decide(view, seat, seed, character);
}

function decide(view: State, seat: Seat, seed: string, character: Character | null): Action {
  const side = sideAction(view, seat, () => judge(plain, view.setup.ends, earlyGame));
  if (side) return side;
  const rng = streams(seed, ['apprentice']);
  const player = view.players[seat] as Player;
  const all = possible(view, seat);
  // Now and then the mind wanders.
  if (chance(rng, 'apprentice', 1, 4)) return anything(all, rng);
  const laying = all.filter(action => keepsTidy(player, action));
  const finishing = laying.filter(action => finishes(player, action));
  if (finishing.length > 0) return pick(rng, 'apprentice', finishing);
  // Of a master action under way everything is used that lies well.
  if (view.pending) return laying.length > 0 ? pick(rng, 'apprentice', laying) : { type: 'close' };
  return pick(rng, 'apprentice', chooseKind(wanted(view, all, character), laying, player, rng));
}

/** A master action only where two puzzles have a use for it: for one piece alone it would be thrown away. */
function possible(view: State, seat: Seat): readonly Action[] {
  const all = [...polyform.legal(view, seat)].filter(action => action.type !== 'debug');
  const slots = new Set(all.flatMap(action => (action.type === 'master' ? [action.slot] : [])));
  const pieces = total((view.players[seat] as Player).hand);
  return view.pending || (slots.size > 1 && pieces > 1) ? all : all.filter(action => action.type !== 'master');
}

/** Without the puzzles that the character would not take while there are others. */
function wanted(view: State, all: readonly Action[], character: Character | null): readonly Action[] {
  const colour = character?.id === 'black' ? 'black' : character?.id === 'rush' ? 'white' : null;
  if (!colour || view.market[colour].every(card => card === null)) return all;
  return all.filter(action => action.type !== 'take' || action.colour === colour);
}

/** A kind first, then one of the kind. */
function anything(all: readonly Action[], rng: Streams<'apprentice'>): Action {
  const kind = pick(
    rng,
    'apprentice',
    [...new Set(all.map(action => action.type))].filter(type => type !== 'end' || all.length === 1),
  );
  return pick(
    rng,
    'apprentice',
    all.filter(action => action.type === kind),
  );
}

/** One kind of action by chance, weighted so that cards get taken, and pieces get used. */
function chooseKind(
  all: readonly Action[],
  laying: readonly Action[],
  player: Player,
  rng: Streams<'apprentice'>,
): readonly Action[] {
  const cards = player.working.filter(Boolean).length;
  const some = (...types: Action['type'][]): Action[] => all.filter(action => types.includes(action.type));
  const kinds = [laying, laying, some('gain'), some('up')];
  if (cards < 2) kinds.push(some('take'), some('take'));
  const open = kinds.filter(list => list.length > 0);
  if (open.length > 0) return pick(rng, 'apprentice', open);
  const rest = all.filter(action => action.type !== 'end');
  return rest.length > 0 ? rest : all;
}

function keepsTidy(player: Player, action: Action): boolean {
  if (action.type !== 'place' && action.type !== 'master') return false;
  const free = freeIn(player, action.slot);
  return fewest(free & ~action.cells) < fewest(free) || count(action.cells) > 1;
}

function finishes(player: Player, action: Action): boolean {
  if (action.type !== 'place' && action.type !== 'master') return false;
  return freeIn(player, action.slot) === action.cells;
}
