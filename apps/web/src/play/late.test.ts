import { Match } from '@minoya/kernel';
import { nim } from '@minoya/kernel/testing/nim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventEffects } from '../stage/event-effects.ts';
import { settings } from '../store/settings.ts';
import { Play } from './play.ts';
import type { GameUI } from '../games/game-ui.ts';
import type { Person, Seating } from '../stage/seating.ts';
import { ReplaySession, showReplay } from './replay-session.ts';
import { local, type News, type Session } from './session.ts';
import type { EventOf, StateOf } from './types.ts';

const before = settings.peek();
beforeAll(() => void (settings.value = { ...before, speed: 'instant' }));
afterAll(() => void (settings.value = before));

const silent = new Proxy({}, { get: () => () => null });
const eventEffects = {
  motions: silent,
  sounds: silent,
  buzzes: silent,
  lines: new Proxy({}, { get: () => () => ({ ja: 'した', en: 'did' }) }),
  late: (seat: number, _seating: Seating, before: StateOf<typeof nim> | null) => ({
    ja: `時間切れ${seat} ${before?.heaps.join('+') ?? '?'}`,
    en: '',
  }),
} as unknown as EventEffects<StateOf<typeof nim>, EventOf<typeof nim>>;

const you = (seat: number): Person => ({
  kind: 'you',
  name: { ja: `あなた${seat}`, en: 'You' },
  bot: null,
  badge: null,
});
const told = (play: Play<typeof nim>) => play.log.value.map(({ ply, text }) => `${ply} ${text.ja}`);
const kinds = (play: Play<typeof nim>) => play.log.value.map(({ ply, kind }) => `${ply} ${kind}`);

test('what the clock did is told before it, in the game, after a reload and in the replay', () => {
  const match = new Match(nim, '2: 3 4', 'any');
  const play = new Play(local(match), eventEffects);
  play.act({ heap: 0, take: 1 }, 0);
  play.runOut({ heap: 1, take: 1 }, 1);
  play.act({ heap: 0, take: 1 }, 0);
  play.stage.skip();
  const whole = told(play);
  expect(whole.filter(line => line.includes('時間切れ'))).toEqual(['2 時間切れ1 2+4']);
  expect(play.marks.value).toEqual({ late2: 1 });
  // A reload has the record; so has the replay, wherever one goes in it.
  const again = new Play(local(match), eventEffects);
  again.marks.value = play.marks.value;
  again.recall();
  expect(told(again)).toEqual(whole);
  const replay = new ReplaySession(match, 0);
  const watched = new Play(replay, eventEffects, { isReplay: true });
  watched.marks.value = play.marks.value;
  for (const ply of [1, 2, 3]) replay.seek(ply);
  watched.stage.skip();
  expect(told(watched)).toEqual(whole);
  // Taken back, it is the player's own action again.
  play.undo();
  play.undo();
  play.act({ heap: 1, take: 1 }, 1);
  play.stage.skip();
  expect(kinds(play).filter(line => line.includes('late'))).toEqual([]);
});

test('what a stand-in did is told as its own, in the game and in the replay', () => {
  const match = new Match(nim, '2: 3 4', 'any');
  const named = {
    ...eventEffects,
    lines: new Proxy({}, { get: () => (_event: unknown, seating: Seating) => seating.nameAt(1) }),
  } as typeof eventEffects;
  for (const [seat, line] of [
    [0, '0 1'],
    [1, '1 1'],
    [0, '0 1'],
    [1, '1 1'],
  ] as const) {
    const attempt = match.attempt(seat, line);
    if (attempt.ok) match.take(attempt.ply);
  }
  const ui = { game: nim, eventEffects: named, people: () => [0, 1].map(you) } as unknown as GameUI<typeof nim>;
  const { play, session } = showReplay(ui, match, { bot2: 1 });
  session.seek(4);
  play.stage.skip();
  expect(new Set(told(play))).toEqual(new Set(['1 あなた1', '2 AI（あなた1の代わり）', '3 あなた1', '4 あなた1']));
  expect(play.seating.asOf(2).at(0).name.ja).toBe('あなた0');
});

test('a note stays where it was when the log is told anew', () => {
  const match = new Match(nim, '2: 3 4', 'any');
  const play = new Play(local(match), eventEffects);
  play.act({ heap: 0, take: 1 }, 0);
  play.stage.skip();
  play.note({ ja: '退出', en: 'left' });
  play.act({ heap: 1, take: 1 }, 1);
  play.stage.skip();
  const before = told(play);
  expect(before.some(line => line === '1 退出')).toBe(true);
  play.recall();
  expect(told(play)).toEqual(before);
});

test('who enters a room again reads that a bot took over, once, and what was noted before the log was known stays last', () => {
  const match = new Match(nim, '2: 3 4', 'any');
  const { match: _, ...rest } = local(match);
  const tellers: ((news: News<typeof nim>) => void)[] = [];
  const room = {
    ...rest,
    game: nim,
    view: match.state,
    length: 0,
    listen: (teller: (news: News<typeof nim>) => void) => void tellers.push(teller),
  } as unknown as Session<typeof nim>;
  const play = new Play(room, eventEffects);
  play.seating.people.value = [0, 1].map(you);
  play.note({ ja: '戻りました', en: 'back' });
  const events = [{ type: 'took' }] as unknown as EventOf<typeof nim>[];
  const steps = [1, 2, 3, 4].map(ply => ({
    ply,
    seat: ply % 2,
    events,
    ...(ply > 1 && ply % 2 === 1 && { byBot: true }),
  }));
  for (const tell of tellers) tell({ type: 'recalled', steps });
  expect(kinds(play)).toEqual(['1 took', '2 took', '3 stand-in', '3 took', '4 took', '4 note']);
  for (const tell of tellers) tell({ type: 'recalled', steps });
  expect(kinds(play)).toEqual(['1 took', '2 took', '3 stand-in', '3 took', '4 took', '4 note']);
});
