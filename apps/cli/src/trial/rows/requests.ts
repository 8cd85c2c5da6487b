import { statSync } from 'node:fs';
import path from 'node:path';
import { rulesOfVersion } from '@minoya/archive';
import { Match, writeReplay } from '@minoya/kernel';
import { finding, type Row } from './house.ts';

const STRANGE = [
  '/%ff',
  '/%00',
  '/constructor',
  '/__proto__/x',
  '/api/replays/%00',
  '/api/scores?board=%00',
  '/api/scores?board=__proto__',
  '/og/d/constructor/1.png',
  '/og/d/keshiki/-1.png',
  '/d/__proto__/1',
  '/r/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
];

/** Names that every object has, NUL bytes, stray percent signs. */
const names: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const asked: [string, number][] = [];
  for (const at of STRANGE) asked.push([at, (await stranger.ask('GET', at)).status]);
  for (const game of ['constructor', '__proto__', 'toString', '\0', 'polyform']) {
    const body = { game, setup: game === 'polyform' ? 'seats=2\0' : 'seats=2', name: 0 };
    asked.push([`room of ${JSON.stringify(game)}`, (await stranger.ask('POST', '/api/rooms', { token, body })).status]);
  }
  const wrong = asked.filter(([, status]) => status >= 500).map(([what, status]) => `${what} ${status}`);
  return finding(wrong.length === 0, wrong.length === 0 ? `${asked.length} answered` : wrong.join(', '));
};

/** A seed of ninety kilobytes, which is kept with the score. */
const seeds: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const rules = await rulesOfVersion('keshiki', 1);
  if (!rules) throw new Error('no rules');
  const match = new Match(rules.game, 'stage 1', 'x'.repeat(90_000));
  while (rules.game.result(match.state) === null) match.act(0, [...rules.game.legal(match.state, 0)].at(-1));
  const body = { replay: writeReplay(match.replay()), name: 0 };
  const { status } = await stranger.ask('POST', '/api/scores', { token, body });
  return finding(status >= 400 && status < 500, `a seed of 90 KB: ${status}`);
};

/** Forty networks of one home open rooms. Wants a house that believes its proxy. */
const networks: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const open = async (i: number): Promise<boolean> => {
    const headers = { 'x-forwarded-for': `2001:db8:0:${(i % 40).toString(16)}::${i + 1}` };
    const body = { game: 'polyform', setup: 'seats=2', name: 0 };
    return (await stranger.ask('POST', '/api/rooms', { token, body, headers })).status === 201;
  };
  let opened = 0;
  for (let i = 0; i < 400; i += 40)
    opened += (await Promise.all(Array.from({ length: 40 }, (_, k) => open(i + k)))).filter(Boolean).length;
  return finding(opened <= 100, `${opened} of 400 rooms opened by one /56`);
};

/** Says to be another host. Wants a house that believes its proxy. */
const host: Row = async house => {
  const headers = { 'x-forwarded-host': 'elsewhere.example' };
  const { text } = await house.stranger().ask('GET', '/d/rokumasu/3', { headers });
  const taken = text.includes('elsewhere.example');
  return finding(!taken, taken ? 'previews lead to a host that a stranger named' : 'previews lead here');
};

/** Wants a house that logs all it can. */
const traces: Row = async house => {
  const stranger = house.stranger();
  const token = await stranger.token();
  const visit = await stranger.enter(token, (await stranger.open(token)).room);
  visit.close();
  await stranger.ask('GET', '/%ff');
  const mode = statSync(path.join(house.dir, 'minoya.db')).mode & 0o777;
  const logged = `${house.server.printed}${house.server.output}`.includes(stranger.from);
  return finding(!logged && mode === 0o600, `file ${mode.toString(8)}, the address ${logged ? 'is' : 'is not'} logged`);
};

export const requestRows = { names, seeds };
/** With `TRUST_PROXY`. */
export const proxyRows = { networks, host };
/** With `LOG_LEVEL=trace`. */
export const traceRows = { traces };
