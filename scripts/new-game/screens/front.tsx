import type { Front } from '../../../apps/web/src/games/front.ts';
import { Mosaic } from '../../../apps/web/src/tile/Mosaic.tsx';

/** AKARI on the home page. */
export const front: Front = {
  id: 'akari',
  order: 0,
  name: { ja: 'AKARI', en: 'AKARI' },
  strips: { ja: ['A', 'K', 'AR', 'I'], en: ['A', 'K', 'AR', 'I'] },
  crest: 'M24 12A10 10 0 0 1 30 30V34H18V30A10 10 0 0 1 24 12ZM20 38H28',
  cloth: '#5b3a6e',
  line: {
    ja: '灯りをひとつ押すと、となりもいっしょに変わります。すべて消してください。',
    en: 'Pressing a lamp turns its neighbours too. Put them all out.',
  },
  players: { ja: 'ひとり', en: 'Solo' },
  links: [],
  Art: () => <Mosaic cols={3} rows={art} />,
};

const art = {
  marks: { '*': { fill: 'Y', pattern: 'hishi' } },
  rows: ['.*.', '***', '.*.'],
} as const;
