import { type ComponentChild, options } from 'preact';

// A phrase begins where a kanji, a katakana or a figure follows hiragana, and where a word in hiragana follows a particle.
// Across such a place hold together: the parts of a compound (取り消し, やり直す), counted things (2つ以上), and a word with
// its courtesy (お守り). What our texts need, no more: a test looks at all of them.
const kanji = '[\\u4e00-\\u9fff々]';
const hiragana = '[ぁ-ん]';
const compounds = [
  `${kanji}(?!だけ|より)${hiragana}?[きしちみりぎびけせえめれげべ](?=${kanji})`,
  '[いきしみりぎけめ](?=[直算合間混鳥橋方始終置出目水物])',
  'となり(?=[でのをにが合])',
  '持ち(?=ピース)',
  '変わり(?=ルール)',
];
const held = [...compounds, `[0-9一二三]つ(?=${kanji})`, `[おご](?=${kanji})`];

/** How hiragana words begin that begin a phrase. */
const heads =
  'あり|ある|あれ|あっ|なく|なり|なる|なっ|なれ|でき|つな|はたら|とけ|とかし|とかす|とかせ|そろ|のり|のせ|のっ|もら|まだ|だれ|いつ|すべ|その|この|かたま|となり|まわ|ふつ|いっ|どれ|ほか|あと|まと|くだ|かま|ごほ|きまり|つけ|ちが|わか|どう|ゆっ|かか|かけ|よみ|しまい';
const ends = [
  `${hiragana}(?=[おご]?${kanji}|[ァ-ー0-9A-Za-z「『（])`,
  `${kanji}(?=お${kanji})`,
  `を(?=${hiragana})`,
  `[はがにでともへのてる](?=${heads})`,
  '[、。！？：…・）」』](?![、。！？：…・）」』]|$)',
];
const seams = new RegExp(`${held.join('|')}|(${ends.join('|')})`, 'g');

/** The text with a zero-width space between its phrases: the only places where a line of Japanese should end. */
export function phrases(text: string): string {
  return text.replace(seams, (all, end: string | undefined) => (end ? `${all}\u200b` : all));
}

const phrased = (child: ComponentChild): ComponentChild => (typeof child === 'string' ? phrases(child) : child);

/** Marks the phrases in all that is drawn, where the browser does not find them itself. */
export function followPhrases(): void {
  if (CSS.supports('word-break', 'auto-phrase')) return;
  const before = options.vnode?.bind(options);
  options.vnode = vnode => {
    before?.(vnode);
    const { type, props } = vnode;
    const { children } = props;
    if (!children || typeof type !== 'string' || /^(text|tspan|option|textarea)$/.test(type)) return;
    props.children = Array.isArray(children) ? children.map(phrased) : phrased(children as ComponentChild);
  };
}
