import { polyform } from '@minoya/games/polyform/game';
import { Match, type Result } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { showReplay } from '../../../play/replay-session.ts';
import { eventEffects } from '../event-effects.ts';
import { ui } from '../index.tsx';
import { hintFor } from './HoldBar.tsx';
import { isStopped, onTurn, shortNamed, whoseTurn } from './on-turn.ts';
import { TableController } from './table-controller.ts';

const table = () => new Match(polyform, 'seats=2', 'over');

test('one’s own turn is called so, also where a bot plays it', () => {
  const you = { kind: 'you', name: { ja: 'あなた', en: 'You' }, bot: null, badge: null } as const;
  const resigned = { ...you, badge: { ja: '投了', en: 'resigned' } };
  expect(whoseTurn(you, true).en).toBe('Your turn');
  expect(whoseTurn(resigned, true).en).toBe('Your turn (resigned)');
  expect(whoseTurn({ ...resigned, kind: 'person', name: { ja: '松屋', en: 'Pine' } }, false).en).toBe(
    'Pine (resigned) to play',
  );
  const long = { ...you, kind: 'person', name: { ja: '初秋独楽屋', en: 'Mild Autumn Chrysanthemum' } } as const;
  // A name is whole wherever there is room for it; on a phone its noun stays.
  expect(whoseTurn(long, false)).toMatchObject({ ja: '初秋独楽屋のターン', en: 'Mild Autumn Chrysanthemum to play' });
  expect(whoseTurn(shortNamed(long), false)).toMatchObject({ ja: '初秋独楽屋のターン', en: 'Chrysanthemum to play' });
});

test('after a resignation nobody is on turn, and the table says that the game is over', () => {
  const play = new Play(local(table(), { viewer: 0, seats: [] }), eventEffects);
  const controller = new TableController(play);
  expect(onTurn(play)).toBe(play.view.value.active);
  play.result.value = { scores: [0, 0], winners: [0] } satisfies Result;
  expect(onTurn(play)).toBeNull();
  expect(hintFor(controller)).toMatchObject({ ja: 'ゲーム終了', en: 'Game over' });
});

test('a replay is over behind its last action when somebody resigned then, and not before', () => {
  const match = table();
  match.act(match.state.active ?? 0, { type: 'gain' });
  const { play, session } = showReplay(ui, match, { seat0: 9, seat1: 9, out1: 1 });
  expect(isStopped(play)).toBe(true);
  session.seek(0);
  expect(onTurn(play)).toBe(match.at(0).state.active);
});

test('who only watches sees the table from the side of whoever is on turn', () => {
  const match = table();
  const first = match.state.active ?? 0;
  const session = local(match, { viewer: 'spectator', seats: [] });
  const controller = new TableController(new Play(session, eventEffects));
  expect(controller.me.value).toBe(first);
  for (let i = 0; i < 3; i++) match.act(first, { type: 'gain' });
  controller.play.shown.value = match.state;
  expect(controller.me.value).toBe(1 - first);
});

test('a replay of others follows the turn until somebody looks through one seat’s eyes', () => {
  const match = table();
  const first = match.state.active ?? 0;
  for (let i = 0; i < 3; i++) match.act(first, { type: 'gain' });
  const { play, session } = showReplay(ui, match, { seat0: 9, seat1: 9 });
  const controller = new TableController(play);
  expect(controller.me.value).toBe(1 - first);
  session.seek(0);
  expect(controller.me.value).toBe(first);
  session.viewAs(1 - first);
  expect(controller.me.value).toBe(1 - first);
  session.viewAs('turn');
  expect(controller.me.value).toBe(first);
});
