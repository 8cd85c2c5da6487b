import { type AnyBot, bots } from '@minoya/bots';
import { randomLevel } from '@minoya/bots/random';
import { type AnyGame, encodeReplay, Match, refusalWords, writeReplay } from '@minoya/kernel';

/** What a table answers to one typed line. */
export interface Answer {
  readonly text: string;
  readonly over: boolean;
}

/** What the table does itself, by whole words: no game writes one of them. */
export const tableWords = {
  '?': 'list the legal actions (? WORD: those that contain it)',
  help: 'this list',
  undo: 'take back',
  redo: 'play again what was taken back',
  bot: 'let the first of the bots act (bot N: so many times)',
  log: 'what was played',
  link: 'the game so far as a link',
  replay: 'the same as text',
  quit: 'leave',
} as const;
type TableWord = keyof typeof tableWords;

/** Letters for them; where a game has an action of that letter, the letter is the action. */
const letters: Readonly<Record<string, TableWord>> = { h: 'help', u: 'undo', r: 'redo', b: 'bot', q: 'quit' };

const isTableWord = (word: string): word is TableWord => Object.hasOwn(tableWords, word);

function help(): string {
  const short = (word: string): string => Object.keys(letters).find(letter => letters[letter] === word) ?? '';
  const lines = Object.entries(tableWords).map(([word, does]) => `${word.padEnd(8)}${short(word).padEnd(3)}${does}`);
  return ['an action  play it', ...lines].join('\n');
}

const MOST_LISTED = 200;

/** A game in a terminal: lines in, text out. Knows no screen, so tests and pipes use it as people do. */
export class Table {
  readonly match: Match;
  private readonly bot: AnyBot['bot'];

  constructor(game: AnyGame, setup: string, seed: string) {
    this.match = new Match(game, setup, seed);
    this.bot = (bots[game.id]?.[0] ?? randomLevel(game)).bot;
  }

  /** The position as the seat on turn sees it. */
  show(): string {
    const { game, state } = this.match;
    const result = game.result(state);
    if (result) return `${game.draw(state)}\n\n${told(result)}`;
    const seat = game.turn(state)[0] ?? 0;
    return `${game.draw(game.view(state, seat))}\n\n${game.seats.max > 1 ? `seat ${seat} to act` : 'your turn'} (? lists actions, help tells more)`;
  }

  answer(typed: string): Answer {
    const line = typed.trim();
    const [word = '', ...rest] = line.split(/\s+/);
    if (word === '') return this.say('');
    if (isTableWord(word)) return this.obey(word, rest);
    const meant = letters[word];
    return meant && this.match.game.actions.read(line) === null ? this.obey(meant, rest) : this.act(line);
  }

  private obey(word: TableWord, rest: readonly string[]): Answer {
    const { match } = this;
    switch (word) {
      case 'quit':
        return { text: '', over: true };
      case 'help':
        return this.say(help());
      case '?':
        return this.say(this.legal(rest.join(' ')));
      case 'log':
        return this.say(match.log.map(entry => `${entry.seat} ${entry.line}`).join('\n') || 'nothing yet');
      case 'link':
        return this.say(`#r=${encodeReplay(match.replay())}`);
      case 'replay':
        return this.say(writeReplay(match.replay()));
      case 'undo':
        return this.say(match.undo() ? this.show() : 'that cannot be taken back');
      case 'redo':
        return this.say(match.redo() ? this.show() : 'there is nothing to play again');
      case 'bot':
        return this.bots(Number(rest[0] ?? 1));
    }
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
    if (seat === undefined) return this.say('the game is over (undo takes back, quit leaves)');
    const step = this.match.play(seat, line);
    if (!step.ok) return this.say(`no: ${refusalWords(game, step.why).en}`);
    return this.say([...step.events.map(event => `  ${game.tell(event)}`), this.show()].join('\n'));
  }

  private bots(times: number): Answer {
    let last = this.say('the game is over');
    for (let i = 0; i < Math.min(times || 1, 10_000); i++) {
      const { game, state, length } = this.match;
      const seat = game.turn(state)[0];
      if (seat === undefined) break;
      const action = this.bot(game.view(state, seat), seat, { seed: `terminal ${length}`, stop: () => false });
      const line = game.actions.write(action);
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
