import { refusal } from '@minoya/games/polyform/refusal';
import type { Action, State } from '@minoya/games/polyform/state';
import { chance, fill, type Localized, roll, type Streams, streams } from '@minoya/kernel';
import type { Bot, BotLevel } from '../bot.ts';
import { apprentice } from './apprentice.ts';
import { type Plan, searchTurn } from './beam.ts';
import { ACTIONS } from './board.ts';
import { type Character, characters, inCharacter, inMastery } from './characters.ts';
import { type Lookahead, lookaheadBot } from './lookahead.ts';
import { judgeFor, planAction, sideAction, turnOf } from './think.ts';
import { without } from './value.ts';
import { plain, tuned, type Weights } from './weights.ts';

type PolyformBot = Bot<State, Action>;

/** One whole turn ahead, keeping `width` boards. */
export function beamBot(weights: Weights, width: number): PolyformBot {
  return (view, seat, { stop }) => {
    const mind = judgeFor(view, seat, weights);
    const side = sideAction(view, seat, () => mind);
    if (side) return side;
    const turn = turnOf(view, seat, mind, width);
    return planAction(view, searchTurn({ ...turn, stop })[0]);
  };
}

/** One action ahead. */
export function greedyBot(weights: Weights): PolyformBot {
  return (view, seat) => {
    const mind = judgeFor(view, seat, without(weights));
    const side = sideAction(view, seat, () => mind);
    if (side) return side;
    const turn = turnOf(view, seat, mind, 1);
    turn.board[ACTIONS] = 1;
    return planAction(view, searchTurn(turn)[0]);
  };
}

/** One whole turn ahead, but not always the best of the turns it finds: the looser, the more it is left to chance. */
export function looseBot(weights: Weights, looseness: number): PolyformBot {
  return (view, seat, { seed, stop }) => {
    const mind = judgeFor(view, seat, weights);
    const side = sideAction(view, seat, () => mind);
    if (side) return side;
    const plans = searchTurn({ ...turnOf(view, seat, mind, LOOSE_WIDTH), stop });
    return planAction(view, drawn(plans, looseness, streams(`${seed}:loose`, ['loose'])));
  };
}

const LOOSE_WIDTH = 24;

/** The better a plan, the likelier (Gumbel's noise): two that differ by `looseness` points are drawn as 2.7 to 1. */
function drawn(plans: readonly Plan[], looseness: number, rng: Streams<'loose'>): Plan | undefined {
  let best: Plan | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of plans) {
    const luck = (roll(rng, 'loose', 1_000_000) + 0.5) / 1_000_000;
    const worth = plan.value - looseness * Math.log(-Math.log(luck));
    if (worth > most) [best, most] = [plan, worth];
  }
  return best;
}

/** Gives no action away while there is a dot to be had: it harms nothing, and breaks ties. */
function diligent(bot: PolyformBot): PolyformBot {
  return (view, seat, options) => {
    const action = bot(view, seat, options);
    return action.type === 'end' && refusal(view, seat, { type: 'gain' }) === null ? { type: 'gain' } : action;
  };
}

/** Thinks as the one, but in so many of a hundred decisions as the other. */
export function slipping(well: PolyformBot, percent: number, badly: PolyformBot): PolyformBot {
  return (view, seat, options) => {
    const slips = chance(streams(`${options.seed}:slip`, ['slip']), 'slip', percent, 100);
    return (slips ? badly : well)(view, seat, options);
  };
}

const careless: Weights = { ...tuned, lead: 0.5 };

/** What 師範 and 名人 look at before each action. */
const SHIHAN: Lookahead = { width: 12, plans: 6, samples: 6, turns: 4, inner: 1 };
const MEIJIN: Lookahead = { width: 24, plans: 10, samples: 12, turns: 6, inner: 2 };

/** A step of strength. */
export interface Level {
  readonly id: string;
  readonly text: Localized;
  readonly style: Localized;
  readonly bot: (character: Character | null) => PolyformBot;
  /** Whom a person's seat is left to: it takes no puzzle that it cannot complete. */
  readonly standIn?: true;
}

/**
 * The eight levels, weakest first. Each takes 62 to 78 % from the one below: `npm run lab -- arena` measures it, and
 * docs/polyform-bots.md keeps the figures.
 */
export const levels: readonly Level[] = [
  {
    id: 'minarai',
    text: { ja: '見習い', en: 'Apprentice' },
    style: { ja: '思いつくままに遊びます', en: 'Plays on a whim' },
    bot: character => slipping(greedyBot(inCharacter(plain, character)), 60, apprentice(character)),
  },
  {
    id: 'deshi',
    text: { ja: '弟子', en: 'Pupil' },
    style: { ja: '考えたり、うっかりしたり', en: 'Thinks, and forgets' },
    bot: character => slipping(greedyBot(inCharacter(plain, character)), 42, apprentice(character)),
  },
  {
    id: 'shokunin',
    text: { ja: '職人', en: 'Artisan' },
    style: { ja: 'ターンを読みますが、選び方は気まぐれです', en: 'Plans turns, picks on a whim' },
    bot: character => looseBot(inCharacter(careless, character), 1.4),
  },
  {
    id: 'tedai',
    text: { ja: '手代', en: 'Clerk' },
    style: { ja: 'ターンを読みますが、よく見落とします', en: 'Plans turns, misses a lot' },
    bot: character => looseBot(inCharacter(careless, character), 0.5),
  },
  {
    id: 'banto',
    text: { ja: '支配人', en: 'Steward' },
    style: { ja: 'ターンを読み、ときどき見落とします', en: 'Plans turns, misses some' },
    bot: character => looseBot(inCharacter(careless, character), 0.29),
  },
  {
    id: 'oyakata',
    text: { ja: '親方', en: 'Foreman' },
    style: { ja: 'ターンを丸ごと読みます', en: 'Plans whole turns' },
    standIn: true,
    bot: character =>
      slipping(beamBot(inCharacter(careless, character), 6), 16, greedyBot(inCharacter(plain, character))),
  },
  {
    id: 'shihan',
    text: { ja: '師範', en: 'Instructor' },
    style: { ja: '相手のターンも少し読みます', en: 'Glances at your turn, too' },
    bot: character => lookaheadBot(inCharacter(tuned, character), SHIHAN),
  },
  {
    id: 'meijin',
    text: { ja: '名人', en: 'Maestro' },
    style: { ja: '相手のターンまで読みます', en: 'Reads everybody’s turns' },
    bot: character => lookaheadBot(inMastery(tuned, character), MEIJIN),
  },
];

/** The id of a level in character: `meijin-rush`; without one, of the level alone. */
export function botId(level: string, character: string | null): string {
  return character ? `${level}-${character}` : level;
}

function botOf(level: Level, character: Character | null): BotLevel<State, Action> {
  const words = { ja: '{character}の{level}', en: '{character} {level}' };
  const text = character ? fill(words, { character: character.text, level: level.text }) : level.text;
  const bot = { id: botId(level.id, character?.id ?? null), text, bot: diligent(level.bot(character)) };
  return level.standIn && !character ? { ...bot, standIn: true } : bot;
}

/** Everyone who can be asked to sit down: the levels, weakest first, then each of them in every character. */
export const polyformBots: readonly BotLevel<State, Action>[] = [null, ...characters].flatMap(character =>
  levels.map(level => botOf(level, character)),
);
