import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './build/fonts.ts';
import { manifest } from './build/manifest.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(async () => {
  await fonts();
  return {
    root: import.meta.dirname,
    plugins: [
      preact({ reactAliasesEnabled: false, devToolsEnabled: false }),
      VitePWA({
        registerType: 'prompt',
        injectRegister: false,
        manifest,
        includeAssets: ['boot.js', 'crest.svg'],
        workbox: {
          globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
          maximumFileSizeToCacheInBytes: 4_000_000,
          navigateFallback: '/index.html',
          navigateFallbackDenylist: [/^\/(api|ws|healthz|metrics)\b/],
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
    },
    worker: { format: 'es' as const },
    server: {
      port: 5173,
      proxy: { '/api': server, '/healthz': server, '/ws': { target: server, ws: true } },
    },
  };
});
