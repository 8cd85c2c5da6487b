import type { ManifestOptions } from 'vite-plugin-pwa';

/** What an installed ミノ屋 is called and looks like. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'ミノ屋 Minoya',
  short_name: 'ミノ屋',
  description: '三つのミノのパズル。ぴたっと、はまる。 Three mino puzzles. It just fits.',
  lang: 'ja',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#f6f1e7',
  theme_color: '#f6f1e7',
  categories: ['games', 'puzzle'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/crest.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
};
