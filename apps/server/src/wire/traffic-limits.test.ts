import { describe, expect, test } from 'vitest';
import { Budgets } from '../limits/budgets.ts';
import { Regulars } from '../limits/regulars.ts';
import type { PersonId } from '../person.ts';
import { type ConnectionTraffic, TrafficLimits } from './traffic-limits.ts';

const HERE = '192.0.2.7';

function place(): { regulars: Regulars; visit: (person: string, address?: string) => ConnectionTraffic } {
  const budgets = new Budgets(true, () => 0);
  const regulars = new Regulars(budgets);
  const limits = new TrafficLimits(budgets, regulars);
  const visit = (person: string, address = HERE): ConnectionTraffic => {
    const traffic = limits.ofConnection(address);
    traffic.belongsTo(person as PersonId);
    return traffic;
  };
  return { regulars, visit };
}

describe('the past of a game', () => {
  test('is told to one address so often, whatever names are made up there', () => {
    const { visit } = place();
    const told = Array.from({ length: 500 }, (_, i) => visit(`stranger ${i}`).mayRecall()).filter(Boolean).length;
    expect(told).toBe(60);
    expect(visit('somebody', '192.0.2.8').mayRecall(), 'another address').toBe(true);
  });

  test('is still told to who is known where strangers have asked for it too often', () => {
    const { regulars, visit } = place();
    regulars.seen({ person: 'player' as PersonId, address: HERE });
    for (let i = 0; i < 200; i++) visit(`stranger ${i}`).mayRecall();
    expect(visit('stranger').mayRecall()).toBe(false);
    expect(visit('player').mayRecall()).toBe(true);
  });
});

test('coming in to play costs what sitting down costs: after so many times nobody is given a chair for it', () => {
  const { visit } = place();
  const given = Array.from({ length: 100 }, () => visit('restless').mayTakeChair()).filter(Boolean).length;
  expect(given).toBe(30);
});
