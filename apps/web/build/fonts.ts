import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const web = fileURLToPath(new URL('..', import.meta.url));
const packages = join(web, '../../packages');
const cache = join(web, '.cache/fonts');
const require = createRequire(import.meta.url);

/** One file to cut: which glyphs it must keep, and how the page asks for it. */
interface Cut {
  readonly family: string;
  readonly weight: string;
  readonly file: string;
  readonly glyphs: ReadonlySet<string>;
  /** Answers for every kanji that no later rule of its family names: a browser asks the last rule first. */
  readonly remaining?: boolean;
}

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const latinMarks = '×÷±−–—…·•“”‘’©≥≤→←↑↓↕↔★☆%‰°¼½¾²³éèüöä';
const kana =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろわをん' +
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワヲンヴー' +
  '、。・「」『』（）【】〜！？：％＋−＝×／　々〇';

/** What the first page says: its characters are all that a first visit fetches. */
const firstPage = [
  join(web, 'index.html'),
  join(web, 'src/shell/text.ts'),
  join(web, 'src/design/words.ts'),
  ...readdirSync(join(web, 'src/games'))
    .map(id => join(web, 'src/games', id, 'front.tsx'))
    .filter(file => existsSync(file)),
  join(web, 'src/tile/seals-and-buffs.tsx'),
];

/** Shop names appear in bold only. */
const names = [join(packages, 'shared/names.ts')];

/** The letters of further languages, by the file of the font that has them. */
const scripts: readonly (readonly [file: string, letters: RegExp])[] = [
  ['latin', /[\u00a0-\u00ff]/],
  ['latin-ext', /[\u0100-\u024f\u1e00-\u1eff]/],
  ['cyrillic', /[\u0400-\u045f\u0490-\u0491]/],
];

/** What `Intl` writes into dates and numbers. */
const calendar = '年月日時分秒曜火水木金土前後午昨明今週回点手';

/**
 * Cuts the three families down to the characters that our texts use. Those of the first page are one file per
 * weight; all others are a second one, which a browser fetches when such a character appears.
 */
export async function fonts(): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const first = characters(firstPage);
  for (const one of kana + calendar) first.add(one);
  const all = characters([join(web, 'src'), packages]);
  const rest = without(all, first);
  const rules: string[] = [];
  for (const cut of cuts(first, rest, characters(names))) rules.push(await face(cut));
  const css = rules.filter(Boolean).join('\n');
  const sheet = join(web, '.cache/fonts.css');
  if (!existsSync(sheet) || readFileSync(sheet, 'utf8') !== css) writeFileSync(sheet, css);
}

function cuts(first: ReadonlySet<string>, rest: ReadonlySet<string>, named: ReadonlySet<string>): readonly Cut[] {
  const ud = (weight: string) => `@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-${weight}-normal.woff2`;
  const dela = '@fontsource/dela-gothic-one/files/dela-gothic-one-japanese-400-normal.woff2';
  const delaLatin = '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2';
  const rubik = (script: string) => `@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`;
  const spoken = characters([join(web, 'src/languages')]);
  const latin = new Set(ascii + latinMarks);
  const wide = (set: ReadonlySet<string>) => new Set([...set].filter(one => !latin.has(one) || '★☆→←↑↓'.includes(one)));
  return [
    { family: 'Rubik', weight: '300 900', file: rubik('latin'), glyphs: latin },
    ...scripts.map(([name, letters]) => ({
      family: 'Rubik',
      weight: '300 900',
      file: rubik(name),
      glyphs: new Set([...spoken].filter(one => letters.test(one) && !latin.has(one))),
    })),
    { family: 'Dela', weight: '400', file: delaLatin, glyphs: latin },
    { family: 'UD', weight: '400', file: ud('400'), glyphs: wide(rest), remaining: true },
    { family: 'UD', weight: '700', file: ud('700'), glyphs: wide(without(rest, named)), remaining: true },
    { family: 'Dela', weight: '400', file: dela, glyphs: wide(rest), remaining: true },
    { family: 'UD', weight: '400', file: ud('400'), glyphs: wide(first) },
    { family: 'UD', weight: '700', file: ud('700'), glyphs: wide(new Set([...first, ...named])) },
    { family: 'Dela', weight: '400', file: dela, glyphs: wide(first) },
  ];
}

function without(set: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...set].filter(one => !other.has(one)));
}

async function face({ family, weight, file, glyphs, remaining }: Cut): Promise<string> {
  if (glyphs.size === 0) return '';
  const source = require.resolve(file);
  const text = [...glyphs].sort((a, b) => (a < b ? -1 : 1)).join('');
  const hash = createHash('sha256').update(`3\n${file}\n${text}`).digest('hex').slice(0, 12);
  const name = `${family.toLowerCase()}-${weight.replace(' ', '-')}-${hash}.woff2`;
  const target = join(cache, name);
  if (!existsSync(target)) {
    writeFileSync(target, await subsetFont(readFileSync(source), text, { targetFormat: 'woff2' }));
  }
  return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url("./fonts/${name}") format("woff2");unicode-range:${remaining ? allKanji(text) : ranges(text)}}`;
}

/** Kanji by kanji such a list is a third of the first page's style sheet. */
function allKanji(text: string): string {
  const others = [...text].filter(one => one < '\u4e00' || one > '\u9fff').join('');
  return [ranges(others), 'U+4e00-9fff'].filter(Boolean).join(',');
}

function ranges(text: string): string {
  const codes = [...text].map(one => one.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < codes.length; i++) {
    const from = codes[i] as number;
    let to = from;
    while (codes[i + 1] === to + 1) to = codes[++i] as number;
    parts.push(to === from ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`);
  }
  return parts.join(',');
}

/** Every non-control character of the sources below these paths. */
function characters(roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const path of roots.flatMap(files)) {
    for (const one of readFileSync(path, 'utf8')) if (one > '\u009f') found.add(one);
  }
  return found;
}

function files(root: string): string[] {
  if (/\.(ts|tsx|html)$/.test(root)) return [root];
  const texts = root.endsWith('languages') ? /\.json$/ : /\.(ts|tsx)$/;
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && texts.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('node_modules'));
}
