import type { Plugin } from 'vite';
import { pageNames } from '../src/shell/page-names.ts';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

const gameEntry = /\/src\/games\/([a-z]+)\/index\.tsx$/;
/** What a newcomer to a game sees first, where that has a file of its own. */
const firstVisit = (id: string): RegExp => new RegExp(`/src/games/${id}/tutorial/LessonPage\\.tsx$`);
const gameScreen = /\/src\/shell\/GameScreen\.tsx$/;

/**
 * A page for each game beside `index.html`: the same, and it names the files of its game at once, so that they come
 * with the first answer instead of after the scripts that ask for them. The server picks the page by the address, and knows from
 * `.pages.json` which first words have one: what has none is answered with 404, and the same page.
 */
export function pages(): Plugin {
  return {
    name: 'minoya-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') return;
        const html = String(index.source);
        const files = bundle as unknown as Bundle;
        const games = ahead(files, html);
        const words = ['r', ...pageNames, ...games.map(({ id }) => id)];
        this.emitFile({ type: 'asset', fileName: '.pages.json', source: JSON.stringify(words) });
        for (const { id, links } of games)
          this.emitFile({ type: 'asset', fileName: `${id}.html`, source: html.replace('</head>', `${links}</head>`) });
      },
    },
  };
}

function ahead(bundle: Bundle, html: string): { id: string; links: string }[] {
  const chunks = Object.values(bundle).filter(one => one.type === 'chunk');
  const screen = chunks.find(one => gameScreen.test(one.facadeModuleId ?? ''));
  return chunks.flatMap(entry => {
    const id = gameEntry.exec(entry.facadeModuleId ?? '')?.[1];
    if (!id) return [];
    const newcomers = chunks.find(one => one.moduleIds.some(module => firstVisit(id).test(module)));
    const needed = new Set([screen, entry, newcomers].flatMap(one => [...closure(bundle, one)]));
    const files = new Set([...needed].flatMap(filesOf));
    const links = [...files].filter(file => !html.includes(`"/${file}"`)).map(linkTo);
    return [{ id, links: links.join('') }];
  });
}

function closure(bundle: Bundle, from: Chunk | undefined, seen = new Set<Chunk>()): Set<Chunk> {
  if (!from || seen.has(from)) return seen;
  seen.add(from);
  for (const name of from.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') closure(bundle, next, seen);
  }
  return seen;
}

function filesOf({ fileName, viteMetadata }: Chunk): string[] {
  return [...(viteMetadata?.importedCss ?? []), fileName];
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="/${file}">`;
}
