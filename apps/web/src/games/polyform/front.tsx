import { Mosaic } from '../../tile/Mosaic.tsx';
import type { Front } from '../front.ts';

/** POLYFORM on the home page. */
export const front: Front = {
  id: 'polyform',
  order: 3,
  name: { ja: 'POLYFORM', en: 'POLYFORM' },
  strips: { ja: ['PO', 'LY', 'FO', 'RM'], en: ['PO', 'LY', 'FO', 'RM'] },
  crest: 'M24 11 35 17.5V30.5L24 37 13 30.5V17.5ZM24 24V37M24 24 35 17.5M24 24 13 17.5',
  cloth: '#2f6b4f',
  line: {
    ja: 'パズルを完成させ、手持ちピースを育てるボードゲーム。2人から4人、AIとも。',
    en: 'Fit pieces into puzzles and gather more of them. 2–4 players or bots.',
  },
  players: { ja: '2〜4人', en: '2–4 players' },
  links: [
    { text: { ja: 'AIと対戦', en: 'Play a bot' }, to: '/polyform/play' },
    { text: { ja: 'ルーム', en: 'Rooms' }, to: '/polyform' },
  ],
  Art: () => <Mosaic cols={6} rows={art} />,
};

const art = {
  marks: {},
  rows: ['......', '.aab..', '.aabb.', 'ccdbee', '.cdde.', '.cdfe.'],
  pieces: { a: 'o4', b: 't4', c: 'v3', d: 's4', e: 'i3', f: 'dot' },
} as const;
