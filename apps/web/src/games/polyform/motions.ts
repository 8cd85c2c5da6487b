import type { PieceId } from '@minoya/games/polyform/pieces';
import type { Event, State } from '@minoya/games/polyform/state';
import type { Seat } from '@minoya/kernel';
import { ease, ms } from '../../stage/motion.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Motions } from '../../stage/event-effects.ts';
import { flyPoints, glitter } from './flights.ts';

type Table = Stage<State>;

/** Others' actions are over within 350 ms, whatever they are made of. */
const others = 300;
const long = (mine: boolean, own: number): number => (mine ? own : Math.min(own, others));

/** Where a seat's card lies on this screen: its own place, its panel, or its name. */
function placeOf(stage: Table, { seat, slot }: { seat: Seat; slot: number }, mine: boolean): Element | null {
  if (mine) return stage.find(`.own-card[data-slot="${slot}"]`);
  return stage.find(`.seat-panel[data-seat="${seat}"] [data-slot="${slot}"]`) ?? seatOf(stage, seat);
}

function seatOf(stage: Table, seat: Seat): Element | null {
  return stage.find(`.seat-panel[data-seat="${seat}"]`) ?? stage.find(`.seat-chip[data-seat="${seat}"]`);
}

function handOf(stage: Table, seat: Seat, mine: boolean): Element | null {
  return mine
    ? stage.find('[data-tray]')
    : (stage.find(`.seat-panel[data-seat="${seat}"] .seat-pieces`) ?? seatOf(stage, seat));
}

/** Where a seat's points stand. */
function scoreOf(stage: Table, seat: Seat, mine: boolean): Element | null {
  const panel = stage.find(`.seat-panel[data-seat="${seat}"] .seat-points`);
  return mine ? (stage.find('.head-score') ?? panel) : panel;
}

/** A kind of piece in the hand of a seat, as far as this screen shows it. */
function pieceOf(stage: Table, seat: Seat, piece: PieceId | undefined, mine: boolean): Element | null {
  if (mine) return stage.find(`[data-tray] [data-piece="${piece}"]`);
  return (
    stage.find(`.seat-panel[data-seat="${seat}"] .seat-pieces [data-piece="${piece}"]`) ?? handOf(stage, seat, mine)
  );
}

/** Where a hand has carried a card before it let it go. */
function carriedTo(card: Element | null): string {
  const holder = card?.closest<HTMLElement>('[data-carried]');
  const [x, y = '0px'] = holder?.dataset['carried']?.split(' ') ?? [];
  return x === undefined ? 'none' : `translate(${x}, ${y})`;
}

/** Slides one element onto another's place. */
async function fly(
  stage: Table,
  [from, to]: readonly [Element | null, Element | null],
  { duration, begin = 'none' }: { readonly duration: number; readonly begin?: string },
): Promise<void> {
  if (!from || !to) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (a.width === 0 || b.width === 0) return;
  const scale = Math.min(1.6, Math.max(0.4, Math.min(b.width / a.width, b.height / a.height)));
  const dx = b.left + b.width / 2 - a.left - a.width / 2;
  const dy = b.top + b.height / 2 - a.top - a.height / 2;
  const there = `translate(${dx}px, ${dy}px) scale(${scale})`;
  await stage.move(
    from,
    [
      { transform: begin, zIndex: 5 },
      { transform: there, zIndex: 5 },
    ],
    { duration, hold: true },
  );
}

/** Goes to another's place and is back: what it stands for stays there. */
async function travel(stage: Table, from: Element | null, to: Element | null, duration: number): Promise<void> {
  if (!from || !to) return;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const there = `translate(${b.left + b.width / 2 - a.left - a.width / 2}px, ${b.top + b.height / 2 - a.top - a.height / 2}px)`;
  await stage.move(
    from,
    [
      { transform: 'none', zIndex: 5 },
      { transform: `${there} scale(1.4)`, zIndex: 5 },
    ],
    {
      duration,
    },
  );
}

/** A small swell where something changed. */
function swell(stage: Table, element: Element | null, duration: number = ms.pop): Promise<void> {
  const frames = [{ transform: 'scale(1)' }, { transform: 'scale(1.06)' }, { transform: 'scale(1)' }];
  return stage.move(element, frames, { duration, easing: ease.pop });
}

function flipIn(stage: Table, element: Element | null, duration: number, delay = 0): Promise<void> {
  return stage.move(element, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration, delay });
}

const lift = [{ transform: 'none' }, { transform: 'scale(1.05)' }, { transform: 'none' }];

/** One's own card closes like a fan, around its lower corner. */
const fan = [
  { transform: 'none', transformOrigin: '0 100%', opacity: 1 },
  { transform: 'rotate(-8deg) scaleX(0.55)', transformOrigin: '0 100%', opacity: 1, offset: 0.5 },
  { transform: 'rotate(-24deg) scaleX(0.06)', transformOrigin: '0 100%', opacity: 0 },
];

/** Another's folds away. */
const fold = [
  { transform: 'none', opacity: 1 },
  { transform: 'scale(1.08)', opacity: 1, offset: 0.4 },
  { transform: 'scaleX(0.06)', opacity: 0 },
];

/** How each event moves over the table. */
export const motions: Motions<State, Event> = {
  taken: async (e, stage, seating) => {
    const mine = seating.isLower(e.seat);
    const from = stage.find(`[data-market="${e.colour}-${e.at}"] .pcard`);
    const begin = mine ? carriedTo(from) : 'none';
    await fly(stage, [from, placeOf(stage, e, mine)], { duration: long(mine, 260), begin });
    stage.advance();
  },
  refilled: async (e, stage) => {
    stage.advance();
    await flipIn(stage, stage.find(`[data-market="${e.colour}-${e.at}"] .pcard`), 50 + ms.t2);
  },
  gained: async (e, stage, seating) => {
    const mine = seating.isLower(e.seat);
    stage.advance();
    await swell(stage, pieceOf(stage, e.seat, e.piece, mine), long(mine, ms.pop));
  },
  placed: async (e, stage, seating) => {
    const mine = seating.isLower(e.seat);
    const card = placeOf(stage, e, mine);
    // One's own was laid by hand; another's is seen on its way.
    if (!mine) await travel(stage, pieceOf(stage, e.seat, e.piece, mine), card, others);
    stage.advance();
    await swell(stage, mine ? (card?.querySelector('.cells') ?? null) : card, mine ? 110 : 220);
  },
  lifted: (e, stage, seating) => swell(stage, handOf(stage, e.seat, seating.isLower(e.seat)), ms.t2),
  traded: async (e, stage, seating) => {
    const mine = seating.isLower(e.seat);
    stage.advance();
    await swell(stage, pieceOf(stage, e.seat, e.got[0], mine), long(mine, ms.t3));
  },
  recycled: async (e, stage, seating) => {
    const cards = [0, 1, 2, 3].map(at => `[data-market="${e.colour}-${at}"] .pcard`);
    const half = seating.isLower(e.seat) ? 200 : 130;
    const fold = [{ transform: 'none' }, { transform: 'translateY(12px) rotateX(90deg)' }];
    await Promise.all(
      cards.map((card, i) => stage.move(stage.find(card), fold, { duration: half, delay: i * 14, hold: true })),
    );
    stage.advance();
    await Promise.all(cards.map((card, i) => flipIn(stage, stage.find(card), half, i * 14)));
  },
  closed: () => undefined,
  completed: async (e, stage, seating) => {
    const mine = seating.isLower(e.seat);
    const card = placeOf(stage, e, mine);
    const hidden = stage.shown.peek().players[e.seat]?.veiled ?? false;
    card?.classList.add('completing');
    if (mine) await stage.move(card, lift, { duration: 260, easing: ease.pop });
    const points = hidden || e.points === 0 ? null : `+${e.points}`;
    glitter(stage, card, mine ? 10 + 6 * e.points : 6);
    const flight = flyPoints(stage, points, card, scoreOf(stage, e.seat, mine));
    await stage.move(card, mine ? fan : fold, { duration: mine ? 320 : 220, hold: true });
    card?.classList.remove('completing');
    stage.advance();
    if (!mine) return;
    await flight;
    await swell(stage, handOf(stage, e.seat, mine), ms.t2);
  },
  rewarded: async (e, stage, seating) => {
    const from = stage.find('.own');
    stage.advance();
    if (!seating.isLower(e.seat)) return;
    const piece = stage.find(`[data-tray] [data-piece="${e.piece}"]`);
    const far = piece && from ? from.getBoundingClientRect().bottom - piece.getBoundingClientRect().bottom - 40 : -24;
    await stage.move(
      piece,
      [
        { transform: `translateY(${Math.min(-24, far)}px) rotate(-12deg)`, opacity: 0 },
        { transform: 'translateY(0) rotate(0)', opacity: 1, offset: 0.7 },
        { transform: 'translateY(-6px)', opacity: 1, offset: 0.85 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: 320, easing: ease.fall },
    );
  },
  choosing: () => undefined,
  triggered: async (_, stage) => {
    const market = stage.find('.market-area');
    await stage.move(market, [{ transform: 'none' }, { transform: 'scaleY(0.96)' }, { transform: 'none' }], {
      duration: 300,
    });
  },
  stuck: (e, stage) => swell(stage, seatOf(stage, e.seat), ms.t2),
  operated: () => undefined,
  passed: async (e, stage, seating) => {
    if (seating.isLower(e.to))
      await stage.move(
        stage.find('.turn-line'),
        [
          { transform: 'translateY(8px)', opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: ms.t3 },
      );
    else await swell(stage, seatOf(stage, e.to), ms.t2);
  },
  finishing: () => undefined,
  finished: (e, stage) => swell(stage, seatOf(stage, e.seat), ms.t2),
  ended: () => undefined,
  joined: () => undefined,
};
