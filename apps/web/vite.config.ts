import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { fileNameOf, laterChunk, pagesChunk, sharedChunk } from './build/chunks.ts';
import { fonts } from './build/fonts.ts';
import { inlineRuntime } from './build/inline-runtime.ts';
import { offline } from './build/offline.ts';
import { olderFiles } from './build/older-files.ts';
import { olderRules } from './build/older-rules.ts';
import { pages } from './build/pages.ts';
import { terminalWords } from './build/terminal-words.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

// What the street shows is one file.
const chunks = [
  { name: 'street', tags: ['$initial' as const], priority: 3 },
  { name: sharedChunk, debugName: 'shared', priority: 2 },
  { name: laterChunk, debugName: 'later', priority: 1 },
  { name: pagesChunk, debugName: 'pages', priority: 1 },
];

export default defineConfig(async () => {
  await fonts();
  return {
    root: import.meta.dirname,
    plugins: [
      olderRules(),
      terminalWords(),
      preact({ reactAliasesEnabled: false, devToolsEnabled: false }),
      inlineRuntime(),
      pages(),
      olderFiles(),
      offline(),
    ],
    build: {
      manifest: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunks }, chunkFileNames: fileNameOf } },
    },
    worker: {
      format: 'es' as const,
      plugins: () => [olderRules(), terminalWords()],
      rolldownOptions: { output: { entryFileNames: fileNameOf, chunkFileNames: fileNameOf } },
    },
    server: {
      port: 5173,
      proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } },
    },
  };
});
