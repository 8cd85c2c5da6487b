import type { ComponentChildren } from 'preact';
import type { Both } from '../../../i18n/lang.ts';

/** One of the ten views: a picture of ten tiles, five across and two down, each 100 × 100. */
export interface View {
  readonly name: Both;
  readonly picture: ComponentChildren;
}

const white = '#f9f7f2';
const navy = '#17408b';
const water = '#67adef';
const pine = '#1f7d6e';
const red = '#cb3d22';
const gold = '#e6ac22';
const ink = '#1f1b16';
const stone = '#8b8478';
const line = { fill: 'none', stroke: ink, 'stroke-width': 3, 'stroke-linejoin': 'round' } as const;

const sky = (fill: string) => <path d="M0 0H500V200H0Z" fill={fill} />;
const many = (count: number, draw: (i: number) => ComponentChildren) => Array.from({ length: count }, (_, i) => draw(i));

const blossom = (x: number, y: number, r: number) => (
  <g key={`${x},${y}`}>
    <circle cx={x} cy={y} r={r} fill="#f4b8b0" stroke={ink} stroke-width="2" />
    <circle cx={x} cy={y} r={r / 3} fill={red} />
  </g>
);

const waves = (y: number, fill: string) => (
  <path
    d={`M0 ${y}${many(10, () => 'q12.5 -14 25 0t25 0').join('')}V200H0Z`}
    fill={fill}
    stroke={ink}
    stroke-width="2.5"
  />
);

const bamboo = (x: number, width: number, fill: string) => (
  <g key={x} stroke={ink} stroke-width="2.5" fill={fill}>
    <path d={`M${x} 0H${x + width}V200H${x}Z`} />
    {many(5, i => (
      <path key={i} d={`M${x - 2} ${20 + i * 42 + (x % 17)}h${width + 4}`} />
    ))}
  </g>
);

const roof = (x: number, y: number, w: number) => (
  <g key={x} stroke={ink} stroke-width="2.5" stroke-linejoin="round">
    <path d={`M${x + 8} ${y}h${w - 16}V200h-${w - 16}Z`} fill={white} />
    <path d={`M${x - 8} ${y}L${x + 14} ${y - 26}H${x + w - 14}L${x + w + 8} ${y}Z`} fill={navy} />
    <path d={`M${x + w / 2 - 7} ${y + 14}h14v18h-14Z`} fill={gold} />
  </g>
);

/** In the order of the stages: one to ten, eleven to twenty, and so on. */
export const views: readonly View[] = [
  {
    name: { ja: '里の春', en: 'Village in spring' },
    picture: (
      <>
        {sky('#f6e3c5')}
        <circle cx="395" cy="52" r="30" fill={red} stroke={ink} stroke-width="3" />
        <path d="M0 130Q90 60 190 118T360 108T500 96V200H0Z" fill="#9cc6a8" stroke={ink} stroke-width="3" />
        <path d="M0 160Q130 112 260 158T500 140V200H0Z" fill={pine} stroke={ink} stroke-width="3" />
        <path d="M62 200Q74 120 58 84M66 132Q100 112 128 108M62 112Q38 92 22 88" {...line} stroke-width="7" />
        {blossom(58, 78, 13)}
        {blossom(92, 112, 10)}
        {blossom(130, 104, 13)}
        {blossom(20, 84, 12)}
        {blossom(84, 66, 9)}
        {blossom(38, 58, 10)}
        <path d="M250 160h44v-20l-22-16-22 16Z" fill={white} stroke={ink} stroke-width="3" />
        <path d="M242 142 272 118 302 142" {...line} stroke-width="6" />
      </>
    ),
  },
  {
    name: { ja: '初氷の池', en: 'First ice' },
    picture: (
      <>
        {sky('#dfe9ee')}
        <path d="M0 92Q60 56 130 88T280 82T500 90V200H0Z" fill="#b9cdd6" stroke={ink} stroke-width="3" />
        <path d="M0 124H500V200H0Z" fill={water} stroke={ink} stroke-width="3" />
        <path d="M30 150 70 138 122 146 108 168 48 172Z" fill={white} stroke={ink} stroke-width="2.5" />
        <path d="M180 142 236 134 262 150 214 162Z" fill={white} stroke={ink} stroke-width="2.5" />
        <path d="M300 166 352 150 412 158 396 184 318 188Z" fill={white} stroke={ink} stroke-width="2.5" />
        <path d="M430 140 476 134 500 142V156L448 160Z" fill={white} stroke={ink} stroke-width="2.5" />
        <path d="M66 152 84 160 78 170M346 160 356 176 380 178" {...line} stroke-width="1.8" />
        <path d="M400 124V30M400 66 430 40M400 84 370 56M400 48 418 26M430 40 448 42" {...line} stroke-width="5" />
        <path d="M150 124V62M150 90 128 70M150 80 170 62" {...line} stroke-width="4" />
        <circle cx="70" cy="40" r="18" fill={gold} stroke={ink} stroke-width="3" />
      </>
    ),
  },
  {
    name: { ja: '橋に雨', en: 'Bridge in rain' },
    picture: (
      <>
        {sky('#b8c4cc')}
        <path d="M0 96 70 58 120 86 200 40 290 92 360 64 500 104V200H0Z" fill="#7f95a3" stroke={ink} stroke-width="3" />
        {waves(164, navy)}
        <path d="M40 160Q250 40 460 160V176Q250 62 40 176Z" fill={red} stroke={ink} stroke-width="3" />
        <path d="M52 138Q250 22 448 138" {...line} stroke-width="4" />
        {many(9, i => {
          const x = 70 + i * 45;
          const y = 160 - 60 * (1 - ((x - 250) / 210) ** 2);
          return <path key={i} d={`M${x} ${y - 22}V${y + 6}`} {...line} stroke-width="4" />;
        })}
        {many(26, i => (
          <path
            key={i}
            d={`M${(i * 67) % 500} ${(i * 41) % 120}l-10 34`}
            fill="none"
            stroke={white}
            stroke-width="2.5"
          />
        ))}
      </>
    ),
  },
  {
    name: { ja: '雪の峠', en: 'Snowy pass' },
    picture: (
      <>
        {sky('#cfdcec')}
        <path d="M-20 200 120 40 220 150 330 24 520 200Z" fill={navy} stroke={ink} stroke-width="3" />
        <path d="M120 40 84 82 104 76 118 92 136 74 156 80Z" fill={white} stroke={ink} stroke-width="2.5" />
        <path d="M330 24 280 82 304 74 322 94 344 72 366 88 384 76Z" fill={white} stroke={ink} stroke-width="2.5" />
        <path d="M0 170Q120 132 250 168T500 152V200H0Z" fill={white} stroke={ink} stroke-width="3" />
        {many(5, i => (
          <path
            key={i}
            d={`M${40 + i * 108} 186l18-40 18 40ZM${44 + i * 108} 168l14-30 14 30Z`}
            fill={pine}
            stroke={ink}
            stroke-width="2.5"
          />
        ))}
        {many(22, i => (
          <circle key={i} cx={(i * 83) % 500} cy={(i * 37) % 130} r={i % 3 === 0 ? 4 : 2.6} fill={white} />
        ))}
      </>
    ),
  },
  {
    name: { ja: '竹の小径', en: 'Bamboo path' },
    picture: (
      <>
        {sky('#e3ecc9')}
        <path d="M200 200Q240 150 236 112T262 60L280 60Q270 110 300 146T330 200Z" fill="#f3ecdf" stroke={ink} stroke-width="3" />
        {bamboo(14, 18, '#7fb28a')}
        {bamboo(58, 22, pine)}
        {bamboo(112, 16, '#7fb28a')}
        {bamboo(158, 24, pine)}
        {bamboo(336, 20, '#7fb28a')}
        {bamboo(378, 26, pine)}
        {bamboo(430, 16, '#7fb28a')}
        {bamboo(470, 20, pine)}
        <path d="M90 52q34-26 58-14q-20 22-58 14ZM404 80q-36-26-60-12q22 22 60 12ZM186 120q30-16 50-4q-18 16-50 4ZM462 132q-32-18-52-6q18 18 52 6Z" fill="#4f9b7a" stroke={ink} stroke-width="2.5" />
      </>
    ),
  },
  {
    name: { ja: '霜の朝', en: 'Frosty morning' },
    picture: (
      <>
        {sky('#f3d9b8')}
        <circle cx="250" cy="96" r="46" fill={gold} stroke={ink} stroke-width="3" />
        <path d="M0 104Q120 84 250 100T500 92V200H0Z" fill="#a9b98f" stroke={ink} stroke-width="3" />
        {many(6, i => (
          <path key={i} d={`M250 106L${-120 + i * 148} 200`} {...line} stroke-width="3" />
        ))}
        {many(4, i => (
          <path key={i} d={`M0 ${118 + i * 22}H500`} fill="none" stroke={white} stroke-width={3 + i} stroke-dasharray="16 12" />
        ))}
        <path d="M70 112V70M52 82H88M430 108V62M410 76H450" {...line} stroke-width="5" />
        <path d="M52 82 60 100H80L88 82ZM410 76 419 96H441L450 76Z" fill={red} stroke={ink} stroke-width="2.5" />
        <path d="M60 70a10 10 0 1 1 20 0ZM420 62a10 10 0 1 1 20 0Z" fill={white} stroke={ink} stroke-width="2.5" />
      </>
    ),
  },
  {
    name: { ja: '岩の浜', en: 'Rocky shore' },
    picture: (
      <>
        {sky('#dcebf3')}
        {waves(96, '#a8d0ee')}
        {waves(126, water)}
        <path d="M20 160 52 92 96 84 128 132 150 162Z" fill={stone} stroke={ink} stroke-width="3" />
        <path d="M60 160 74 118 96 84M96 120 112 140" {...line} stroke-width="2" />
        <path d="M356 168 380 110 424 78 462 112 490 168Z" fill={stone} stroke={ink} stroke-width="3" />
        <path d="M424 78 412 118 430 140M400 168 398 140" {...line} stroke-width="2" />
        <path d="M210 150 232 126 262 124 282 152Z" fill="#a79f92" stroke={ink} stroke-width="3" />
        {waves(158, navy)}
        <path d="M424 78Q404 44 432 20M428 48 452 40M426 58 404 50" {...line} stroke-width="4" />
        <path d="M404 40q24-18 46-2q14-18 32 2q-24 12-40 6q-20 8-38-6Z" fill={pine} stroke={ink} stroke-width="2.5" />
      </>
    ),
  },
  {
    name: { ja: '月の湖', en: 'Lake under the moon' },
    picture: (
      <>
        {sky('#22345c')}
        <circle cx="140" cy="54" r="34" fill="#f4e6b0" stroke={ink} stroke-width="3" />
        <path d="M0 112 80 84 170 108 260 70 350 106 430 86 500 104V200H0Z" fill="#16233f" stroke={ink} stroke-width="3" />
        <path d="M0 118H500V200H0Z" fill={navy} stroke={ink} stroke-width="3" />
        {many(6, i => (
          <path key={i} d={`M${112 - i * 5} ${130 + i * 11}H${168 + i * 5}`} fill="none" stroke="#f4e6b0" stroke-width="4" />
        ))}
        {many(9, i => (
          <path
            key={i}
            d={`M${330 + i * 18} 200Q${334 + i * 18} ${150 - (i % 3) * 14} ${344 + i * 18} ${118 - (i % 4) * 10}`}
            fill="none"
            stroke="#8fb89a"
            stroke-width="4"
          />
        ))}
        <path d="M220 152h76l-14 18h-48ZM256 152V104L290 146Z" fill={white} stroke={ink} stroke-width="2.5" />
        {many(12, i => (
          <circle key={i} cx={(i * 97 + 230) % 500} cy={(i * 29) % 62} r="2" fill={white} />
        ))}
      </>
    ),
  },
  {
    name: { ja: '鉄橋の夕', en: 'Iron bridge at dusk' },
    picture: (
      <>
        {sky('#eeb184')}
        <circle cx="250" cy="104" r="40" fill={red} stroke={ink} stroke-width="3" />
        <path d="M0 110 90 92 170 112 330 96 420 114 500 100V150H0Z" fill="#a9646a" stroke={ink} stroke-width="3" />
        {waves(160, '#4a5f8f')}
        <path d="M0 116H500V132H0Z" fill="#aeb6bf" stroke={ink} stroke-width="3" />
        <path d="M0 116 0 70Q125 20 250 70T500 70V116" {...line} stroke-width="5" />
        {many(11, i => (
          <path key={i} d={`M${i * 50} 116V${70 - 24 * Math.abs(Math.sin((i * Math.PI) / 5))}`} {...line} stroke-width="3" />
        ))}
        {many(10, i => (
          <path key={i} d={`M${i * 50} 116L${i * 50 + 50} 72`} {...line} stroke-width="2" />
        ))}
        <path d="M118 132H146V186H118ZM354 132H382V186H354Z" fill={stone} stroke={ink} stroke-width="3" />
      </>
    ),
  },
  {
    name: { ja: '百景の町', en: 'Town of a hundred views' },
    picture: (
      <>
        {sky('#bfe0f2')}
        <circle cx="70" cy="46" r="26" fill={red} stroke={ink} stroke-width="3" />
        <path d="M120 150 236 34Q250 24 264 34L400 150Z" fill={navy} stroke={ink} stroke-width="3" />
        <path d="M200 70 236 34Q250 24 264 34L306 70 288 66 272 82 252 64 232 84 216 64Z" fill={white} stroke={ink} stroke-width="2.5" />
        <path d="M0 136Q120 112 250 138T500 124V200H0Z" fill="#9cc6a8" stroke={ink} stroke-width="3" />
        {roof(20, 160, 76)}
        {roof(126, 172, 64)}
        {roof(222, 158, 86)}
        {roof(336, 174, 62)}
        {roof(424, 162, 70)}
        <path d="M300 60q22-16 40 0q18-10 26 6q-34 10-66-6ZM410 40q20-14 36 0q16-8 24 6q-30 8-60-6Z" fill={white} stroke={ink} stroke-width="2.5" />
      </>
    ),
  },
];

/** The view that a stage belongs to, from 0. */
export const viewOf = (stage: number): number => Math.floor((stage - 1) / 10);
