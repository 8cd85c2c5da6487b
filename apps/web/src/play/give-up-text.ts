/** What a run that is given up cannot have any more: said before. The server ranks only games that came to their end. */
export const giveUpCosts = {
  ranked: {
    ja: 'リタイアしたランは、何点でもランキングには載りません。載せるには最後まで遊びます。',
    en: 'A run that is given up is not ranked, whatever it scored: only runs played to their end are.',
  },
  day: {
    ja: 'この日の一回はこれで終わりです。ランキングには載らず、このあと同じ日を遊んでも練習になります。',
    en: 'This is your one game of the day: it ends here, unranked, and playing the day again is practice.',
  },
} as const;
