import { fill, type Localized } from '@minoya/kernel';

const FIRST: readonly (readonly [ja: string, en: string])[] = [
  ['茜', 'Madder'],
  ['藍', 'Indigo'],
  ['若草', 'Fresh Green'],
  ['山吹', 'Golden'],
  ['銀', 'Silver'],
  ['墨', 'Ink'],
  ['桜', 'Cherry'],
  ['柿', 'Persimmon'],
  ['抹茶', 'Matcha'],
  ['雪', 'Snow'],
  ['霧', 'Mist'],
  ['夕焼け', 'Sunset'],
  ['朝露', 'Dew'],
  ['三日月', 'Crescent'],
  ['満月', 'Full Moon'],
  ['星', 'Star'],
  ['風', 'Wind'],
  ['雷', 'Thunder'],
  ['小春', 'Mild Autumn'],
  ['大', 'Great'],
  ['小', 'Little'],
  ['丸', 'Round'],
  ['角', 'Square'],
  ['早', 'Swift'],
  ['のんき', 'Easygoing'],
  ['ねぼけ', 'Sleepy'],
  ['ひらめき', 'Flash'],
  ['こつこつ', 'Steady'],
  ['ころころ', 'Rolling'],
  ['ぴかぴか', 'Shiny'],
  ['ふわふわ', 'Fluffy'],
  ['きっちり', 'Tidy'],
];

const SECOND: readonly (readonly [ja: string, en: string])[] = [
  ['千鳥', 'Plover'],
  ['鶴', 'Crane'],
  ['亀', 'Turtle'],
  ['兎', 'Rabbit'],
  ['狐', 'Fox'],
  ['狸', 'Tanuki'],
  ['猫', 'Cat'],
  ['犬', 'Dog'],
  ['梟', 'Owl'],
  ['燕', 'Swallow'],
  ['雀', 'Sparrow'],
  ['鯉', 'Carp'],
  ['鯨', 'Whale'],
  ['蛙', 'Frog'],
  ['蜻蛉', 'Dragonfly'],
  ['蝶', 'Butterfly'],
  ['松', 'Pine'],
  ['竹', 'Bamboo'],
  ['梅', 'Plum'],
  ['楓', 'Maple'],
  ['菊', 'Chrysanthemum'],
  ['藤', 'Wisteria'],
  ['桐', 'Paulownia'],
  ['椿', 'Camellia'],
  ['瓢箪', 'Gourd'],
  ['扇', 'Fan'],
  ['独楽', 'Top'],
  ['達磨', 'Daruma'],
  ['提灯', 'Lantern'],
  ['風鈴', 'Wind Chime'],
  ['鞠', 'Ball'],
  ['折鶴', 'Paper Crane'],
];

/** How many names there are; a name is a number below this, on the wire and in the tables. */
export const NAMES = FIRST.length * SECOND.length;

/** The shop name with this number. */
export function nameOf(n: number): Localized {
  const [first, second] = [FIRST[Math.floor(n / SECOND.length) % FIRST.length], SECOND[n % SECOND.length]];
  return fill({ ja: '{first}{second}屋', en: '{first} {second}' }, { first: word(first), second: word(second) });
}

const word = ([ja, en]: readonly [string, string] = ['', '']): Localized => ({ ja, en });
