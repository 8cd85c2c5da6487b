import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sharedChunk } from './build/chunks.ts';
import { fonts } from './build/fonts.ts';
import { manifest } from './build/manifest.ts';
import { olderRules } from './build/older-rules.ts';
import { pages } from './build/pages.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

// What the street shows is one file.
const chunks = [
  { name: 'street', tags: ['$initial' as const], priority: 2 },
  { name: sharedChunk, priority: 1 },
];

export default defineConfig(async () => {
  await fonts();
  return {
    root: import.meta.dirname,
    plugins: [
      olderRules(),
      preact({ reactAliasesEnabled: false, devToolsEnabled: false }),
      pages(),
      VitePWA({
        registerType: 'prompt',
        injectRegister: false,
        manifest,
        includeAssets: ['boot.js', 'crest.svg'],
        workbox: {
          globPatterns: ['index.html', '**/*.{js,css,woff2,svg,png}'],
          // Pictures of links are for those who have not come yet.
          globIgnores: ['og/**'],
          maximumFileSizeToCacheInBytes: 4_000_000,
          navigateFallback: '/index.html',
          navigateFallbackDenylist: [/^\/(api|ws|healthz|metrics|og)\b/],
          cleanupOutdatedCaches: true,
        },
      }),
    ],
    build: {
      manifest: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
    worker: { format: 'es' as const, plugins: () => [olderRules()] },
    server: {
      port: 5173,
      proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } },
    },
  };
});
