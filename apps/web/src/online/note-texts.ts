import { fill } from '@minoya/kernel';
import type { Localized } from '../i18n/lang.ts';
import type { ChairNote } from './chair-notes.ts';
import { text } from './text.ts';

/** What becomes of one's seat while the line is broken: in full, and where there is one line for it. */
export const lineTexts: Readonly<
  Record<'covered' | 'clock', { readonly long: Localized; readonly short: Localized }> & {
    /** In so many seconds, as far as it is known here. */
    readonly soon: (n: number) => { readonly long: Localized; readonly short: Localized };
  }
> = {
  soon: n => ({
    long: fill(
      {
        ja: 'あと約{n}秒つながらないと、戻るまでAIがあなたの席を続けます。',
        en: 'If it is not back in about {n} s, a bot plays your seat until you are.',
      },
      { n },
    ),
    short: fill(
      { ja: '接続が切れました。あと約{n}秒でAIに代わります', en: 'Connection lost. Bot in about {n} s' },
      { n },
    ),
  }),
  covered: {
    long: {
      ja: '1分を過ぎました。AIが代わっていても、戻ればすぐあなたの席です。',
      en: 'It has been a minute. If a bot has taken over, the seat is yours again as soon as you are back.',
    },
    short: { ja: '接続が切れて1分。戻ればすぐあなたの席です', en: 'Offline for a minute. The seat stays yours' },
  },
  clock: {
    long: {
      ja: 'ターンタイマーは進みます。時間切れでターンが終わり、その後は、戻るまでAIが代わります。',
      en: 'Your turn timer runs on. When it runs out, the turn ends, and a bot plays from then on until you are back.',
    },
    short: { ja: '接続が切れました。タイマーは進みます', en: 'Connection lost. Your turn timer runs on' },
  },
};

/** What a host is asked who would not wait. */
export const notYetAgain = (names: Localized): Localized =>
  fill(
    {
      ja: '{names}はまだ「もう一度プレイ」を押していません。待たずに始めますか？',
      en: 'Not pressed “Play again” yet: {names}. Start without waiting?',
    },
    { names },
  );

/** What the log says of somebody's chair. */
export const noteTexts: Record<ChairNote['note'], (who: Localized) => Localized> = {
  away: who => fill({ ja: '{who}：切断中のためAIに代わりました', en: '{who} is away; a bot plays' }, { who }),
  idle: who =>
    fill(
      { ja: '{who}：操作がないため、このターンはAIが代わります', en: '{who} did not play; a bot plays this turn' },
      { who },
    ),
  left: who => fill({ ja: '{who}：退出。AIが続けます', en: '{who} left; a bot plays on' }, { who }),
  resigned: who => fill({ ja: '{who}：投了しました', en: '{who} resigned' }, { who }),
  back: who => fill({ ja: '{who}：戻りました', en: '{who} is back' }, { who }),
  host: text.newHost,
  lent: who =>
    fill({ ja: '{who}が、ホストが戻るまでのホストです', en: '{who} is the host until the host is back' }, { who }),
};

/** The same to the one whom it concerns. */
export const ownNoteTexts: Record<keyof typeof noteTexts, Localized> = {
  away: { ja: 'あなた：切断中のためAIに代わりました', en: 'You were away; a bot plays' },
  idle: { ja: 'あなた：操作がないため、このターンはAIが代わります', en: 'You did not play; a bot plays this turn' },
  left: { ja: 'あなた：退出。AIが続けます', en: 'You left; a bot plays on' },
  resigned: { ja: 'あなた：投了しました', en: 'You resigned' },
  back: { ja: 'あなた：戻りました', en: 'You are back' },
  host: text.youHost,
  lent: { ja: 'ホストが戻るまで、あなたがホストです', en: 'You are the host until the host is back' },
};
