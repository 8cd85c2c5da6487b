import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import { type PieceId, pieces } from '@minoya/games/polyform/pieces';
import type { Event, State } from '@minoya/games/polyform/state';
import { colourTexts, endTexts } from '@minoya/games/polyform/texts';
import type { Seat } from '@minoya/kernel';
import type { Localized } from '../../i18n/lang.ts';
import { buzz } from '../../stage/haptics.ts';
import type { Seating } from '../../stage/seating.ts';
import type { Buzzes, Lines, Sounds, Tables } from '../../stage/tables.ts';
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
  passed: (e, seating) => (seating.isLower(e.to) ? { voice: 'rin', degree } : null),
  finishing: () => ({ voice: 'kan', degree: 0 }),
  finished: () => ({ voice: 'pata', degree }),
  ended: (e, seating) => ({
    voice: 'rin',
    degree: e.winners.some(seat => seating.isLower(seat)) ? degree + 5 : degree,
  }),
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
  passed: (e, seating) => own(seating, e.to, buzz.place),
  finishing: () => null,
  finished: () => null,
  ended: (e, seating) => (e.winners.some(seat => seating.isLower(seat)) ? buzz.win : null),
  joined: () => null,
};

function both(ja: string, en: string): Localized {
  return { ja, en };
}

const pieceName = (id: PieceId): Localized => pieces[id].text;
const list = (ids: readonly PieceId[], lang: 'ja' | 'en'): string =>
  ids.map(id => pieces[id].text[lang]).join(lang === 'ja' ? '＋' : ' + ');

function named(id: CardId): Localized {
  const { colour, points, text } = cardOf(id);
  return both(`${colourTexts[colour].ja}「${text.ja}」${points}点`, `${colour} “${text.en}” (${points} pt)`);
}

/** The log, in words; a screen reader says the same. */
const lines: Lines<Event> = {
  taken: (e, seating) => {
    const [who, card] = [seating.nameAt(e.seat), named(e.card)];
    return both(`${who.ja}：${card.ja}を取りました`, `${who.en} took ${card.en}`);
  },
  refilled: () => null,
  gained: (e, seating) => {
    const [who, piece] = [seating.nameAt(e.seat), pieceName(e.piece)];
    return both(`${who.ja}：${piece.ja}を獲得しました`, `${who.en} gained ${piece.en}`);
  },
  placed: (e, seating) => {
    const [who, piece] = [seating.nameAt(e.seat), pieceName(e.piece)];
    const cost =
      e.by === 'put'
        ? both('（−1点）', ' (−1)')
        : e.by === 'master'
          ? both('（マスターアクション）', ' (master action)')
          : both('', '');
    return both(
      `${who.ja}：パズル${e.slot + 1}に${piece.ja}を置きました${cost.ja}`,
      `${who.en} placed ${piece.en} on puzzle ${e.slot + 1}${cost.en}`,
    );
  },
  lifted: (e, seating) => {
    const [who, piece] = [seating.nameAt(e.seat), pieceName(e.piece)];
    return both(`${who.ja}：${piece.ja}を外しました`, `${who.en} lifted ${piece.en}`);
  },
  traded: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return both(
      `${who.ja}：${list(e.gave, 'ja')} → ${list(e.got, 'ja')}`,
      `${who.en} changed ${list(e.gave, 'en')} → ${list(e.got, 'en')}`,
    );
  },
  recycled: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return both(
      `${who.ja}：${colourTexts[e.colour].ja}の場をリサイクルしました`,
      `${who.en} recycled the ${e.colour} row`,
    );
  },
  closed: () => null,
  completed: (e, seating) => {
    const [who, card] = [seating.nameAt(e.seat), named(e.card)];
    return both(`${who.ja}：${card.ja}を完成`, `${who.en} completed ${card.en}`);
  },
  rewarded: (e, seating) => {
    const who = seating.nameAt(e.seat);
    if (!e.piece)
      return both(`${who.ja}：報酬ピースはストックにありませんでした`, `${who.en}: no reward piece left in the supply`);
    const piece = pieceName(e.piece);
    return both(`${who.ja}：報酬 ${piece.ja}`, `${who.en} got ${piece.en} as reward`);
  },
  choosing: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return both(`${who.ja}：報酬ピースを選びます`, `${who.en} chooses a reward`);
  },
  triggered: (e, seating) => {
    const [who, why] = [seating.nameAt(e.seat), endTexts[e.reason]];
    return both(`最終ラウンド：${why.ja}（${who.ja}）`, `Final round: ${why.en.toLowerCase()} (${who.en})`);
  },
  stuck: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return both(`${who.ja}：できることがないのでターンを終えます`, `${who.en} can do nothing and passes`);
  },
  passed: (e, seating) => {
    const who = seating.nameAt(e.to);
    return both(`— ラウンド${e.round} ${who.ja}のターン`, `— Round ${e.round}, ${who.en} to play`);
  },
  finishing: () => both('仕上げに入りました', 'The finishing phase begins'),
  finished: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return e.penalty > 0
      ? both(`${who.ja}：仕上げ完了（−${e.penalty}点）`, `Finishing done: ${who.en} (−${e.penalty})`)
      : both(`${who.ja}：仕上げ完了`, `Finishing done: ${who.en}`);
  },
  ended: (e, seating) => {
    const [ja, en] = [e.winners.map(seat => seating.nameAt(seat).ja), e.winners.map(seat => seating.nameAt(seat).en)];
    return both(`終了：${ja.join('、')}の勝ち`, `Over: ${en.join(', ')} won`);
  },
  joined: (e, seating) => {
    const who = seating.nameAt(e.seat);
    return both(`${who.ja}が加わりました`, `${who.en} joined`);
  },
};

export const tables: Tables<State, Event> = { motions, sounds, buzzes, lines };
