import '@minoya/games/rokumasu/long/index';
import { rokumasu } from '@minoya/games/rokumasu/game';
import { position } from '@minoya/games/rokumasu/testing';
import { expect, test } from 'vitest';
import { noRoomFor } from './pack-room.ts';

test('before a pack is paid it is known that nothing of it could be taken', () => {
  const held = { id: 'vanish', paid: 4 } as const;
  const state = position({ rules: 'journey' });
  const amulets = { kind: 'pack', id: 'amulets' } as const;
  expect(noRoomFor({ ...state, amulets: [held] }, amulets)).toBe(null);
  expect(noRoomFor({ ...state, amulets: [held, held] }, amulets)).toBe('amuletsFull');
  expect(noRoomFor({ ...state, amulets: [held, held] }, { kind: 'pack', id: 'pieces' })).toBe(null);
  expect(noRoomFor({ ...state, amulets: [held, held] }, { kind: 'pack', id: 'relics' })).toBe(null);
  const monk = rokumasu.start(rokumasu.setups.read('journey deck=monk')!, 'PACK');
  expect(noRoomFor({ ...monk, deck: monk.deck.slice(0, 5) }, { kind: 'pack', id: 'big' })).toBe(null);
  const full = [...monk.deck, ...monk.deck].slice(0, 6);
  expect(noRoomFor({ ...monk, deck: full }, { kind: 'pack', id: 'big' })).toBe('deckFull');
});
