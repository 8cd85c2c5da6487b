import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './manifest.ts';

/** The copy of the house that works without a connection. */
export function offline(): Plugin[] {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    manifest,
    includeAssets: ['boot.js', 'crest.svg'],
    workbox: {
      globPatterns: ['index.html', '**/*.{js,css,woff2,svg,png}'],
      // Pictures of links are for those who have not come yet; older rules for those who have something to go on with,
      // and a language for those who speak it.
      globIgnores: ['og/**', 'assets/older/**', 'assets/languages/**'],
      runtimeCaching: [
        {
          urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/assets\/(older|languages)\//.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'older-rules', expiration: { maxEntries: 160 } },
        },
      ],
      maximumFileSizeToCacheInBytes: 4_000_000,
      navigateFallback: '/index.html',
      navigateFallbackDenylist: [/^\/(api|admin|ws|healthz|metrics|og)\b/],
      cleanupOutdatedCaches: true,
    },
  });
}
