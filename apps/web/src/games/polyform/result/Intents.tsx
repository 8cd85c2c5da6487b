import { cardOf } from '@minoya/games/polyform/cards';
import type { CardId } from '@minoya/games/polyform/cards/card';
import type { polyform } from '@minoya/games/polyform/game';
import { completed } from '@minoya/games/polyform/score';
import { fill, type Match } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Localized, say } from '../../../i18n/lang.ts';
import { adviceText } from '../action-text.ts';
import { seatsOf, spawnThinkers } from '../worker/client.ts';
import { machineId, machineName, machineOf } from '../worker/roster.ts';
import type { LastIntent } from './intents.ts';
import { cardIn } from './named-cards.ts';
import { NamedCards } from './NamedCards.tsx';

const words = {
  who: (who: Localized): Localized => fill({ ja: '{who}：', en: '{who}:' }, { who }),
  title: { ja: 'AIのねらい', en: 'What the bots were after' },
  aim: {
    white: (n: number): Localized =>
      fill(
        n === 1
          ? { ja: 'あと白{n}枚で最終ラウンドでした。', en: 'Was {n} white puzzle from the final round.' }
          : { ja: 'あと白{n}枚で最終ラウンドでした。', en: 'Was {n} white puzzles from the final round.' },
        { n },
      ),
    black: (n: number): Localized =>
      fill(
        n === 1
          ? { ja: 'あと黒{n}枚で最終ラウンドでした。', en: 'Was {n} black puzzle from the final round.' }
          : { ja: 'あと黒{n}枚で最終ラウンドでした。', en: 'Was {n} black puzzles from the final round.' },
        { n },
      ),
    points: { ja: '終わりを急がず、点を集めていました。', en: 'Was gathering points, in no hurry to end.' },
    last: { ja: '最終ラウンドでした。', en: 'Played the final round.' },
  },
  card: (card: Localized, n: number): Localized =>
    fill(
      n === 1
        ? { ja: '「{card}」まであと{n}アクション。', en: '“{card}” was {n} action away.' }
        : { ja: '「{card}」まであと{n}アクション。', en: '“{card}” was {n} actions away.' },
      { card, n },
    ),
  next: (what: Localized): Localized =>
    fill({ ja: '最後のターンの始め：{what}。', en: 'Its last turn began with: {what}.' }, { what }),
} as const;

/** How far from ending the game it was when its last turn began. */
function aimText({ aim, ply, seat }: LastIntent, match: Match<typeof polyform>): Localized {
  const { ending, players, setup } = match.at(ply).state;
  const player = players[seat];
  if (ending) return words.aim.last;
  if (aim === 'points' || !player) return words.aim.points;
  return words.aim[aim](setup.ends[aim] - completed(player, aim));
}

function namedIn({ card, next, ply }: LastIntent, match: Match<typeof polyform>): readonly CardId[] {
  const begun = next ? cardIn(next, match.at(ply).state) : null;
  return [...new Set([card, begun].flatMap(one => one ?? []))];
}

interface IntentsProps {
  readonly match: Match<typeof polyform>;
  readonly marks: Readonly<Record<string, number>>;
}

/** What every machine player at the table meant to do when its last turn began. */
export function Intents({ match, marks }: IntentsProps): JSX.Element | null {
  const found = useSignal<readonly LastIntent[]>([]);
  const seats = seatsOf(marks, match.state.players.length);
  const bots = seats.flatMap((mark, seat) => (machineOf(mark) ? [{ seat, bot: machineId(mark) }] : []));
  useEffect(() => {
    if (bots.length === 0) return undefined;
    const thinkers = spawnThinkers();
    void thinkers
      .ask('intend', { replay: match.replay(), bots })
      .then(
        all => {
          found.value = all;
        },
        () => undefined,
      )
      .finally(() => thinkers.close());
    return () => thinkers.close();
  }, [match]);
  if (found.value.length === 0) return null;
  return (
    <section class="stack bot-intents">
      <h3>{say(words.title)}</h3>
      <ul class="stack">
        {found.value.map(intent => (
          <li key={intent.seat} class="small" data-seat={intent.seat} data-aim={intent.aim}>
            <b>{say(words.who(machineName(seats[intent.seat] ?? 0)))}</b> {say(aimText(intent, match))}{' '}
            {intent.card ? say(words.card(cardOf(intent.card).text, intent.away)) : null}{' '}
            {intent.next ? say(words.next(adviceText(intent.next, match.at(intent.ply).state))) : null}
            <NamedCards cards={namedIn(intent, match)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
