import {
  bamboo,
  blossom,
  gold,
  ink,
  line,
  many,
  navy,
  pine,
  red,
  sky,
  type View,
  water,
  waves,
  white,
} from './paint.tsx';

/** Stages 1 to 50: spring, first ice, rain, snow, bamboo. */
export const early: readonly View[] = [
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
        <path
          d="M200 200Q240 150 236 112T262 60L280 60Q270 110 300 146T330 200Z"
          fill="#f3ecdf"
          stroke={ink}
          stroke-width="3"
        />
        {bamboo(14, 18, '#7fb28a')}
        {bamboo(58, 22, pine)}
        {bamboo(112, 16, '#7fb28a')}
        {bamboo(158, 24, pine)}
        {bamboo(336, 20, '#7fb28a')}
        {bamboo(378, 26, pine)}
        {bamboo(430, 16, '#7fb28a')}
        {bamboo(470, 20, pine)}
        <path
          d="M90 52q34-26 58-14q-20 22-58 14ZM404 80q-36-26-60-12q22 22 60 12ZM186 120q30-16 50-4q-18 16-50 4ZM462 132q-32-18-52-6q18 18 52 6Z"
          fill="#4f9b7a"
          stroke={ink}
          stroke-width="2.5"
        />
      </>
    ),
  },
];
