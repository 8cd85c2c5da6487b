import { cardOf } from '@minoya/games/polyform/cards';
import { pieces } from '@minoya/games/polyform/pieces';
import { fill } from '@minoya/kernel';
import type { Localized } from '../../../i18n/lang.ts';
import type { Reason } from './reasons.ts';

/** Why one turn was better than another, in words: one text for one, another for more. */
const words = {
  points: [
    { ja: '理由：そのターンに{n}点多く取れる', en: 'Why: {n} more point that turn' },
    { ja: '理由：そのターンに{n}点多く取れる', en: 'Why: {n} more points that turn' },
  ],
  reward: [
    {
      ja: '理由：「{card}」が完成し、報酬の{piece}が手に入る',
      en: 'Why: “{card}” is completed; its reward is {piece}',
    },
    {
      ja: '理由：「{card}」が完成し、報酬の{piece}が手に入る',
      en: 'Why: “{card}” is completed; its reward is {piece}',
    },
  ],
  sooner: [
    { ja: '理由：「{card}」を{n}アクション早く完成できる', en: 'Why: “{card}” is done {n} action sooner' },
    { ja: '理由：「{card}」を{n}アクション早く完成できる', en: 'Why: “{card}” is done {n} actions sooner' },
  ],
  near: [
    {
      ja: '理由：「{card}」({points}点)があと{n}アクションで完成する',
      en: 'Why: “{card}” (worth {points}) is {n} action from done',
    },
    {
      ja: '理由：「{card}」({points}点)があと{n}アクションで完成する',
      en: 'Why: “{card}” (worth {points}) is {n} actions from done',
    },
  ],
  cells: [
    { ja: '理由：ピースが{n}マス分多くなる', en: 'Why: {n} more cell of pieces' },
    { ja: '理由：ピースが{n}マス分多くなる', en: 'Why: {n} more cells of pieces' },
  ],
} as const;

/** Where nothing on the table tells the two apart at once. */
export const unseenReason = (worth: number): Localized =>
  worth > 0
    ? { ja: '理由：次のターンからの手が良くなる', en: 'Why: it leaves more for the turns to come' }
    : { ja: '理由：次のターンからの手に差が出る', en: 'Why: it would leave more for the turns to come' };

export function reasonText(why: Reason): Localized {
  const n = 'n' in why ? why.n : 1;
  const card = 'card' in why ? cardOf(why.card) : null;
  const [one, more] = words[why.is];
  return fill(n === 1 ? one : more, {
    n,
    card: card?.text ?? '',
    points: card?.points ?? 0,
    piece: 'piece' in why ? pieces[why.piece].text : '',
  });
}
