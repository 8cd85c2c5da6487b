import { fill, type Localized } from '@minoya/kernel';

const when: readonly Localized[] = [
  { ja: '朝もや', en: 'Morning' },
  { ja: '夕なぎ', en: 'Evening' },
  { ja: '春風', en: 'Spring' },
  { ja: '夏空', en: 'Summer' },
  { ja: '秋晴れ', en: 'Autumn' },
  { ja: '冬ごもり', en: 'Winter' },
  { ja: '月夜', en: 'Moonlit' },
  { ja: '星空', en: 'Starry' },
  { ja: '雨上がり', en: 'Rainy' },
  { ja: '雪明かり', en: 'Snowy' },
  { ja: '霧', en: 'Misty' },
  { ja: '木かげ', en: 'Shady' },
  { ja: '川べり', en: 'Riverside' },
  { ja: '海辺', en: 'Seaside' },
  { ja: '山里', en: 'Hillside' },
  { ja: '竹やぶ', en: 'Bamboo' },
  { ja: '花ざかり', en: 'Blooming' },
  { ja: '青葉', en: 'Leafy' },
  { ja: 'もみじ', en: 'Maple' },
  { ja: '苔', en: 'Mossy' },
  { ja: '路地裏', en: 'Back-street' },
  { ja: '祭り', en: 'Festival' },
  { ja: '縁側', en: 'Porch' },
  { ja: '昼下がり', en: 'Lazy' },
];

const what: readonly Localized[] = [
  { ja: '水車', en: 'mill' },
  { ja: '風鈴', en: 'wind chime' },
  { ja: '石段', en: 'steps' },
  { ja: '小舟', en: 'boat' },
  { ja: '茶屋', en: 'teahouse' },
  { ja: '井戸', en: 'well' },
  { ja: '太鼓橋', en: 'bridge' },
  { ja: '古時計', en: 'clock' },
  { ja: '階段', en: 'stairs' },
  { ja: '庭石', en: 'rock' },
  { ja: '灯台', en: 'lighthouse' },
  { ja: 'かまど', en: 'hearth' },
  { ja: '糸車', en: 'spinning wheel' },
  { ja: '万華鏡', en: 'kaleidoscope' },
  { ja: '凧', en: 'flyer' },
  { ja: '木馬', en: 'wooden horse' },
  { ja: '宝箱', en: 'treasure box' },
  { ja: '笛', en: 'flute' },
  { ja: '見晴らし台', en: 'lookout' },
  { ja: '迷路', en: 'maze' },
  { ja: '門', en: 'gate' },
  { ja: '蔵', en: 'storehouse' },
  { ja: '屋根', en: 'roof' },
  { ja: '足あと', en: 'footprints' },
];

/** The name of a card that a player drew: two words by its id, the same for ever. (P41) */
export function customName(id: string): Localized {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  const number = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  const first = when[number % when.length] as Localized;
  const second = what[Math.floor(number / when.length) % what.length] as Localized;
  return fill({ ja: '{first}の{second}', en: '{first} {second}' }, { first, second });
}
