import { Mosaic } from '../../tile/Mosaic.tsx';
import type { Localized } from '../../i18n/lang.ts';
import type { Front } from '../front.ts';

/** ロクマス on the home page. */
export const front: Front & { readonly aided: Localized } = {
  id: 'rokumasu',
  order: 1,
  name: { ja: 'ロクマス', en: 'ROKUMASU' },
  strips: { ja: ['ロ', 'ク', 'マ', 'ス'], en: ['RO', 'KU', 'MA', 'SU'] },
  crest: 'M12 16H20V24H12ZM20 16H28V24H20ZM28 16H36V24H28ZM12 24H20V32H12ZM20 24H28V32H20ZM28 24H36V32H28Z',
  cloth: '#1f4b82',
  line: {
    ja: '6×6の盤にピースをはめ、ラインを消す。レリックを集めて24ラウンドをクリアします。',
    en: 'Fit pieces on a 6×6 board, clear lines, gather relics through 24 rounds.',
  },
  players: { ja: 'ひとり', en: 'Solo' },
  links: [
    { text: { ja: 'チュートリアル', en: 'Tutorial' }, to: '/rokumasu/lesson' },
    { text: { ja: '図鑑', en: 'Collection' }, to: '/rokumasu/book' },
  ],
  daily: true,
  aided: { ja: '入門の部', en: 'Starter list' },
  Art: () => <Mosaic cols={6} rows={art} />,
};

const plain = { fill: 'plain' } as const;
const art = {
  marks: {
    '#': plain,
    a: { fill: 'indigo', pattern: 'asanoha' },
    s: { fill: 'bamboo', pattern: 'shippo', seal: 'gold' },
    y: { fill: 'plume', pattern: 'yabane' },
    w: { fill: 'rice', pattern: 'seigaiha', blessing: 'power' },
    i: { fill: 'amber', pattern: 'inazuma', charge: 3 },
    o: { fill: 'stone', pattern: 'kagome' },
    g: { fill: 'plain', mode: 'ghost' },
  },
  rows: ['..a...', '#.##.s', '##y#gg', '.#..gw', 'o###i#', '##.a##'],
} as const;
