import { rulesOfVersion } from '@minoya/archive';
import { dailies } from '@minoya/bots';
import { type AnyGame, hash, Match, type Replay, writeReplay } from '@minoya/kernel';
import { dateAt } from '@minoya/shared/calendar';
import { hasNothingToRank } from '@minoya/shared/leaderboard';
import { finding, type House, type Row } from './house.ts';
import type { Stranger } from './stranger.ts';

/** The rules that this server plays by now. */
async function gameOf(house: House, id: string): Promise<AnyGame> {
  const { text } = await house.stranger().ask('GET', '/api/games');
  const told = (JSON.parse(text) as { id: string; version: number }[]).find(one => one.id === id);
  const rules = await rulesOfVersion(id, told?.version ?? 1);
  if (!rules) throw new Error(`no rules of ${id}`);
  return rules.game;
}

function played(match: Match, style: string): Match {
  const { game } = match;
  for (let i = match.length; game.result(match.state) === null; i++) {
    const legal = [...game.legal(match.state, 0)];
    match.act(0, legal[hash(`${style}${i}`) % legal.length]);
  }
  return match;
}

/** A whole game with something to rank, which nearly every run has. */
function ranked(begun: () => Match, style: string): Match {
  for (let i = 0; i < 20; i++) {
    const match = played(begun(), `${style}${i} `);
    const result = match.game.result(match.state);
    if (result && !hasNothingToRank(result)) return match;
  }
  return played(begun(), style);
}

interface Sent {
  readonly ok: boolean;
  readonly id: string;
  /** In a word; what the server said where it accepted. */
  readonly word: string;
}

async function send(
  { stranger, token }: { stranger: Stranger; token: string },
  replay: Replay,
  day: string | null = null,
): Promise<Sent> {
  const body = { replay: writeReplay(replay), name: 5, day };
  const { status, text } = await stranger.ask('POST', '/api/scores', { token, body });
  const told = (text.startsWith('{') ? JSON.parse(text) : {}) as { reason?: string; why?: string; id?: string };
  return { ok: status === 201, id: told.id ?? '', word: status === 201 ? 'accepted' : (told.reason ?? `${status}`) };
}

async function person(house: House): Promise<{ stranger: Stranger; token: string }> {
  const stranger = house.stranger();
  return { stranger, token: await stranger.token() };
}

/** Sends somebody else's replay. */
const resent: Row = async house => {
  const game = await gameOf(house, 'keshiki');
  const [owner, thief] = [await person(house), await person(house)];
  const replay = played(new Match(game, 'stage 59', 's'), 'a').replay();
  const first = await send(owner, replay);
  const again = await send(thief, replay);
  return finding(first.ok && again.word === 'sent', `first ${first.word}, then by another ${again.word}`);
};

/** Sends somebody else's replay with another end. */
const copied: Row = async house => {
  const game = await gameOf(house, 'keshiki');
  const [owner, thief] = [await person(house), await person(house)];
  const match = played(new Match(game, 'stage 93', 's'), 'h');
  const first = await send(owner, match.replay());
  const cut = Match.resume(game, { ...match.replay(), log: match.log.slice(0, match.length - 4) });
  if (!cut.ok) throw new Error(cut.why);
  const again = await send(thief, played(cut.value, 'own end').replay());
  return finding(first.ok && again.word === 'copied', `first ${first.word}, with another end ${again.word}`);
};

/** The line that the page shows, of the present rules and of the first. */
const par: Row = async house => {
  const words: string[] = [];
  for (const version of new Set([1, (await gameOf(house, 'keshiki')).version])) {
    const rules = await rulesOfVersion('keshiki', version);
    if (!rules) throw new Error('no rules');
    const match = new Match(rules.game, 'stage 20', 's');
    for (const action of rules.shownLine('stage 20') ?? []) match.play(0, action);
    words.push((await send(await person(house), played(match, '').replay())).word);
  }
  return finding(
    words.every(word => word === 'par'),
    words.join(', then '),
  );
};

/** A run on a seed of one's own choice. */
const chosen: Row = async house => {
  const game = await gameOf(house, 'rokumasu');
  const { word } = await send(
    await person(house),
    ranked(() => new Match(game, 'standard', 'CHOS-EN01'), 'best of many').replay(),
  );
  return finding(word === 'seed', `a chosen seed: ${word}`);
};

/** The better of two tries of a day, and others' tries of it. */
const daily: Row = async house => {
  const game = await gameOf(house, 'rokumasu');
  const date = dateAt(Date.now());
  const rules = await rulesOfVersion('rokumasu', game.version);
  const today = rules?.daily ?? dailies['rokumasu'];
  const setup = today?.setup(date) ?? 'standard';
  const run = (style: string): Replay => ranked(() => new Match(game, setup, today?.seed(date) ?? ''), style).replay();
  const [who, other] = [await person(house), await person(house)];
  const first = await send(who, run('a'), date);
  const second = await send(who, run('b'), date);
  const { status } = await other.stranger.ask('GET', `/api/replays/${first.id}`, { token: other.token });
  const seen = `first ${first.word}, second ${second.word}, another looks: ${status}`;
  return finding(first.ok && second.word === 'once' && status === 403, seen);
};

/** One person with twelve identities, all from one address, on one leaderboard. */
const identities: Row = async house => {
  const game = await gameOf(house, 'keshiki');
  const stranger = house.stranger();
  let taken = 0;
  for (let i = 0; i < 12; i++) {
    const who = { stranger, token: await stranger.token() };
    const { ok } = await send(who, played(new Match(game, 'stage 49', 's'), `identity ${i}`).replay());
    taken += Number(ok);
  }
  return finding(taken <= 6, `${taken} of 12 identities of one address stand on one board`);
};

/** Twenty seeds laid side by side, the best of which is played. */
const shopping: Row = async house => {
  const game = await gameOf(house, 'rokumasu');
  const { stranger, token } = await person(house);
  const body = { game: 'rokumasu', setup: 'standard' };
  const given = await Promise.all(
    Array.from({ length: 20 }, () => stranger.ask('POST', '/api/seeds', { token, body })),
  );
  const seeds = given.map(({ text }) => (JSON.parse(text) as { seed?: string }).seed ?? '');
  const words: string[] = [];
  for (const seed of seeds.slice(0, 18)) {
    const match = ranked(() => new Match(game, 'standard', seed), seed);
    words.push((await send({ stranger, token }, match.replay())).word);
  }
  // What is left may still be too fast for a person: it is open all the same.
  const open = words.filter(word => word === 'accepted' || word === 'too-fast').length;
  return finding(open <= 3, `${open} of ${words.length} seeds are open at once`);
};

/** A board of one's own making, where everything is easy. */
const own: Row = async house => {
  const game = await gameOf(house, 'keshiki');
  const setup = ['puzzle clear RRG/RRG', 'board 500 RRG/RRG'].find(text => game.setups.read(text) !== null) ?? '';
  const { word } = await send(await person(house), played(new Match(game, setup, 's'), '').replay());
  return finding(word === 'setup', `a board of one's own: ${word}`);
};

export const boardRows = { resent, copied, par, chosen, daily, identities, shopping, own };
