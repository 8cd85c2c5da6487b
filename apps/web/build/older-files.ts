import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
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
          if (at && chunk.type === 'chunk') files[at] = [...filesOf(all, chunk)];
        }
        if (Object.keys(files).length > 0)
          this.emitFile({ type: 'asset', fileName: 'older.json', source: JSON.stringify(files) });
      },
    },
  };
}

const olderFolder = /^assets\/older\//;

/** A file of an older version with whatever it needs that no first visit brings along, at once or later. */
function filesOf(bundle: Bundle, chunk: Chunk, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const asset of chunk.viteMetadata?.importedAssets ?? []) found.add(asset);
  for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
    const next = bundle[name];
    if (olderFolder.test(name) && next?.type === 'chunk') filesOf(bundle, next, found);
  }
  return found;
}
