import { readCell } from '@minoya/games/keshiki/cells';
import { keshiki } from '@minoya/games/keshiki/game';
import { stage } from '@minoya/games/keshiki/stages/index';
import { Match } from '@minoya/kernel';
import { expect, test } from 'vitest';
import { Play } from '../../../play/play.ts';
import { local } from '../../../play/session.ts';
import { change } from '../../../store/settings.ts';
import { eventEffects } from '../event-effects.ts';
import { thawsIn } from './thaws.ts';
import { whyTap } from './why.ts';

/** The stages whose own line has a tap that frees some ice and only thins other, with the moves before it. */
const mixed = Array.from({ length: 70 }, (_, i) => i + 31).flatMap(number => {
  const { line } = stage(number);
  const match = new Match(keshiki, `stage ${number}`, '');
  const at = line.findIndex(move => {
    const before = match.length;
    match.play(0, move);
    const { free, thinner } = thawsIn(match.length > before ? match.at(match.length).events : []);
    return free > 0 && thinner > 0;
  });
  return at < 0 ? [] : [{ number, before: line.slice(0, at), tap: line[at] ?? '' }];
});

test('ice that only goes down a level is not called thawed, and a tap’s ice is told once, with its numbers', () => {
  expect(mixed.length).toBeGreaterThan(0);
  change({ speed: 'instant', muted: true, haptics: 'off' });
  for (const { number, before, tap } of mixed) {
    const match = new Match(keshiki, `stage ${number}`, '');
    for (const move of before) match.play(0, move);
    const play = new Play(local(match), eventEffects);
    const said = whyTap(play.view.peek(), { line: [readCell(tap) ?? -1] }).text.ja;
    play.act({ type: 'tap', cell: readCell(tap) ?? -1 });
    const { free, thinner } = thawsIn(match.at(match.length).events);
    const numbers = `${free}つとけ、${thinner}つは1LV下が`;
    // A goal that is reached, or the all clear, is said instead.
    if (said.includes('とけ')) expect(said, `stage ${number}`).toContain(numbers);
    const told = play.log.peek().filter(line => line.kind === 'thawed' && line.ply === match.length);
    expect(told.map(line => line.text.ja)).toEqual([`氷が${numbers}りました。`]);
    play.close();
  }
  change({ speed: 1, muted: false, haptics: 'strong' });
});
