import type { Language, Localized } from '@minoya/kernel';

/** What a page says of itself to those who only show links to it. */
export interface Card {
  readonly title: Localized;
  readonly description: Localized;
  /** Absolute addresses. */
  readonly url: string;
  readonly image: string;
}

/** The language that a reader asks for; null when none of ours is named, as by most programs that preview links. */
export function askedLanguage(header: string | undefined): Language | null {
  const asked = (header ?? '').split(',').map(part => {
    const [tag = '', ...rest] = part.trim().split(';');
    return { tag: tag.toLowerCase(), weight: Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1) };
  });
  const ours = asked.filter(({ tag, weight }) => /^(ja|en)\b/.test(tag) && weight > 0);
  const best = ours.sort((a, b) => b.weight - a.weight)[0];
  return best ? (best.tag.slice(0, 2) as Language) : null;
}

/** In the language that was asked for; in both, Japanese first, when none was. */
function say({ ja, en }: Localized, lang: Language | null): string {
  if (lang) return lang === 'ja' ? ja : en;
  return ja === en ? ja : `${ja} / ${en}`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`);

/** The page with its title and its Open Graph tags. */
export function withTags(page: string, card: Card, lang: Language | null): string {
  const title = say(card.title, lang);
  const description = say(card.description, lang);
  const other = lang === 'en' ? 'ja_JP' : 'en_US';
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'ミノ屋 Minoya'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', card.url],
    ['og:image', card.image],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', `${title} ${description}`],
    ['og:locale', lang === 'en' ? 'en_US' : 'ja_JP'],
    ['og:locale:alternate', other],
    ['twitter:card', 'summary_large_image'],
  ];
  const lines = tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${lines.join('')}</head>`);
}
