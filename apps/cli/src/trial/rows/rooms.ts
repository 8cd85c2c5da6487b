import { setTimeout as wait } from 'node:timers/promises';
import { finding, type House, type Row } from './house.ts';
import type { Stranger, Visit } from './stranger.ts';

/** Leaves and comes back for more, four times. */
const commands: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const { room } = await stranger.open(token);
  let [done, asked] = [0, 0];
  for (let visit = 0; visit < 4; visit++) {
    const seat = await stranger.enter(token, room);
    const answers = Array.from({ length: 36 }, (_, i) => seat.done({ t: 'ready', on: i % 2 === 0 }));
    done += (await Promise.all(answers)).filter(answer => answer === 'done').length;
    asked += answers.length;
    seat.close();
  }
  return finding(done < asked * 0.8, `${done} of ${asked} commands done over four visits`);
};

/** Says what is so already. */
const noise: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const { room } = await stranger.open(token);
  const seat = await stranger.enter(token, room);
  await seat.done({ t: 'ready', on: true });
  const before = Number(seat.last('table')['n']);
  for (let i = 0; i < 20; i++) await seat.done({ t: 'ready', on: true });
  await seat.done({ t: 'ready', on: false });
  const more = Number(seat.last('table')['n']) - before - 1;
  seat.close();
  return finding(more === 0, `${more} events for 20 changes that change nothing`);
};

async function begun(house: House): Promise<{ stranger: Stranger; room: string; token: string }> {
  const stranger = house.stranger();
  const token = await stranger.token();
  const { room } = await stranger.open(token);
  const seat = await stranger.enter(token, room);
  const { text } = await stranger.ask('GET', '/api/games');
  const games = JSON.parse(text) as { id: string; bots: string[] }[];
  await seat.done({ t: 'bot', seat: 1, bot: games.find(game => game.id === 'polyform')?.bots[0] });
  await seat.done({ t: 'start' });
  seat.close();
  return { stranger, room, token };
}

/** Has the whole game told again and again. */
const pasts: Row = async house => {
  const { stranger, token, room } = await begun(house);
  let told = 0;
  for (let visit = 0; visit < 6; visit++) {
    const seat = await stranger.enter(token, room);
    for (let i = 0; i < 10; i++) seat.say({ t: 'past' });
    seat.say({ t: 'ping' });
    await seat.until(() => seat.count('pong') > 0);
    told += seat.count('past');
    seat.close();
  }
  return finding(told <= 16, `the past was told ${told} of 60 times`);
};

/** Thirty wrong codes, then the right one. */
const guesses: Row = async house => {
  const host = house.stranger();
  const { code } = await host.open(await host.token());
  const guesser = house.stranger();
  const token = await guesser.token();
  const letters = [...'34679ACDEFGHJKM'];
  const wrong = letters.flatMap(one => ['A', 'C'].map(first => guesser.enter(token, `${first}${one}${one}${one}`)));
  for (const visit of await Promise.all(wrong)) visit.close();
  // What has come back meanwhile, however slow this machine is, goes into one more wrong one.
  for (let i = 0, bye = ''; i < 6 && bye !== 'too-many'; i++) {
    const visit = await guesser.enter(token, `GG${letters[i]}${letters[i]}`);
    bye = visit.bye ?? '';
    visit.close();
  }
  const right = await guesser.enter(token, code);
  const seen = right.bye ?? 'let in';
  right.close();
  return finding(right.bye === 'too-many', `after 30 wrong codes the right one: ${seen}`);
};

/** Asks for a room that is none and for one that is private: neither answer may come sooner. */
const privateCodes: Row = async house => {
  const host = house.stranger();
  const { code } = await host.open(await host.token(), { watch: false });
  const guesser = house.stranger();
  const token = await guesser.token();
  const soonest = async (room: string): Promise<number> => {
    const took: number[] = [];
    for (let i = 0; i < 4; i++) {
      const began = performance.now();
      (await guesser.enter(token, room)).close();
      took.push(performance.now() - began);
    }
    return Math.round(Math.min(...took));
  };
  const [unknown, closed] = [await soonest('AAAA'), await soonest(code)];
  return finding(
    Math.min(unknown, closed) >= 245,
    `an unknown room after ${unknown} ms, a private one after ${closed}`,
  );
};

/** Sits, leaves, stays: and watches a game that nobody may watch. */
const watching: Row = async house => {
  const host = house.stranger();
  const hosts = await host.token();
  const { room } = await host.open(hosts, { watch: false });
  const first = await host.enter(hosts, room);
  const spy = house.stranger();
  const spying = await spy.enter(await spy.token(), room, { sit: true });
  await spying.until(() => spying.count('table') > 0);
  await spying.done({ t: 'leave' });
  const guest = house.stranger();
  const second = await guest.enter(await guest.token(), room, { sit: true });
  await second.until(() => second.count('table') > 0);
  await second.done({ t: 'ready', on: true });
  await first.done({ t: 'start' });
  await spying.until(() => spying.bye !== null, 1_000);
  const shown = spying.frames.filter(frame => JSON.stringify(frame['view'] ?? null).length > 20).length;
  for (const visit of [first, second, spying]) visit.close();
  return finding(shown === 0, `${shown} views of a private game shown to somebody without a seat`);
};

/** Opens sockets as fast as it goes at the address where somebody plays, who then loses the connection for a moment. */
const neighbours: Row = async house => {
  const address = house.stranger();
  const token = await address.token();
  const { room } = await address.open(token);
  (await address.enterAsPage(token, room)).close();
  const crowd = Array.from({ length: 90 }, () => address.enter('nobody', room));
  await Promise.all(crowd.map(one => one.then(visit => visit.close())));
  const back = await address.enterAsPage(token, room);
  const welcomed = back.count('welcome') > 0;
  back.close();
  return finding(welcomed, welcomed ? 'who plays there comes back' : 'who plays there is locked out');
};

/** Votes about people who are there, for the moment they are not. */
const votes: Row = async house => {
  const people = [house.stranger(), house.stranger(), house.stranger()];
  const tokens = await Promise.all(people.map(one => one.token()));
  const { room } = await people[0]!.open(tokens[0]!, { setup: 'seats=3' });
  const visits: Visit[] = [];
  for (const [i, one] of people.entries()) {
    const visit = await one.enter(tokens[i]!, room, { sit: true });
    const seated = (): boolean => JSON.stringify(visit.frames.at(-1)).split('"who":"').length > i + 1;
    await visit.until(seated);
    visits.push(visit);
  }
  const [first, second, third] = visits as [Visit, Visit, Visit];
  for (const visit of [second, third]) await visit.done({ t: 'ready', on: true });
  await first.done({ t: 'start' });
  await first.until(() => JSON.stringify(first.last('table')).includes('"phase":"playing"'));
  const { active } = first.last('table')['view'] as { active: number };
  const away = visits[active]!;
  const others = visits.filter(visit => visit !== away);
  for (const visit of others) visit.say({ t: 'vote', seat: active, bot: true });
  await wait(300);
  away.close();
  const [witness] = others as [Visit];
  const covered = await witness.until(() => JSON.stringify(witness.last('table')).includes('"cover":"away"'), 2_500);
  for (const visit of visits) visit.close();
  return finding(!covered, covered ? 'a bot plays the moment a person is away' : 'a person away is waited for');
};

export const roomRows = { commands, noise, pasts, guesses, 'private-codes': privateCodes, watching, neighbours, votes };
