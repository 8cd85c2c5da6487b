import { type Standing, standings } from '@minoya/games/polyform/score';
import type { State } from '@minoya/games/polyform/state';
import { endTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { fill, listed } from '@minoya/kernel';
import { type Localized, say } from '../../../i18n/lang.ts';
import { type Person, personAt } from '../../../stage/seating.ts';
import { CardBack, cardName, CardPicture, SeatMark } from '../table/Pictures.tsx';

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
  unfinished: { ja: '未完成', en: 'incomplete' },
  tieCards: { ja: '同点のため、完成パズルの多い順です。', en: 'Equal points: more completed puzzles rank higher.' },
  tiePieces: {
    ja: '点も完成パズルも同じため、残ったピースの多い順です。',
    en: 'Equal points and puzzles: more pieces left rank higher.',
  },
  tieShared: {
    ja: '点も完成パズルもピースも同じなので、同じ順位です。',
    en: 'Equal in everything: the rank is shared.',
  },
  why: (reason: Localized): Localized =>
    fill({ ja: '終わりの理由：{reason}', en: 'How it ended: {reason}' }, { reason }),
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

/** Everybody's sum, best first, with the cards that made it. */
export function Standings({ state, people }: { state: State; people: readonly Person[] }): JSX.Element {
  const all = standings(state);
  const tie = tieText(all);
  return (
    <div class="standings">
      {state.ending ? <p class="small">{say(words.why(endTexts[state.ending.reason]))}</p> : null}
      <ol class="standing-list">
        {all.map(one => (
          <Row key={one.seat} one={one} state={state} name={personAt(people, one.seat).name} />
        ))}
      </ol>
      {tie ? <p class="small">{say(tie)}</p> : null}
    </div>
  );
}

function Row({ one, state, name }: { one: Standing; state: State; name: Localized }) {
  const player = state.players[one.seat];
  return (
    <li class="standing" data-rank={one.rank} data-seat={one.seat}>
      <div class="standing-head">
        <span class="rank-badge" data-rank={one.rank}>
          {say(words.rank(one.rank))}
        </span>
        <SeatMark seat={one.seat} />
        <b class="grow">{say(name)}</b>
        <span class="num standing-final" data-final>
          {one.final}
        </span>
      </div>
      <p class="num small standing-sum" data-sum>
        {one.final} = {one.done} <small>{say(words.done)}</small> − {one.penalty} <small>{say(words.penalty)}</small> −{' '}
        {one.unfinished} <small>{say(words.unfinished)}</small>
      </p>
      <ul class="standing-cards">
        {player?.done.map((done, i) => (
          <li key={`d${i}`} class="flip" style={{ '--i': i }} aria-label={done.card ? cardName(done.card) : ''}>
            {done.card ? <CardPicture card={done.card} placed={done.placed} /> : <CardBack colour={done.colour} />}
          </li>
        ))}
        {player?.working.map((work, i) =>
          work ? (
            <li key={`w${i}`} class="flip unfinished" aria-label={`${say(words.unfinished)} ${cardName(work.card)}`}>
              <CardPicture card={work.card} placed={work.placed} />
              <span class="unfinished-badge">{say(words.unfinished)}</span>
            </li>
          ) : null,
        )}
      </ul>
    </li>
  );
}

/** One line for records and sharing: 14–12–9. */
export function scoreLine(state: State, people: readonly Person[]): Localized {
  const all = standings(state);
  const minus = all.some(one => one.final < 0);
  const scores = all.map(one => String(one.final).replace('-', '−')).join(minus ? ' / ' : '–');
  const first = all.filter(one => one.rank === 1);
  const won = first.map(one => personAt(people, one.seat).name);
  return fill({ ja: '{scores}  {names}の勝ち', en: '{scores}  {names} won' }, { scores, names: listed(won) });
}
