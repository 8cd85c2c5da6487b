import type { Standing } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import { endTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { fill } from '@minoya/kernel';
import { type Localized, say } from '../../../i18n/lang.ts';
import { type Person, personAt } from '../../../stage/seating.ts';
import { signed } from '../text.ts';
import { CardBack, cardName, CardPicture, SeatMark } from '../table/Pictures.tsx';
import { beatsOf, type Told, toldOf } from './ceremony.ts';
import { endedByResignation, placesOf } from './places.ts';

const ranks: readonly Localized[] = [
  { ja: '1位', en: '1st' },
  { ja: '2位', en: '2nd' },
  { ja: '3位', en: '3rd' },
  { ja: '4位', en: '4th' },
];

const words = {
  rank: (n: number): Localized => ranks[n - 1] ?? fill({ ja: '{n}位', en: '{n}th' }, { n }),
  done: { ja: '完成', en: 'completed' },
  penalty: { ja: '仕上げ', en: 'finishing' },
  unfinished: { ja: '未完成', en: 'not done' },
  resigned: { ja: '投了', en: 'resigned' },
  soFar: (n: number): Localized =>
    fill({ ja: '終わったときの完成パズル {n}点', en: '{n} pt completed when it ended' }, { n }),
  tieCards: { ja: '同点のため、完成パズルの多い順です。', en: 'Equal points: more completed puzzles rank higher.' },
  tiePieces: {
    ja: '点も完成パズルも同じため、残ったピースの多い順です。',
    en: 'Equal points and puzzles: more pieces left rank higher.',
  },
  tieShared: {
    ja: '点も完成パズルもピースも同じなので、同じ順位です。',
    en: 'Equal in everything: the rank is shared.',
  },
} as const;

/** The sentence that explains a tie; null when nobody is level on points. */
export function tieText(all: readonly Standing[]): Localized | null {
  const cards = (one: Standing) => one.white + one.black;
  for (const [i, one] of all.entries()) {
    const next = all[i + 1];
    if (!next || next.final !== one.final) continue;
    if (cards(next) !== cards(one)) return words.tieCards;
    return next.pieces !== one.pieces ? words.tiePieces : words.tieShared;
  }
  return null;
}

interface StandingsProps {
  readonly state: State;
  readonly people: readonly Person[];
  /** How many beats of the ceremony have been told; all of them unless said otherwise. */
  readonly beats?: number;
}

/** Everybody's cards and sum: in playing order while they are told, and when all is told. */
export function Standings({ state, people, beats = Number.POSITIVE_INFINITY }: StandingsProps): JSX.Element {
  const whole = beatsOf(state, people);
  const told = whole.slice(0, beats);
  const over = told.length === whole.length;
  const all = placesOf(state, people);
  const early = endedByResignation(state, people);
  const tie = over && !early ? tieText(all.filter(one => !personAt(people, one.seat).resigned)) : null;
  const seats = state.order.flatMap(seat => all.filter(one => one.seat === seat));
  // As soon as the places are told they stand by them, the winner first.
  const shown = over ? all : seats;
  return (
    <div class="standings" data-over={over}>
      {state.ending ? <p class="small standings-why">{say(endTexts[state.ending.reason])}</p> : null}
      <ol class="standing-list" data-count={seats.length}>
        {shown.map(one => (
          <Row
            key={one.seat}
            one={one}
            state={state}
            told={toldOf(state, one.seat, told, people)}
            person={personAt(people, one.seat)}
            over={over}
            early={early}
          />
        ))}
      </ol>
      {tie ? <p class="small">{say(tie)}</p> : null}
    </div>
  );
}

/** Hidden points stay hidden where the game ended before its rules opened them. */
const isVeiled = (state: State, seat: number): boolean =>
  state.players[seat]?.done.some(one => one.card === null) ?? false;

interface RowProps {
  readonly one: Standing;
  readonly state: State;
  readonly told: Told;
  readonly person: Person;
  readonly over: boolean;
  /** Nothing was counted. */
  readonly early: boolean;
}

function Row({ one, state, told, person, over, early }: RowProps) {
  return (
    <li class="standing" data-rank={told.rank ?? 'open'} data-seat={one.seat}>
      <div class="standing-head">
        <span class="rank-badge" data-rank={told.rank ?? 'open'}>
          {told.rank === null ? '' : say(words.rank(told.rank))}
        </span>
        <SeatMark seat={one.seat} person={person} />
        <b class="grow">{say(person.name)}</b>
        <Note person={person} />
        {early ? null : (
          <span key={told.sum} class="num standing-final" data-final>
            {signed(told.sum)}
          </span>
        )}
      </div>
      <p class="num small standing-sum" data-sum={over} aria-hidden={!over}>
        {early && !isVeiled(state, one.seat) ? say(words.soFar(one.done)) : null}
        {over && !early ? (
          <>
            {signed(one.final)} = {one.done} <small>{say(words.done)}</small> − {one.penalty}{' '}
            <small>{say(words.penalty)}</small> − {one.unfinished} <small>{say(words.unfinished)}</small>
          </>
        ) : null}
      </p>
      <Cards state={state} seat={one.seat} told={told} />
    </li>
  );
}

/** Who gave the game up, and whose seat a bot was playing when it ended. */
function Note({ person: { kind, badge, resigned } }: { person: Person }) {
  const note = resigned ? words.resigned : kind === 'person' ? badge : null;
  return note ? <span class="badge">{say(note)}</span> : null;
}

/** What was completed and what was not; backs, until their turn has come. */
function Cards({ state, seat, told }: { state: State; seat: number; told: Told }) {
  const player = state.players[seat];
  const left = (player?.working ?? []).flatMap(work => (work ? [work] : []));
  return (
    <ul class="standing-cards">
      {player?.done.map((done, i) => (
        <li key={`d${i}`} class="flip" data-open={i < told.cards} aria-label={done.card ? cardName(done.card) : ''}>
          {done.card && i < told.cards ? (
            <CardPicture card={done.card} placed={done.placed} />
          ) : (
            <CardBack colour={done.colour} />
          )}
        </li>
      ))}
      {left.map((work, i) => (
        <li
          key={`w${i}`}
          class="flip unfinished"
          data-open={i < told.unfinished}
          aria-label={`${say(words.unfinished)} ${cardName(work.card)}`}
        >
          <CardPicture card={work.card} placed={work.placed} />
          <span class="unfinished-badge">{say(words.unfinished)}</span>
        </li>
      ))}
    </ul>
  );
}
