import { Mosaic } from '../../tile/Mosaic.tsx';
import type { Front } from '../front.ts';

/** 消色百景 on the home page. */
export const front: Front = {
  id: 'keshiki',
  order: 2,
  name: { ja: '消色百景', en: 'KESHIKI 100' },
  strips: { ja: ['消', '色', '百', '景'], en: ['KE', 'SHI', 'KI', '100'] },
  crest: 'M10 34 18 20 24 29 30 16 38 34ZM14 14A4 4 0 1 1 14 14.1Z',
  cloth: '#a8321a',
  line: {
    ja: 'となり合う同じ色を消して、百のステージをめぐります。',
    en: 'Clear touching blocks of one color, through one hundred stages.',
  },
  players: { ja: 'ひとり', en: 'Solo' },
  links: [
    { text: { ja: '石庭めぐり', en: 'Rock Garden' }, to: '/keshiki/endless' },
    { text: { ja: 'みんなの盤', en: 'Gallery' }, to: '/keshiki/gallery' },
    { text: { ja: '自分の盤', en: 'Your boards' }, to: '/keshiki/own' },
  ],
  daily: true,
  Art: () => <Mosaic cols={6} rows={art} />,
};

const art = {
  marks: {
    B: { fill: 'B', pattern: 'seigaiha' },
    L: { fill: 'L', pattern: 'mizutama' },
    G: { fill: 'G', pattern: 'matsuba' },
    R: { fill: 'R', pattern: 'uroko' },
    Y: { fill: 'Y', pattern: 'hishi' },
    W: { fill: 'W', pattern: 'wa' },
    i: { fill: 'L', pattern: 'mizutama', ice: 2 },
    c: { fill: 'Y', pattern: 'hishi', counter: { rule: 'atLeast', n: 5 } },
    k: { fill: 'stone', kind: 'rock' },
  },
  rows: ['...R..', 'BB.RRY', 'BLiRGY', 'BLLGGY', 'WWLGcY', 'kWWBBR'],
} as const;
