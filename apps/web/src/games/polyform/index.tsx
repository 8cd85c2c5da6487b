import { polyform } from '@minoya/games/polyform/game';
import { scoreOf, sumOf } from '@minoya/games/polyform/score';
import { MOST_SEATS, readSetup, writeSetup } from '@minoya/games/polyform/setup';
import type { Action, State } from '@minoya/games/polyform/state';
import { actionTexts, phaseTexts } from '@minoya/games/polyform/texts';
import { fill, inside, type Refusals } from '@minoya/kernel';
import { Lazy } from '../../design/lazy.tsx';
import type { Localized } from '../../i18n/lang.ts';
import type { RoomKit } from '../../online/kit.ts';
import type { GameUI } from '../game-ui.ts';
import { EntryPage } from './entry/EntryPage.tsx';
import { newTable } from './entry/new-table.ts';
import { asOthersRead, attend, branchFrom, knownSitters, resignation, seatsOf, sittersOf } from './worker/client.ts';
import { scoreLine } from './result/score-line.ts';
import { kitFor } from './room.tsx';
import { rulePages } from './rules.tsx';
import { Scene } from './scene.tsx';
import { inWords } from './action-text.ts';
import { isPlayed } from './slots.ts';
import { eventEffects } from './event-effects.ts';
import { signed, text } from './text.ts';
import { upShort } from './table/up-short.ts';
import { drawPreviewMark } from './preview-marks.ts';

const later = () => import('./later.ts');
const resultPage = () => later().then(({ ResultPage }) => ResultPage as typeof ResultPage<typeof polyform>);
const course = () => later().then(({ Course }) => Course);
const catalogue = () => later().then(({ Catalogue }) => Catalogue);
const editor = () => later().then(({ Editor }) => Editor);
const lesson = () => later().then(({ LessonScreen }) => LessonScreen);
const outcome = () => later().then(({ Outcome }) => Outcome);
const room = () => later().then(({ RoomScreen }) => RoomScreen as typeof RoomScreen<typeof polyform>);

/** Reasons of the screen, beside those of the rules. */
const screenRefusals: Refusals = {
  masterOne: text.masterOne,
  noFit: text.noFit,
  noFitAny: { ja: '置けるピースがありません。', en: 'No piece fits on your puzzles.' },
  noTradeUp: { ja: 'いまレベルアップできるピースがありません。', en: 'Nothing can be leveled up now.' },
  ...upShort,
  noTradeDown: { ja: 'いまレベルダウンできるピースがありません。', en: 'Nothing can be leveled down now.' },
  turnIt: text.turnHint,
  flipIt: text.flipHint,
  turnFlipIt: text.turnFlipHint,
  turnFirst: text.turnFirst,
  flipFirst: text.flipFirst,
  turnFlipFirst: text.turnFlipFirst,
  noCards: text.noCards,
  endFirst: text.endFirst,
  undoNone: text.undoNone,
  undoGone: text.undoGone,
  undoOther: text.undoOther,
};

/** Words need the table as it was before: which card lay there. Without it the line itself stands. */
function actionText(action: Action, before?: State): Localized {
  if (before) return inWords(action, before);
  if (action.type === 'debug') return fill({ ja: '開発版 {what}', en: 'debug {what}' }, { what: action.what });
  const line = polyform.actions.write(action).split(' ').slice(1).join(' ');
  return fill({ ja: '{type} {line}', en: '{type} {line}' }, { type: actionTexts[action.type], line });
}

function summary(view: State): Localized {
  // What the table shows: deductions are counted when they are due.
  const mine = view.players[0];
  const final = (view.phase === 'ended' || mine?.finished ? sumOf(view, 0).final : mine && scoreOf(mine)) ?? 0;
  const phase = phaseTexts[view.phase];
  return fill(
    { ja: 'ラウンド{round} {phase} {final}点', en: 'Round {round}, {phase}, {final} pt' },
    { round: view.round, phase: inside(phase), final: signed(final) },
  );
}

/** POLYFORM, registered. */
export const ui: GameUI<typeof polyform> & { room: RoomKit<typeof polyform> } = {
  game: polyform,
  name: text.name,
  eventEffects,
  drawPreviewMark,
  Scene,
  setup: writeSetup(newTable(2)),
  screens: {
    '': () => <EntryPage ui={ui} />,
    cards: () => <Lazy load={editor} props={{ ui }} />,
    catalogue: () => <Lazy load={catalogue} props={{}} />,
    lesson: () => <Lazy load={lesson} props={{ ui }} />,
    result: ({ rest }) => <Lazy load={resultPage} props={{ ui, id: rest }} />,
    room: ({ rest }) => <Lazy load={room} props={{ kit: ui.room, rest }} />,
  },
  summary: view => ({ line: summary(view), progress: null }),
  outcome: (view, result, marks) => {
    const seats = seatsOf(marks, view.players.length);
    const me = Math.max(0, seats.indexOf(0));
    const line = scoreLine(view, sittersOf(seats, marks));
    return { score: result.scores[me] ?? sumOf(view, me).final, won: result.winners.includes(me), line };
  },
  resigns: (setup, marks) => resignation(marks, readSetup(setup)?.seats ?? MOST_SEATS),
  records: isPlayed,
  keepsResults: true,
  tellsResult: true,
  people: (setup, marks) => knownSitters(readSetup(setup)?.seats ?? MOST_SEATS, marks),
  asOthersRead: (setup, marks, shop) => asOthersRead(marks, readSetup(setup)?.seats ?? 0, shop),
  branchMarks: (setup, marks, seat) => branchFrom(marks, readSetup(setup)?.seats ?? MOST_SEATS, seat),
  Course: props => <Lazy load={course} props={props} />,
  Result: ({ play }) => <Lazy load={outcome} props={{ play, ui }} />,
  get room() {
    return kit;
  },
  refusals: screenRefusals,
  action: actionText,
  rules: rulePages,
  achievements: () => later().then(({ achievements }) => achievements),
  attend,
  table: (setup, marks) => {
    const seats = seatsOf(marks, readSetup(setup)?.seats ?? MOST_SEATS);
    const people = seats.flatMap((level, seat) => (level === 0 ? [seat] : []));
    return { viewer: people.length > 1 ? 'turn' : (people[0] ?? 0), seats: people };
  },
  keys: [
    { keys: '1 – 9', does: { ja: 'ピースを取る', en: 'Take a piece' } },
    { keys: 'D', does: { ja: '場のパズルを見る', en: 'Look at the market' } },
    { keys: 'C', does: { ja: '試し置きを確定', en: 'Confirm the plan' } },
    { keys: 'G', does: { ja: 'ピース獲得', en: 'Gain a dot' } },
    { keys: 'U / Y', does: { ja: 'レベルアップ／レベルダウン', en: 'Level up, level down' } },
    {
      keys: 'R / F',
      does: {
        ja: '回転／反転（マウスホイール、2本目の指でも）',
        en: 'Rotate, flip (also by wheel or a second finger)',
      },
    },
    { keys: 'M', does: { ja: 'マスターアクション', en: 'Master action' } },
    { keys: 'X', does: { ja: 'リサイクル', en: 'Recycle' } },
    { keys: 'E', does: { ja: 'ターン終了', en: 'End the turn' } },
  ],
};

const kit = kitFor(ui);
