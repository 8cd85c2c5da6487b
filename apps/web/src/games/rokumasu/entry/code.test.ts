import { rokumasu } from '@minoya/games/rokumasu/game';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { codeOf, readCode } from './code.ts';

test('[A-26] a code is the rule set, the rules version and the seed, and comes back', () => {
  const code = codeOf('classic', '8F3K-Q2MD') ?? '';
  expect(code).toBe(`C${rokumasu.version}-8F3K-Q2MD`);
  expect(readCode(code, 'standard')).toEqual({
    ok: true,
    setup: 'classic',
    seed: '8F3K-Q2MD',
    version: rokumasu.version,
    said: true,
  });
  expect(readCode(' 8f3k q2md ', 'standard')).toMatchObject({ ok: true, setup: 'standard', seed: '8F3K-Q2MD' });
  expect(readCode('R99-8F3K-Q2MD', 'standard')).toMatchObject({ ok: true, version: 99 });
  for (const typed of ['hello', 'R0-8F3K-Q2MD']) expect(readCode(typed, 'standard')).toEqual({ ok: false });
});

test('a code says what its run was begun with, and by which rules, in one word', () => {
  expect(codeOf('journey deck=monk level=2 open=3f', '8F3K-Q2MD', 4)).toBe('J4-8F3K-Q2MD-DMONK-L2-U3F');
  expect(codeOf('journey open=0', '8F3K-Q2MD', 4)).toBe('J4-8F3K-Q2MD-U0');
  // As it was copied before, as it is written down by ear, and from a Japanese keyboard.
  const setup = 'journey deck=monk level=2 open=0';
  for (const typed of [
    'J4-8F3K-Q2MD deck=monk level=2 open=0',
    'j4 8f3k q2md dmonk l2 uo',
    'Ｊ４－８Ｆ３Ｋ－Ｑ２ＭＤ－ＤＭＯＮＫ－Ｌ２－Ｕ０',
  ])
    expect(readCode(typed, 'standard')).toMatchObject({ ok: true, setup, seed: '8F3K-Q2MD', version: 4 });
  for (const setup of [
    'journey',
    'journey deck=monk level=2 open=3f',
    'journey challenge=marathon_run open=1',
    'journey twists=one_shot,legacy open=0 round=7',
    'standard round=4 gold=9 relics=single_line,copy amulets=sculpt',
  ]) {
    const code = codeOf(setup, '8F3K-Q2MD') ?? '';
    expect(code).not.toMatch(/[\s=]/);
    expect(readCode(` ${code}\n`, 'classic')).toMatchObject({ ok: true, setup, seed: '8F3K-Q2MD', said: true });
  }
  expect(codeOf('classic', '8F3K-Q2MD', 2)).toBe('C2-8F3K-Q2MD');
  expect(readCode('8F3K-Q2MD', 'journey')).toMatchObject({ ok: true, setup: 'journey', said: false });
  expect(readCode('8F3K-Q2MD deck=monk', 'journey')).toEqual({ ok: false });
  // What nobody could type in again is no code.
  expect(codeOf('standard', 'book')).toBeNull();
});

test('[A-26] a reroll in the shop does not change the next hand', () => {
  const toShop = () => {
    const match = new Match(rokumasu, 'standard gold=30 relics=single_line,first_strike,anchor', 'R');
    for (let i = 0; i < 60 && match.state.phase !== 'shop'; i++) {
      const legal = [...rokumasu.legal(match.state, 0)];
      const clear = legal.find(one => {
        const step = rokumasu.apply(match.state, 0, one);
        return one.type !== 'reorder' && step.ok && step.state.score > match.state.score;
      });
      match.act(0, clear ?? legal.find(one => one.type !== 'reorder') ?? { type: 'end' });
    }
    return match;
  };
  const [plain, rerolled] = [toShop(), toShop()];
  expect(plain.state.phase).toBe('shop');
  rerolled.act(0, { type: 'reroll' });
  for (const match of [plain, rerolled]) {
    match.act(0, { type: 'leave' });
    match.act(0, { type: 'start' });
  }
  expect(rerolled.state.hand).toEqual(plain.state.hand);
});
