import './rules.css';
import { pieceIds, pieces } from '@minoya/games/polyform/pieces';
import { optionRows, setupFor } from '@minoya/games/polyform/setup';
import { ACTIONS_PER_TURN } from '@minoya/games/polyform/start';
import { actionTexts } from '@minoya/games/polyform/texts';
import type { JSX } from 'preact';
import { fill } from '@minoya/kernel';
import { type Localized, say } from '../../i18n/lang.ts';
import type { RulePage } from '../house.ts';
import { CardPicture, PieceSign } from './Pictures.tsx';

interface Section {
  readonly id: string;
  readonly title: Localized;
  readonly lines: readonly Localized[];
}

const { ends } = setupFor(2);

const sections: readonly Section[] = [
  {
    id: 'turn',
    title: { ja: '番にできること', en: 'On your turn' },
    lines: [
      fill(
        {
          ja: '一番に{n}つ行動できます。同じ行動を続けてもかまいません。',
          en: '{n} actions a turn, in any order, the same one more than once if you like.',
        },
        { n: ACTIONS_PER_TURN },
      ),
    ],
  },
  {
    id: 'complete',
    title: { ja: '札の完成', en: 'Finishing a card' },
    lines: [
      {
        ja: '形のマスがすべて埋まると完成です。点を得て、使ったピースが全部戻り、ごほうびを1つもらいます。',
        en: 'Fill the whole shape: you score its points, every piece comes back, and you get the reward piece.',
      },
      {
        ja: 'ごほうびが在庫切れなら、同じ大きさの別のピースを選びます。',
        en: 'If the reward is out of stock, choose another piece of its size.',
      },
      { ja: '置いたピースは、完成するまで動かせません。', en: 'A placed piece stays until its card is finished.' },
    ],
  },
  {
    id: 'trade',
    title: { ja: '替える', en: 'Trading' },
    lines: [
      {
        ja: '払うマス数と受け取るマス数は同じです。受け取る形は選べます。',
        en: 'You pay as many cells as you get. You choose the shapes.',
      },
      { ja: '在庫にないピースは受け取れません。', en: 'What is out of stock cannot be had.' },
    ],
  },
  {
    id: 'end',
    title: { ja: '最終ラウンド', en: 'The final round' },
    lines: [
      fill(
        {
          ja: '誰かが白を{white}枚か黒を{black}枚完成させるか、山札がなくなると最終ラウンドです。',
          en: '{white} white or {black} black finished cards, or an empty deck, start the final round.',
        },
        { white: ends.white, black: ends.black },
      ),
      {
        ja: 'その人は自分の番を最後までして、ほかの人があと一番ずつします。',
        en: 'That player ends the turn; everybody else has one more.',
      },
    ],
  },
  {
    id: 'finishing',
    title: { ja: '仕上げと点', en: 'Finishing and scoring' },
    lines: [
      {
        ja: '最後に、残ったピースを札に置けます。1個につき−1点です。ごほうびと戻りはありません。',
        en: 'At the end you may place pieces for −1 point each. No reward, nothing comes back.',
      },
      { ja: '点 = 完成した札 − 仕上げ − 未完成の札。', en: 'Score = finished cards − finishing − unfinished cards.' },
      {
        ja: '同点なら、完成した札、残ったピースの順に比べます。',
        en: 'Ties go to more finished cards, then to more pieces left.',
      },
    ],
  },
  {
    id: 'undo',
    title: { ja: '試し置きと戻す', en: 'Planning and undo' },
    lines: [
      {
        ja: '自分の札への試し置きは、いつでも何度でもできます。ほかの人には見えません。',
        en: 'Plan on your own cards at any time. Nobody else sees it.',
      },
      {
        ja: '確定した行動も、新しい札が見えるか番が終わるまでは戻せます。',
        en: 'Undo reaches back until a new card appears or the turn ends.',
      },
    ],
  },
  {
    id: 'options',
    title: { ja: '卓の取り決め', en: 'Options of a table' },
    lines: optionRows.map(row => row.rule),
  },
];

function Lines({ section }: { section: Section }): JSX.Element {
  return (
    <>
      {section.lines.map(line => (
        <p key={line.en}>{say(line)}</p>
      ))}
      {section.id === 'turn' ? <ActionList /> : null}
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

function Goal() {
  return (
    <>
      <p>
        {say({
          ja: '札の形にピースをはめて完成させ、点とピースを増やします。',
          en: 'Fit pieces onto puzzle cards to score and to grow your supply.',
        })}
      </p>
      <p class="rule-cards">
        <CardPicture card="w10" placed={[]} />
        <CardPicture card="b02" placed={[]} />
      </p>
      <p class="small quiet">
        {say({
          ja: '左上が点、右上がごほうびのピースです。白はやさしく2点まで、黒は難しく3点から5点。',
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

export const rulePages: readonly RulePage[] = [
  { id: 'goal', title: { ja: '目的', en: 'The goal' }, Content: Goal },
  ...sections.map(section => ({ id: section.id, title: section.title, Content: () => <Lines section={section} /> })),
];
