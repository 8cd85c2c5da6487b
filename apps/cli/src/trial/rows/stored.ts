import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { meddle } from '../../../../server/src/testing/meddle.ts';
import { ServerProcess } from '../../../../server/src/testing/process.ts';
import { finding, type Row } from './house.ts';

/** A disk loses the end of a log. */
const lostEnd: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const { room } = await stranger.open(token);
  const seat = await stranger.enter(token, room);
  for (let i = 0; i < 12; i++) await seat.done({ t: 'ready', on: i % 2 === 0 });
  const before = Number(seat.last('table')['n']);
  seat.close();
  const end = `(select max(seq) from log where room = '${room}')`;
  await house.restart(() => meddle(house.dir, `delete from log where room = '${room}' and seq = ${end}`));
  const again = await stranger.enter(token, room);
  const after = Number(again.last('welcome')['n'] ?? 0);
  again.close();
  const seen = again.bye === null ? `the room goes on with ${after} of ${before} events` : `goodbye: ${again.bye}`;
  return finding(again.bye === 'damaged' || after === before, seen);
};

/** The clock of the machine is set back by a day while a turn is timed. */
const clock: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const { room } = await stranger.open(token, { clock: 30 });
  const seat = await stranger.enter(token, room);
  const games = JSON.parse((await stranger.ask('GET', '/api/games')).text) as { id: string; bots: string[] }[];
  await seat.done({ t: 'bot', seat: 1, bot: games.find(game => game.id === 'polyform')?.bots[0] });
  await seat.done({ t: 'start' });
  seat.close();
  await house.restart(() => meddle(house.dir, `update log set at = at + 86400000 where room = '${room}'`));
  const again = await stranger.enter(token, room);
  await again.until(() => again.count('clock') > 0, 5_000);
  const left = Number(again.last('clock')['left']);
  again.close();
  return finding(left <= 31_000, `a turn of 30 s has ${Math.round(left / 1000)} s left`);
};

/** A file that is no database. */
const start: Row = async house => {
  const dir = mkdtempSync(path.join(tmpdir(), 'minoya-broken-'));
  writeFileSync(path.join(dir, 'minoya.db'), 'not a database, '.repeat(400));
  const { file } = house.server;
  const said = await ServerProcess.start({ DATA_DIR: dir }, { file }).then(
    async server => {
      await server.end('SIGKILL');
      return 'it starts';
    },
    (error: Error) => error.message,
  );
  rmSync(dir, { recursive: true, force: true });
  const [, reason = ''] = said.split(/ended with \d+: /);
  return finding(reason.trim().length > 20 && !/undefined|\n\s+at /.test(reason), reason.trim().slice(0, 90) || said);
};

export const storedRows = { 'lost-end': lostEnd, clock, start };
