/** First words of addresses that lead to a page of the house; a game's word is its id. */
export const pageNames = [
  'settings',
  'records',
  'daily',
  'd',
  'ranks',
  'help',
  'about',
  'profile',
  'styleguide',
] as const;
