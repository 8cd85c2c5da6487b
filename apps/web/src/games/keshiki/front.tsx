import { Mosaic } from '../../tile/Mosaic.tsx';
import type { Front } from '../front.ts';

/** 消色百景 on the home page. */
export const front: Front = {
  id: 'keshiki',
  name: { ja: '消色百景', en: 'KESHIKI 100' },
  strips: { ja: ['消', '色', '百', '景'], en: ['KE', 'SHI', 'KI', '100'] },
  motif: 'keshiki',
  cloth: 'shu',
  line: {
    ja: 'となり合う同じ模様を消して、百の景色をめぐります。',
    en: 'Clear touching tiles that match, through one hundred views.',
  },
  players: { ja: 'ひとり', en: 'Solo' },
  links: [
    { text: { ja: '枯山水', en: 'Rock garden' }, to: '/keshiki/endless' },
    { text: { ja: '自分の盤', en: 'Own boards' }, to: '/keshiki/own' },
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
