import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { OpenConnections } from './open-connections.ts';

/** Forty places, ten for an address. */
function house() {
  const server = new EventEmitter();
  const connections = new OpenConnections({ most: 40, perAddress: 10, refused: () => {} });
  connections.attach(server as unknown as Server);
  const connect = (remoteAddress: string): PassThrough => {
    const socket = Object.assign(new PassThrough(), { remoteAddress });
    server.emit('connection', socket);
    return socket;
  };
  /** Asks, and never reads the answer to its end. */
  const ask = (socket: PassThrough): PassThrough => {
    server.emit('request', { socket, headers: {} }, new EventEmitter());
    return socket;
  };
  return { connections, connect, ask };
}

test('a network, however wide, never has all the places, not even for players', () => {
  const { connections, connect } = house();
  for (let i = 0; i < 200; i++) connections.hold(connect(`2001:db8:0:${(i * 64).toString(16)}::1`));
  expect(connections.size).toBe(20);
  expect(connect('192.0.2.1').destroyed).toBe(false);
});

test('those who read their answers as slowly as they can make room, the oldest of who has most first, and no player', () => {
  const { connections, connect, ask } = house();
  const players = [1, 2].map(() => connect('192.0.2.9'));
  for (const player of players) connections.hold(player);
  const readers = [1, 2, 3, 4].flatMap(i => Array.from({ length: 10 }, () => ask(connect(`192.0.2.${i}`))));
  expect(connections.size).toBe(40);
  const health = connect('192.0.2.10');
  expect(health.destroyed).toBe(false);
  expect(readers.filter(one => one.destroyed)).toHaveLength(3);
  expect(players.some(one => one.destroyed)).toBe(false);
  const sameAddress = connect('192.0.2.4');
  expect(sameAddress.destroyed).toBe(false);
});
