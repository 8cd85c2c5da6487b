import type { Localized } from '@minoya/kernel';
import type { Way } from '../state.ts';
import { challenges, isChallengeId } from './challenges.ts';
import { type DeckId, decks, isDeckId } from './decks.ts';
import { MOST_LEVEL } from './levels.ts';
import { isTwistId, type TwistId, twists } from './twists.ts';
import { isOpen, unlocksOf } from './unlocks.ts';

/** Why a way through the long game is none, by code. */
export const wayRefusals = {
  noDeck: { ja: 'そのデッキはありません。', en: 'There is no such deck.' },
  noLevel: { ja: '段は0から8までです。', en: 'Levels go from 0 to 8.' },
  noChallenge: { ja: 'そのチャレンジはありません。', en: 'There is no such challenge.' },
  noTwist: { ja: 'その変わりルールはありません。', en: 'There is no such twist.' },
  tooManyTwists: { ja: '変わりルールは4つまでです。', en: 'Four twists at most.' },
  sameTwist: { ja: '同じ変わりルールは1つだけです。', en: 'Each twist only once.' },
  twistsClash: { ja: 'いっしょに使えない変わりルールがあります。', en: 'Two of these twists exclude each other.' },
  challengeHasTwists: {
    ja: 'チャレンジの変わりルールは決まっています。',
    en: 'A challenge has its own twists.',
  },
  challengeHasDeck: { ja: 'チャレンジのデッキは決まっています。', en: 'A challenge has its own deck.' },
  deckClosed: { ja: 'そのデッキはまだ開いていません。', en: 'That deck is not unlocked yet.' },
  levelClosed: { ja: 'その段はまだ開いていません。', en: 'That level is not unlocked yet.' },
  challengeClosed: { ja: 'そのチャレンジはまだ開いていません。', en: 'That challenge is not unlocked yet.' },
  badOpen: { ja: '開いたものの書き方が正しくありません。', en: 'What is unlocked is not written as we write it.' },
} as const satisfies Readonly<Record<string, Localized>>;

export type WayRefusal = keyof typeof wayRefusals;

export const MOST_TWISTS = 4;

/** What is wrong with a way; null when it can be played. */
export function wayFault(way: Way): WayRefusal | null {
  if (!isDeckId(way.deck)) return 'noDeck';
  if (!Number.isInteger(way.level) || way.level < 0 || way.level > MOST_LEVEL) return 'noLevel';
  if (way.open !== null && !unlocksOf(way.open)) return 'badOpen';
  if (!isOpen(way.open, `deck:${way.deck}`)) return 'deckClosed';
  if (!levelsOpen(way)) return 'levelClosed';
  return way.challenge === null ? twistFault(way.twists) : challengeFault(way);
}

/** A level is open with all those below it. */
function levelsOpen({ level, open }: Way): boolean {
  for (let at = 1; at <= level; at++) if (!isOpen(open, `level:${at}`)) return false;
  return true;
}

function challengeFault({ challenge, deck, twists: own, open }: Way): WayRefusal | null {
  if (challenge === null || !isChallengeId(challenge)) return 'noChallenge';
  if (!isOpen(open, `challenge:${challenge}`)) return 'challengeClosed';
  if (deck !== 'carpenter') return 'challengeHasDeck';
  return own.length > 0 ? 'challengeHasTwists' : null;
}

function twistFault(list: readonly TwistId[]): WayRefusal | null {
  if (!list.every(isTwistId)) return 'noTwist';
  if (new Set(list).size !== list.length) return 'sameTwist';
  if (list.length > MOST_TWISTS) return 'tooManyTwists';
  const clash = list.some(one => list.some(other => twists[one].not.includes(other)));
  return clash ? 'twistsClash' : null;
}

type Words = Readonly<Partial<Record<string, string | undefined>>>;

/** The way that words of a setup name; null when it is none. */
export function readWay(words: Words): Way | null {
  const list = words['twists'] === undefined ? [] : words['twists'].split(',');
  const way = {
    deck: words['deck'] ?? 'carpenter',
    level: Number(words['level'] ?? 0),
    challenge: words['challenge'] ?? null,
    twists: list,
    open: words['open'] ?? null,
  } as Way;
  return wayFault(way) ? null : way;
}

/** The deck a run begins with: a challenge names its own. */
export function deckOf({ challenge, deck }: Way): DeckId {
  return challenge === null ? deck : challenges[challenge].deck;
}

/** Sources of all that a way puts in force from the start. */
export function conditionsOf(way: Way): string[] {
  const twisted = way.challenge === null ? way.twists : challenges[way.challenge].twists;
  return [
    `deck:${deckOf(way)}`,
    ...Array.from({ length: way.level }, (_, i) => `level:${i + 1}`),
    ...twisted.map(id => `twist:${id}`),
  ];
}

/** What the run begins with. */
export function startCards(way: Way): readonly string[] {
  return decks[deckOf(way)].cards;
}
