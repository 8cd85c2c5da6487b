import './css/rules.css';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { optionRows, setupFor } from '@minoya/games/polyform/setup';
import { ACTIONS_PER_TURN, start } from '@minoya/games/polyform/start';
import { actionTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { fill } from '@minoya/kernel';
import { type Localized, say } from '../../i18n/lang.ts';
import { untimed } from '../../online/untimed.ts';
import { newTable } from './entry/new-table.ts';
import { SeatPieces } from './table/Others.tsx';
import { CardPicture, PieceSign } from './table/Pictures.tsx';

interface Section {
  readonly id: string;
  readonly lines: readonly Localized[];
}

const { ends } = setupFor(2);

const sections: readonly Section[] = [
  {
    id: 'turn',
    lines: [
      fill(
        {
          ja: '1ターンに{n}アクションできます。同じアクションを続けてもかまいません。',
          en: '{n} actions a turn, in any order, the same one more than once if you like.',
        },
        { n: ACTIONS_PER_TURN },
      ),
      {
        ja: 'リサイクルできるのは、その色の山札に4枚以上あるときだけです。',
        en: 'You can recycle a colour only while its deck has four puzzles or more.',
      },
    ],
  },
  {
    id: 'complete',
    lines: [
      {
        ja: '形のマスがすべて埋まると完成です。点を得て、使ったピースが全部戻り、報酬ピースを1つ獲得します。',
        en: 'Fill the whole shape: you score its points, every piece comes back, and you get the reward piece.',
      },
      {
        ja: '報酬ピースがストックになければ、同じマス数の別のピースを選びます。',
        en: 'If the supply has no such piece left, choose another of its size.',
      },
      { ja: '置いたピースは、完成するまで動かせません。', en: 'A placed piece stays until its puzzle is completed.' },
    ],
  },
  {
    id: 'trade',
    lines: [
      {
        ja: '変える前と後のマス数は同じです。変えた後の形は選べます。',
        en: 'You get as many cells as you give. You choose the shapes.',
      },
      { ja: 'ストックにないピースにはできません。', en: 'You cannot get a piece of which the supply has none left.' },
    ],
  },
  {
    id: 'end',
    lines: [
      fill(
        {
          ja: '誰かが白を{white}枚か黒を{black}枚完成させるか、山札がなくなると最終ラウンドです。',
          en: '{white} white or {black} black completed puzzles, or an empty deck, start the final round.',
        },
        { white: ends.white, black: ends.black },
      ),
      {
        ja: 'その人は自分のターンを最後までして、ほかの人はあと1ターンずつです。',
        en: 'That player ends the turn; everybody else has one more.',
      },
    ],
  },
  {
    id: 'finishing',
    lines: [
      {
        ja: '最後に、手持ちピースを作業中パズルに置けます。1個につき−1点です。報酬ピースも、戻るピースもありません。',
        en: 'At the end you may place pieces for −1 point each. No reward, nothing comes back.',
      },
      {
        ja: '点 = 完成パズル − 仕上げ − 未完成パズル。',
        en: 'Score = completed puzzles − finishing − incomplete puzzles.',
      },
      {
        ja: '同点なら、完成パズル、残ったピースの順に比べます。',
        en: 'Ties go to more completed puzzles, then to more pieces left.',
      },
    ],
  },
  {
    id: 'undo',
    lines: [
      {
        ja: '作業中パズルへの試し置きは、いつでも何度でもできます。ほかの人には見えません。',
        en: 'Plan on your own puzzles at any time. Nobody else sees it.',
      },
      {
        ja: '確定したアクションも、新しいパズルが見えるかターンが終わるまでは戻せます。',
        en: 'Undo reaches back until a new puzzle appears or the turn ends.',
      },
    ],
  },
  {
    id: 'options',
    lines: optionRows.map(row => row.rule),
  },
  {
    id: 'rooms',
    lines: [
      fill({ ja: 'ターンタイマーあり：{how}', en: 'With a turn timer: {how}' }, { how: untimed.timedEnds }),
      untimed.timedAway,
      untimed.untimedAway,
      untimed.untimedIdle,
    ],
  },
];

function Lines({ section }: { section: Section }): JSX.Element {
  return (
    <>
      {section.lines.map(line => (
        <p key={line.en}>{say(line)}</p>
      ))}
      {section.id === 'turn' ? <ActionList /> : null}
      {section.id === 'end' ? <Decks /> : null}
      {section.id === 'options' ? <StartTable /> : null}
    </>
  );
}

function ActionList() {
  const shown = ['take', 'gain', 'place', 'up', 'down', 'recycle', 'master'] as const;
  return (
    <dl class="rule-actions">
      {shown.map(id => (
        <div key={id}>
          <dt>{say(actionTexts[id])}</dt>
          <dd>{say(actionTexts[id].hint)}</dd>
        </div>
      ))}
    </dl>
  );
}

const counts = [2, 3, 4];

/** Puzzles of a colour in the usual game for so many, the market among them. */
const inGame = (seats: number, colour: 'white' | 'black'): number => {
  const { market, deck } = start(newTable(seats), 'rules');
  return market[colour].length + deck[colour].length;
};

/** How many puzzles there are, and which deck ends the game. */
export const deckTexts = (): readonly Localized[] => [
  fill(
    {
      ja: '山札は白{white}枚。黒は2人で{two}枚、3人で{three}枚、4人で{four}枚です（どちらも最初の場の4枚を含む）。',
      en: 'There are {white} white puzzles, and {two} black ones with two players, {three} with three, {four} with four (the first four on the table included).',
    },
    { white: inGame(2, 'white'), two: inGame(2, 'black'), three: inGame(3, 'black'), four: inGame(4, 'black') },
  ),
  {
    ja: '白でも黒でも、どちらかの山札がなくなれば最終ラウンドです。',
    en: 'Whichever deck runs out first, white or black, starts the final round.',
  },
];

function Decks() {
  return (
    <>
      {deckTexts().map(line => (
        <p key={line.en}>{say(line)}</p>
      ))}
    </>
  );
}

/** What everybody starts with in a new game, as it is dealt. */
function StartTable() {
  const tables = counts.map(seats => start(newTable(seats), 'rules'));
  return (
    <table class="rule-starts small">
      <caption>{say({ ja: '新しいゲームの初期ピース', en: 'First pieces in a new game' })}</caption>
      <thead>
        <tr>
          <th scope="col">{say({ ja: '人数', en: 'Players' })}</th>
          {counts.map(seats => (
            <th key={seats} scope="col">
              {seats}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tables.at(-1)?.order.map((_, place) => (
          <tr key={place}>
            <th scope="row">{say(fill({ ja: '{n}番目', en: '{n}.' }, { n: place + 1 }))}</th>
            {tables.map(({ order, players }, i) => {
              const player = players[order[place] ?? -1];
              return <td key={i}>{player ? <SeatPieces player={player} /> : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Goal() {
  return (
    <>
      <p>
        {say({
          ja: 'パズルの形にピースをはめて完成させ、点とピースを増やします。',
          en: 'Fit pieces into puzzles to score and to gather more pieces.',
        })}
      </p>
      <p class="rule-cards">
        <CardPicture card="w10" />
        <CardPicture card="b02" />
      </p>
      <p class="small quiet">
        {say({
          ja: '左上が点、右上が報酬ピースです。白はやさしく2点まで、黒は難しく3点から5点。',
          en: 'Top left: points. Top right: the reward piece. White is easy, 0–2 points; black is hard, 3–5.',
        })}
      </p>
      <ul class="seat-pieces big">
        {pieceIds.map(id => (
          <li key={id}>
            <PieceSign id={id} />
            <span class="small">
              {say(pieces[id].text)} ×{pieces[id].stock}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What one page of the rules says. */
export function RuleContent({ id }: { id: string }): JSX.Element | null {
  const section = sections.find(one => one.id === id);
  return section ? <Lines section={section} /> : <Goal />;
}
