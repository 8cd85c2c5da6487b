import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

const root = join(import.meta.dirname, '../../../..');
const split = (text: string) => phrases(text).split('\u200b');

test('lines of Japanese end with a phrase', () => {
  for (const text of [
    'レリックを|集めて|24ラウンドを|クリアします。',
    '4マスの|ピースで|消すと、|消えた|数だけ|ブロック点が|増えます。',
    '同じ|色が|2つ以上となり合うと、|押して|消せます。|ななめは|つながりません。',
    'ラインの|数から|始まり、|レリックが|左から|順に|足し算と|かけ算を|します。',
    '（ブロックが|ありません。）|もう|一度|お試しください。',
    'パターン・|シール・|バフ・|手持ちピースで|増えます',
    '1ターンに|1回。',
  ])
    expect(split(text.replaceAll('|', ''))).toEqual(text.split('|'));
});

test('what has no phrases stays as it is', () => {
  for (const text of ['', 'Take a card', '消色百景', 'ブロック点', '4,860', '24ラウンドを\u200bクリアしました！'])
    expect(phrases(text)).toBe(text);
});

/** The Japanese of our sources: everything between quotes, tags and inserted values. */
function ourTexts(): string[] {
  return ['apps/web/src', 'packages/games', 'packages/shared'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !/\.test\.|node_modules/.test(name))
      .flatMap(
        name => readFileSync(join(root, folder, name), 'utf8').match(/[^'"`<>{}$\n]*[ぁ-ん][^'"`<>{}$\n]*/g) ?? [],
      ),
  );
}

/** Compounds whose parts could be taken for words. */
const compounds = `
  お守り 取り消 取り出 取り置 受け取 入れ替 並べ替 読み込 書き出 引き直 やり直 つなぎ直 組み合わせ 向かい合 となり合 かみ合
  勝ち抜 試し置 買い物 持ち物 焼き印 足し算 かけ算 締め切 切り捨 はみ出 まとめ置 遊び方 始め方 ボーナス トレジャーハンター`;

/** Words of the trade that are one word. */
function glossary(): string[] {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').matchAll(/^\|.*\| ([^|]+) \|[^|]+\|$/gm);
  return [...rows]
    .flatMap(row => (row[1] ?? '').split('、'))
    .filter(word => /^[ぁ-んァ-ー\u4e00-\u9fff]{2,}$/.test(word) && !/の|てい/.test(word));
}

test('no word of ours is broken in any text of ours', () => {
  const texts = ourTexts();
  expect(texts.length).toBeGreaterThan(1_000);
  for (const word of [...glossary(), ...compounds.trim().split(/\s+/)]) {
    for (const text of texts.filter(one => one.includes(word))) {
      const times = split(text).reduce((sum, phrase) => sum + phrase.split(word).length - 1, 0);
      expect(times, `${word} in ${phrases(text).replaceAll('\u200b', '|')}`).toBe(text.split(word).length - 1);
    }
  }
});
