import { gold, ink, line, many, navy, pine, red, roof, sky, stone, type View, water, waves, white } from './paint.tsx';

/** Stages 51 to 100: frost, rocks, moon, iron, the town. */
export const late: readonly View[] = [
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
          <path
            key={i}
            d={`M0 ${118 + i * 22}H500`}
            fill="none"
            stroke={white}
            stroke-width={3 + i}
            stroke-dasharray="16 12"
          />
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
        <path
          d="M0 112 80 84 170 108 260 70 350 106 430 86 500 104V200H0Z"
          fill="#16233f"
          stroke={ink}
          stroke-width="3"
        />
        <path d="M0 118H500V200H0Z" fill={navy} stroke={ink} stroke-width="3" />
        {many(6, i => (
          <path
            key={i}
            d={`M${112 - i * 5} ${130 + i * 11}H${168 + i * 5}`}
            fill="none"
            stroke="#f4e6b0"
            stroke-width="4"
          />
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
          <path
            key={i}
            d={`M${i * 50} 116V${70 - 24 * Math.abs(Math.sin((i * Math.PI) / 5))}`}
            {...line}
            stroke-width="3"
          />
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
        <path
          d="M200 70 236 34Q250 24 264 34L306 70 288 66 272 82 252 64 232 84 216 64Z"
          fill={white}
          stroke={ink}
          stroke-width="2.5"
        />
        <path d="M0 136Q120 112 250 138T500 124V200H0Z" fill="#9cc6a8" stroke={ink} stroke-width="3" />
        {roof(20, 160, 76)}
        {roof(126, 172, 64)}
        {roof(222, 158, 86)}
        {roof(336, 174, 62)}
        {roof(424, 162, 70)}
        <path
          d="M300 60q22-16 40 0q18-10 26 6q-34 10-66-6ZM410 40q20-14 36 0q16-8 24 6q-30 8-60-6Z"
          fill={white}
          stroke={ink}
          stroke-width="2.5"
        />
      </>
    ),
  },
];
