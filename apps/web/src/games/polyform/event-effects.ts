import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import { type PieceId, pieces } from '@minoya/games/polyform/pieces';
import type { Event, State } from '@minoya/games/polyform/state';
import { colourTexts, endTexts } from '@minoya/games/polyform/texts';
import { fill, inside, listed, type Seat } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';
import { buzz } from '../../stage/haptics.ts';
import type { Seating } from '../../stage/seating.ts';
import type { Buzzes, Ended, EventEffects, Lines, Sounds } from '../../stage/event-effects.ts';
import { text as playText } from '../../play/text.ts';
import { lateText } from './late-text.ts';
import { motions } from './motions.ts';

const degree = 2;

const sounds: Sounds<Event> = {
  taken: () => ({ voice: 'pata', degree }),
  refilled: () => null,
  gained: () => ({ voice: 'tick', degree }),
  placed: e => ({ voice: 'koto', degree: degree + (pieces[e.piece].level - 1) }),
  lifted: () => ({ voice: 'tick', degree }),
  traded: e => ({ voice: 'step', degree: e.way === 'up' ? degree + 2 : degree }),
  recycled: () => ({ voice: 'pata', degree: 0 }),
  closed: () => null,
  completed: e => ({ voice: 'pon', degree: degree + e.points }),
  rewarded: e => (e.piece ? { voice: 'step', degree: degree + 4, after: 0.08 } : null),
  choosing: () => null,
  triggered: () => ({ voice: 'kan', degree }),
  stuck: () => null,
  operated: () => null,
  passed: (e, seating) => (seating.isLower(e.to) ? { voice: 'rin', degree } : null),
  finishing: () => ({ voice: 'kan', degree: 0 }),
  finished: () => ({ voice: 'pata', degree }),
  ended: () => ({ voice: 'gong', degree: 0 }),
  joined: () => ({ voice: 'tick', degree }),
};

const own = (seating: Seating, seat: Seat, pattern: readonly number[]) => (seating.isLower(seat) ? pattern : null);

const buzzes: Buzzes<Event> = {
  taken: (e, seating) => own(seating, e.seat, buzz.place),
  refilled: () => null,
  gained: (e, seating) => own(seating, e.seat, buzz.pick),
  placed: (e, seating) => own(seating, e.seat, buzz.place),
  lifted: (e, seating) => own(seating, e.seat, buzz.pick),
  traded: (e, seating) => own(seating, e.seat, buzz.place),
  recycled: (e, seating) => own(seating, e.seat, buzz.place),
  closed: () => null,
  completed: (e, seating) => own(seating, e.seat, buzz.times),
  rewarded: () => null,
  choosing: () => null,
  triggered: () => buzz.times,
  stuck: () => null,
  operated: () => null,
  passed: (e, seating) => own(seating, e.to, buzz.place),
  finishing: () => null,
  finished: () => null,
  ended: () => null,
  joined: () => null,
};

const pieceName = (id: PieceId): Localized => pieces[id].text;
/** One of them, in a sentence. */
const onePiece = (id: PieceId): Localized => {
  const { text } = pieces[id];
  const sounds = /^[LS] |^[AEIO]/.test(text.en);
  return fill(sounds ? { ja: '{piece}', en: 'an {piece}' } : { ja: '{piece}', en: 'a {piece}' }, { piece: text });
};
const sumOf = (ids: readonly PieceId[]): Localized => listed(ids.map(pieceName), { ja: '{a}＋{b}', en: '{a} + {b}' });

function named(id: CardId): Localized {
  const { colour, points, text } = cardOf(id);
  const message = { ja: '{colour}「{card}」（{points}点）', en: '{colour} “{card}” ({points} pt)' } as const;
  return fill(message, { colour: colourTexts[colour], card: text, points });
}

function unnamed(id: CardId): Localized {
  return fill({ ja: '{colour}パズル', en: 'a {colour} puzzle' }, { colour: colourTexts[cardOf(id).colour] });
}

/** The puzzle on a seat's place, by name; by its number where nobody saw it taken. */
function cardIn({ seat, slot }: { readonly seat: Seat; readonly slot: number }, earlier: readonly Event[]): Localized {
  const taken = earlier.flatMap(one => (one.type === 'taken' && one.seat === seat && one.slot === slot ? one : []));
  const card = taken.at(-1)?.card;
  return card
    ? fill({ ja: '「{card}」', en: '“{card}”' }, { card: cardOf(card).text })
    : fill({ ja: 'パズル{n}', en: 'puzzle {n}' }, { n: slot + 1 });
}

function turnsUntilFinishing(n: number): Localized {
  if (n === 0) return { ja: 'このターンのあとは仕上げです', en: 'Finishing comes after this turn' };
  return fill(
    n === 1
      ? { ja: 'このターンのあと、残り{n}ターンで仕上げです', en: '{n} more turn after this one, then finishing' }
      : { ja: 'このターンのあと、残り{n}ターンで仕上げです', en: '{n} more turns after this one, then finishing' },
    { n },
  );
}

/** The log, in words; a screen reader says the same. */
const lines: Lines<Event, State> = {
  taken: (e, seating) => {
    const [who, card] = [seating.nameAt(e.seat), named(e.card)];
    return fill({ ja: '{who}：{card}を取りました', en: '{who} took {card}' }, { who, card });
  },
  refilled: () => null,
  gained: (e, seating) => {
    const [who, piece] = [seating.nameAt(e.seat), onePiece(e.piece)];
    return fill({ ja: '{who}：{piece}を獲得しました', en: '{who} gained {piece}' }, { who, piece });
  },
  placed: (e, seating, _state, earlier = []) => {
    const [who, piece] = [seating.nameAt(e.seat), onePiece(e.piece)];
    const cost =
      e.by === 'put'
        ? { ja: '（−1点）', en: ' (−1)' }
        : e.by === 'master'
          ? { ja: '（マスターアクション）', en: ' (master action)' }
          : { ja: '', en: '' };
    return fill(
      { ja: '{who}：{card}に{piece}を置きました{cost}', en: '{who} placed {piece} on {card}{cost}' },
      { who, piece, card: cardIn(e, earlier), cost },
    );
  },
  lifted: (e, seating) => {
    const [who, piece] = [seating.nameAt(e.seat), onePiece(e.piece)];
    return fill({ ja: '{who}：{piece}を外しました', en: '{who} lifted {piece}' }, { who, piece });
  },
  traded: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return fill(
      { ja: '{who}：{gave} → {got}', en: '{who} changed {gave} → {got}' },
      { who, gave: sumOf(e.gave), got: sumOf(e.got) },
    );
  },
  recycled: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return fill(
      { ja: '{who}：{colour}の場をリサイクルしました', en: '{who} recycled the {colour} row' },
      { who, colour: colourTexts[e.colour] },
    );
  },
  closed: () => null,
  completed: (e, seating, state) => {
    // With hidden scores nobody reads another's points here either. (P32)
    const hidden = state.players[e.seat]?.veiled ?? false;
    const [who, card] = [seating.nameAt(e.seat), hidden ? unnamed(e.card) : named(e.card)];
    return fill({ ja: '{who}：{card}を完成', en: '{who} completed {card}' }, { who, card });
  },
  rewarded: (e, seating) => {
    const who = seating.nameAt(e.seat);
    if (!e.piece)
      return fill(
        { ja: '{who}：報酬ピースはストックにありませんでした', en: '{who}: no reward piece left in the supply' },
        { who },
      );
    const piece = onePiece(e.piece);
    return fill({ ja: '{who}：報酬 {piece}', en: '{who} got {piece} as reward' }, { who, piece });
  },
  choosing: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return fill({ ja: '{who}：報酬ピースを選びます', en: '{who}: choosing a reward' }, { who });
  },
  triggered: (e, seating) => {
    const [who, why] = [seating.nameAt(e.seat), endTexts[e.reason]];
    return fill(
      { ja: '最終ラウンド：{why}（{who}）。{next}', en: 'Final round: {why} ({who}). {next}' },
      { why: inside(why), who, next: turnsUntilFinishing(e.turnsLeft) },
    );
  },
  stuck: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return fill(
      { ja: '{who}：できることがないのでターンを終えます', en: '{who} could do nothing and passed' },
      { who },
    );
  },
  operated: (e, seating) =>
    fill({ ja: '{who}を操作します', en: 'Now operating {who}' }, { who: seating.nameAt(e.seat) }),
  passed: (e, seating) => {
    const who = seating.nameAt(e.to);
    return fill({ ja: '— ラウンド{round} {who}のターン', en: '— Round {round}: {who}' }, { round: e.round, who });
  },
  finishing: () => ({ ja: '仕上げに入りました', en: 'The finishing phase begins' }),
  finished: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return e.penalty > 0
      ? fill(
          { ja: '{who}：仕上げ完了（−{penalty}点）', en: 'Finishing done: {who} (−{penalty})' },
          { who, penalty: e.penalty },
        )
      : fill({ ja: '{who}：仕上げ完了', en: 'Finishing done: {who}' }, { who });
  },
  // Who has won is told by the ceremony, not before it.
  ended: () => ({ ja: 'ゲーム終了', en: 'The game is over' }),
  joined: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return fill({ ja: '{who}が加わりました', en: '{who} joined' }, { who });
  },
};

/** The actions that whoever is on turn has left, as the events tell it; none in finishing. */
function leftAfter(events: readonly Event[]): number {
  const last = events.filter(event => event.type === 'finishing' || 'actions' in event).at(-1);
  return last && 'actions' in last ? last.actions : 0;
}

/** What the clock took away is said, too; in finishing there are no actions to lose. */
function late(seat: Seat, seating: Seating, before: State | null, earlier: readonly Event[]): Localized {
  const who = seating.nameAt(seat);
  const unused = before ? (before.active === seat ? before.actions : 0) : leftAfter(earlier);
  return unused > 0
    ? fill({ ja: '{who}：{late}', en: '{who}: {late}' }, { who, late: lateText(unused) })
    : playText.late(who);
}

/** A turn that ends with actions left is told so, a bot's too; who could do nothing has a line of its own. */
function unused(
  { seat, events }: Ended<Event>,
  seating: Seating,
  before: State | null,
  earlier: readonly Event[],
): Localized | null {
  const at = events.findIndex(({ type }) => type === 'passed' || type === 'finishing');
  const own = events.slice(0, Math.max(0, at));
  if (at < 0 || own.some(({ type }) => type === 'stuck' || type === 'finished')) return null;
  const acted = own.some(event => 'actions' in event);
  const n = before && !acted ? (before.active === seat ? before.actions : 0) : leftAfter([...earlier, ...own]);
  if (n === 0) return null;
  return fill(
    n === 1
      ? { ja: '{who}：{n}アクションを残してターン終了', en: '{who} ended the turn with {n} action left' }
      : { ja: '{who}：{n}アクションを残してターン終了', en: '{who} ended the turn with {n} actions left' },
    { who: seating.nameAt(seat), n },
  );
}

export const eventEffects: EventEffects<State, Event> = { motions, sounds, buzzes, lines, late, unused };
