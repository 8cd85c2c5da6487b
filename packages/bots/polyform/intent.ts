import { freeIn } from '@minoya/games/polyform/board';
import type { CardId } from '@minoya/games/polyform/cards/card';
import { completed } from '@minoya/games/polyform/score';
import type { Player, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import { searchTurn } from './beam.ts';
import { characters, inCharacter, inMastery } from './characters.ts';
import { cost } from './cost.ts';
import { pack } from './tables.ts';
import { judgeFor, planAction, turnOf } from './think.ts';
import { tuned } from './weights.ts';
import { polyform } from '@minoya/games/polyform/game';

/** What a bot is after, for whoever wants to know it after the game. */
export interface Intent {
  /** The end it plays for: the trigger it is nearest to, cards in work included; or just points. */
  readonly aim: 'white' | 'black' | 'points';
  /** The card it will finish first, and about how many actions that takes; null without a card in work. */
  readonly card: CardId | null;
  readonly away: number;
  /** How its turn begins, as a line; null when it is not its turn. */
  readonly next: string | null;
}

/** Cards of a colour that are done or in work, as a part of what ends the game. */
function towards(player: Player, colour: 'white' | 'black', wanted: number): number {
  if (wanted === 0) return 0;
  const begun = player.working.filter(work => work?.card.startsWith(colour === 'white' ? 'w' : 'b')).length;
  return (completed(player, colour) + begun) / wanted;
}

/** What the bot with this id means to do at a seat of which it sees the view. */
export function intentOf(view: State, seat: Seat, bot: string): Intent {
  const player = view.players[seat] as Player;
  const hand = pack(player.hand);
  const open = player.working
    .map((work, slot) => ({ card: work?.card ?? null, away: cost(freeIn(player, slot), hand) }))
    .filter(one => one.card !== null)
    .sort((a, b) => a.away - b.away);
  const { ends } = view.setup;
  const [white, black] = [towards(player, 'white', ends.white), towards(player, 'black', ends.black)];
  const aim = Math.max(white, black) < 0.5 ? 'points' : black >= white ? 'black' : 'white';
  const first = open[0] ?? { card: null, away: 0 };
  return { aim, card: first.card, away: first.away, next: nextLine(view, seat, bot) };
}

const WIDTH = 8;

function nextLine(view: State, seat: Seat, bot: string): string | null {
  if (view.active !== seat || view.pending) return null;
  const character = characters.find(one => bot.endsWith(`-${one.id}`)) ?? null;
  const weights = bot.startsWith('meijin') ? inMastery(tuned, character) : inCharacter(tuned, character);
  const mind = judgeFor(view, seat, weights);
  return polyform.actions.write(planAction(view, searchTurn(turnOf(view, seat, mind, WIDTH))[0]));
}
