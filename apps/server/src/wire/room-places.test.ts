import { expect, test } from 'vitest';
import { type Guest, RoomPlaces, type Stake } from './room-places.ts';

/** Twelve places, of sixteen connections, if nothing else is said. */
function house(connections = 16) {
  const places = new RoomPlaces(connections);
  const gone: string[] = [];
  const come = (address: string, stake: Stake = 'onlooker', name = `${address} ${stake}`): Guest | null => {
    const guest: Guest = {
      address,
      stake,
      makeRoom() {
        gone.push(name);
      },
    };
    return places.enter(guest, stake) ? guest : null;
  };
  const crowd = (addresses: number, each: number, stake: Stake) => {
    for (let i = 0; i < addresses * each; i++) come(`192.0.2.${i % addresses}`, stake);
  };
  return { places, gone, come, crowd };
}

test('sockets in rooms have three quarters of all places, and who comes from where most are is not let in', () => {
  const { places, gone, come, crowd } = house();
  crowd(5, 20, 'onlooker');
  expect(places.size).toBe(12);
  expect(gone).toEqual([]);
  expect(come('198.51.100.1'), 'an onlooker from elsewhere').not.toBeNull();
  expect(gone).toHaveLength(1);
  expect(places.size).toBe(12);
});

test('who looks on goes before who sits at a table, and that before who plays, however many of them there are', () => {
  const { gone, come, crowd } = house();
  come('198.51.100.1', 'onlooker');
  come('198.51.100.2', 'seated');
  crowd(1, 10, 'playing');
  expect(come('203.0.113.1', 'playing')).not.toBeNull();
  expect(come('203.0.113.2', 'playing')).not.toBeNull();
  expect(gone).toEqual(['198.51.100.1 onlooker', '198.51.100.2 seated']);
  expect(come('203.0.113.3', 'onlooker'), 'nobody who plays goes for an onlooker').toBeNull();
});

test('games of a crowd keep nobody out who comes to sit at a table', () => {
  const { gone, come, crowd } = house();
  crowd(3, 4, 'playing');
  expect(come('192.0.2.1', 'playing'), 'one more of the crowd').toBeNull();
  expect(come('192.0.2.1', 'seated'), 'one more of the crowd').toBeNull();
  expect(come('198.51.100.1', 'seated')).not.toBeNull();
  expect(gone).toHaveLength(1);
});

test('of one network the one that has done nothing for longest goes', () => {
  const { places, gone, come } = house();
  const [first] = Array.from({ length: 12 }, (_, i) => come('192.0.2.1', 'onlooker', `${i}`));
  if (first) places.sign(first);
  come('198.51.100.1');
  expect(gone).toEqual(['1']);
});

test('addresses of one wide IPv6 network are no strangers to each other', () => {
  const { gone, come } = house(64);
  for (let i = 0; i < 3; i++) come(`198.51.100.${i}`);
  for (let i = 0; i < 60; i++) come(`2001:db8:0:${(i * 256).toString(16)}::1`, 'onlooker', 'wide');
  expect(gone).toEqual([]);
  expect(come('203.0.113.1')).not.toBeNull();
  expect(gone).toEqual(['wide']);
});
