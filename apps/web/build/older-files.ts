import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedAssets: ReadonlySet<string> };
}

type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

const olderEntry = /\/src\/games\/([a-z]+@\d+)\/index\.tsx$/;

/** `older.json`: the files of each older version, workers included, for a page that wants them before they are asked for. */
export function olderFiles(): Plugin {
  return {
    name: 'minoya-older-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files: Record<string, string[]> = {};
        const all = bundle as unknown as Bundle;
        for (const chunk of Object.values(all)) {
          const at = chunk.type === 'chunk' ? olderEntry.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
          if (at) files[at] = [...filesOf(all, chunk)];
        }
        if (Object.keys(files).length > 0)
          this.emitFile({ type: 'asset', fileName: 'older.json', source: JSON.stringify(files) });
      },
    },
  };
}

const olderFolder = /^assets\/older\//;

/** A file of an older version with whatever it needs that no first visit brings along. */
function filesOf(bundle: Bundle, chunk: Chunk | { readonly type: 'asset' } | undefined): ReadonlySet<string> {
  if (chunk?.type !== 'chunk') return new Set();
  const needed = chunk.imports
    .filter(name => olderFolder.test(name))
    .flatMap(name => [...filesOf(bundle, bundle[name])]);
  return new Set([chunk.fileName, ...needed, ...(chunk.viteMetadata?.importedAssets ?? [])]);
}
