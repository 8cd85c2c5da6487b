import type { Reason, Verdict } from '@minoya/bots/rokumasu/index';
import { fill, type Localized } from '@minoya/kernel';
import { sourceName } from './sources.ts';

/** How bad a placement was, in a word. */
export const verdicts: Readonly<Record<Verdict, Localized>> = {
  blunder: { ja: '大きなミス', en: 'Blunder' },
  mistake: { ja: 'ミス', en: 'Mistake' },
  slip: { ja: '惜しい一手', en: 'Slip' },
};

type Words = { readonly [K in Reason['id']]: (why: Extract<Reason, { id: K }>) => Localized };

const words: Words = {
  wins: () => ({ ja: 'その一手で目標に届きました。', en: 'That one move reaches the target.' }),
  winsThisHand: () => ({
    ja: 'この手札だけで目標に届きました。',
    en: 'Your pieces are enough to reach the target.',
  }),
  stuck: ({ pieces }) =>
    fill(
      {
        ja: '実際の手のあとは、手札の{pieces}枚が置けなくなります。',
        en: 'After your move {pieces} of your pieces fit nowhere.',
      },
      { pieces },
    ),
  relic: ({ relic, points, played }) =>
    fill(
      {
        ja: '「{relic}」がはたらき、この手札で{points}点（実際の手では{played}点）。',
        en: '{relic} acts: your pieces make {points} (after your move, {played}).',
      },
      { relic: sourceName(`relic:${relic}`), points, played },
    ),
  points: ({ points, played }) =>
    fill(
      {
        ja: 'この手札で{points}点取れます（実際の手では{played}点）。',
        en: 'Your pieces can make {points} (after your move, {played}).',
      },
      { points, played },
    ),
  early: ({ lines }) =>
    fill(
      lines === 1
        ? {
            ja: '1ラインをここで消さずに待てば、あとでもっと大きく消せました。',
            en: 'Not clearing this line yet would have led to a bigger clear.',
          }
        : {
            ja: '{lines}ラインをここで消さずに待てば、あとでもっと大きく消せました。',
            en: 'Not clearing these {lines} lines yet would have led to a bigger clear.',
          },
      { lines },
    ),
  pits: ({ cells }) =>
    fill(
      { ja: '囲まれた空きマスが{cells}つ増えません。', en: 'It leaves no new hole ({cells} after your move).' },
      { cells },
    ),
  ready: ({ lines }) =>
    fill(
      { ja: 'あと1マスのラインが{lines}本多く残ります。', en: 'It leaves {lines} more with one cell missing.' },
      { lines },
    ),
  room: () => ({ ja: '次の手札を置ける場所が広く残ります。', en: 'It leaves more room for the next pieces.' }),
};

/** Why the better placement is better, in a sentence. */
export function reasonText(why: Reason): Localized {
  return (words[why.id] as (one: Reason) => Localized)(why);
}
