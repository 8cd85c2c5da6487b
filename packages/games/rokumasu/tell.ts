import { nameOf } from './actions.ts';
import { cardName } from './draw.ts';
import type { ScoreLine } from './score.ts';
import { total } from './score.ts';
import type { Event, InForce, Note, Payout, Ware } from './state.ts';

type Tellers = { readonly [K in Event['type']]: (event: Extract<Event, { type: K }>) => string };

const cellNames = (cells: readonly number[]): string => cells.map(nameOf).join(' ');
const lineName = (line: number): string => (line < 6 ? `row ${line}` : `column ${'abcdef'[line - 6] ?? '?'}`);
const wareName = (ware: Ware): string => (ware.kind === 'piece' ? cardName(ware.card) : ware.id);

/** One step of a ledger: `+2 blocks (relic:crown)`. */
export function tellLine({ op, tenths, source }: ScoreLine): string {
  return `${op.slice(0, 1)}${tenths / 10} ${op.slice(1)} (${source})`;
}

function tellPayout({ base, hands, interest, extra }: Payout): string {
  const parts = [`base ${base}`, `hands ${hands}`, `interest ${interest}`];
  return [...parts, ...extra.map(one => `${one.source} ${one.amount}`)].join(', ');
}

/** `2: dry 1`: the relic's place and what it remembers. */
function tellNote({ relic, my }: Note): string {
  return `${relic}: ${Object.entries(my).flat().join(' ')}`;
}

/** `boss:lantern cell 8`: a condition and what it remembers. */
function tellCondition({ source, my }: InForce): string {
  return [source, ...Object.entries(my).flat()].join(' ');
}

const tellers: Tellers = {
  setStarted: e => {
    const minor = e.minor.length > 0 ? `, before it ${e.minor.join(' and ')}` : '';
    return `set ${e.set}: boss ${e.bosses.join(' and ')}${minor}${e.voucher ? `, voucher ${e.voucher}` : ''}`;
  },
  bossesRedrawn: e => `the boss is now ${e.bosses.join(' and ')}`,
  ruled: e => `in force: ${e.conditions.map(tellCondition).join(', ') || 'nothing'}`,
  giftsShown: e => `skip for ${e.gifts.join(' or ')}`,
  skipped: e => `skipped for ${e.gift}, on to round ${e.round}: ${e.target} points`,
  roundStarted: e => `round ${e.round}: ${e.target} points in ${e.hands} hands`,
  obstructed: e => `obstacles at ${cellNames(e.cells)}`,
  marked: e => `marked ${e.lines.map(lineName).join(' and ')}`,
  drawn: e => `${e.shuffled ? 'shuffled, ' : ''}drew ${e.cards.map(cardName).join(', ')}`,
  placed: e => `placed ${cardName(e.card)} at ${cellNames(e.cells)}`,
  overlaid: e => `covered ${cellNames(e.cells)}`,
  handSpent: e => `${e.left} hands left`,
  dealt: e => `${e.source} dealt ${cardName(e.card)} to slot ${e.slot}`,
  rolled: e =>
    `${e.source} ${e.hit ? 'hit' : 'missed'} (${e.value})${e.cells.length > 0 ? ` at ${cellNames(e.cells)}` : ''}`,
  scored: e => {
    const { blocks, lines, points } = total(e.ledger);
    return `scored ${blocks / 10} × ${lines} = ${points}, now ${e.score}: ${e.ledger.map(tellLine).join(', ')}`;
  },
  cleared: e => `cleared ${cellNames(e.cells)} by ${e.source}`,
  gold: e => `+${e.amount}G from ${e.source}, now ${e.total}G`,
  goldPaid: e => `-${e.amount}G for ${e.source}, now ${e.total}G`,
  handsChanged: e => `${e.by > 0 ? '+' : ''}${e.by} hands by ${e.source}, ${e.left} left`,
  rebuilt: e => `${e.source} changed the board: ${e.board.filter(block => block).length} blocks`,
  cardAdded: e => `${e.source} added ${cardName(e.card)}`,
  relicGiven: e => `${e.source} gave ${e.id}`,
  branded: e => `buff at ${nameOf(e.cell)}: ${e.brand} level ${e.level}`,
  charged: e => `charged ${cellNames(e.cells)} by ${e.by}`,
  remembered: e => `remembered ${e.notes.map(tellNote).join(', ')}`,
  stuck: e => `nothing fits: ${e.cards.map(cardName).join(', ')} cost ${e.burned}, ${e.left} hands left`,
  stocked: e => `slot ${e.from} and stock ${e.to} changed places`,
  recycled: e => `swapped ${cardName(e.gone)} for ${cardName(e.card)}`,
  reordered: e => `moved relic ${e.from} to ${e.to}`,
  mirrored: e => `mirror at ${e.relic} acts as ${e.as ?? 'nothing'}`,
  stockFitted: e => `${e.slots} stock slots${e.lost.length > 0 ? `, lost ${e.lost.map(cardName).join(', ')}` : ''}`,
  relicGone: e => `${e.id} is gone`,
  retried: e => `round ${e.round} once more`,
  roundWon: e => `round ${e.round} won: ${tellPayout(e.payout)}; ${e.total}G`,
  roundLost: e => `round ${e.round} lost, ${e.short} short`,
  runWon: e => `the run is won with ${e.record.total} points`,
  runLost: e => `the run is over with ${e.record.total} points`,
  runFinished: e => `the run ends here with ${e.record.total} points`,
  shopOpened: e => {
    const wares = e.items.map(item => wareName(item.ware)).join(', ');
    return `shop: ${wares}${e.coming.length > 0 ? `; the next boss is ${e.coming.join(' and ')}` : ''}`;
  },
  rerolled: e => `rerolled for ${e.cost}G: ${e.items.map(item => wareName(item.ware)).join(', ')}`,
  bought: e => `bought ${wareName(e.ware)} for ${e.price}G`,
  sold: e => `sold ${e.id} for ${e.gain}G`,
  shopLeft: e => `on to round ${e.round}${e.kept ? `, kept ${wareName(e.kept.ware)}` : ''}`,
  locked: e => (e.item === null ? 'unlocked' : `locked item ${e.item}`),
  packOpened: e => `pack ${e.pack}: ${e.wares.map(wareName).join(', ')}`,
  packTaken: e => `took ${wareName(e.ware)}`,
  packPassed: () => 'took nothing',
  amuletUsed: e => `${e.amulet}: ${cardName(e.before)} became ${e.after ? cardName(e.after) : 'nothing'}`,
};

/** Every kind of event there is. */
export const eventTypes = Object.keys(tellers) as readonly Event['type'][];

export function tell(event: Event): string {
  const teller = tellers[event.type] as (event: Event) => string;
  return teller(event);
}
