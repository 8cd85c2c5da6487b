import { fill } from '@minoya/kernel';
import type { StandInReason } from '@minoya/shared/protocol';
import type { Localized } from '../i18n/lang.ts';
import { text } from './text.ts';

/** What the log says of somebody's chair. */
export const noteTexts: Record<Exclude<StandInReason, 'late'> | 'back' | 'host', (who: Localized) => Localized> = {
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
};

/** The same to the one whom it concerns. */
export const ownNoteTexts: Record<keyof typeof noteTexts, Localized> = {
  away: { ja: 'あなた：切断中のためAIに代わりました', en: 'You were away; a bot plays' },
  idle: { ja: 'あなた：操作がないため、このターンはAIが代わります', en: 'You did not play; a bot plays this turn' },
  left: { ja: 'あなた：退出。AIが続けます', en: 'You left; a bot plays on' },
  resigned: { ja: 'あなた：投了しました', en: 'You resigned' },
  back: { ja: 'あなた：戻りました', en: 'You are back' },
  host: text.youHost,
};
