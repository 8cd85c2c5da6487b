import { type AnyGame, encodeReplay, Match, refusalWords, writeReplay } from '@minoya/kernel';

/** What a table answers to one typed line. */
export interface Answer {
  readonly text: string;
  readonly over: boolean;
}

const HELP = [
  'an action     play it            ?        list the legal actions (? WORD: those that contain it)',
  'u             take back          r        play again what was taken back',
  'b             let a bot act      b N      let it act N times',
  'log           what was played    link     the game so far as a link',
  'replay        as text            q        quit',
].join('\n');

const MOST_LISTED = 200;

/** A game in a terminal: lines in, text out. Knows no screen, so tests and pipes use it as people do. */
export class Table {
  readonly match: Match;
  private readonly choose: (match: Match, seat: number) => string | null;

  constructor(game: AnyGame, setup: string, seed: string) {
    this.match = new Match(game, setup, seed);
    this.choose = (match, seat) => {
      const lines = Array.from(game.legal(match.state, seat), action => game.actions.write(action));
      return lines[(match.length * 7919 + 13) % lines.length] ?? null;
    };
  }

  /** The position as the seat on turn sees it. */
  show(): string {
    const { game, state } = this.match;
    const result = game.result(state);
    if (result) return `${game.draw(state)}\n\n${told(result)}`;
    const seat = game.turn(state)[0] ?? 0;
    return `${game.draw(game.view(state, seat))}\n\n${game.seats.max > 1 ? `seat ${seat} to act` : 'your turn'} (? lists actions, h helps)`;
  }

  answer(typed: string): Answer {
    const [word = '', ...rest] = typed.trim().split(/\s+/);
    const { match } = this;
    if (word === '') return this.say('');
    if (word === 'q') return { text: '', over: true };
    if (word === 'h') return this.say(HELP);
    if (word === '?') return this.say(this.legal(rest.join(' ')));
    if (word === 'log')
      return this.say(match.log.map(entry => `${entry.seat} ${entry.line}`).join('\n') || 'nothing yet');
    if (word === 'link') return this.say(`#r=${encodeReplay(match.replay())}`);
    if (word === 'replay') return this.say(writeReplay(match.replay()));
    if (word === 'u') return this.say(match.undo() ? this.show() : 'that cannot be taken back');
    if (word === 'r') return this.say(match.redo() ? this.show() : 'there is nothing to play again');
    if (word === 'b') return this.bots(Number(rest[0] ?? 1));
    return this.act(typed.trim());
  }

  private say(text: string): Answer {
    return { text, over: false };
  }

  private legal(filter: string): string {
    const { game, state } = this.match;
    const all = game
      .turn(state)
      .flatMap(seat => Array.from(game.legal(state, seat), action => game.actions.write(action)));
    const lines = all.filter(line => line.includes(filter));
    const more = lines.length > MOST_LISTED ? `\n… and ${lines.length - MOST_LISTED} more (? WORD filters)` : '';
    return `${lines.slice(0, MOST_LISTED).join('   ')}${more}\n${lines.length} legal`;
  }

  private act(line: string): Answer {
    const { game } = this.match;
    const seat = game.turn(this.match.state)[0];
    if (seat === undefined) return this.say('the game is over (u takes back, q quits)');
    const step = this.match.play(seat, line);
    if (!step.ok) return this.say(`no: ${refusalWords(game, step.why).en}`);
    return this.say([...step.events.map(event => `  ${game.tell(event)}`), this.show()].join('\n'));
  }

  private bots(times: number): Answer {
    let last = this.say('the game is over');
    for (let i = 0; i < Math.min(times || 1, 10_000); i++) {
      const seat = this.match.game.turn(this.match.state)[0];
      const line = seat === undefined ? null : this.choose(this.match, seat);
      if (line === null) break;
      last = this.say(`> ${line}\n${this.act(line).text}`);
    }
    return last;
  }
}

function told(result: { readonly scores: readonly number[]; readonly winners: readonly number[] }): string {
  const scores = result.scores.join(' : ');
  if (result.scores.length === 1) return `the end: ${scores}, ${result.winners.length > 0 ? 'won' : 'lost'}`;
  return `the end: ${scores}; winner ${result.winners.join(' and ') || 'nobody'}`;
}
