import type { Plugin } from 'vite';

interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
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
        for (const chunk of Object.values(bundle as unknown as Bundle)) {
          const at = chunk.type === 'chunk' ? olderEntry.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
          if (at && chunk.type === 'chunk') files[at] = [chunk.fileName, ...(chunk.viteMetadata?.importedAssets ?? [])];
        }
        if (Object.keys(files).length > 0)
          this.emitFile({ type: 'asset', fileName: 'older.json', source: JSON.stringify(files) });
      },
    },
  };
}
