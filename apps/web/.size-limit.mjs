import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk with everything it loads at once. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(one => closure(one, seen))];
}

const home = new Set(closure('index.html'));
const paths = files => [...new Set(files)].map(file => join(dist, file));
const games = Object.keys(manifest).flatMap(key => /^src\/games\/([a-z]+)\/index\.tsx$/.exec(key)?.[1] ?? []);

// Each game's name, crest and cloth hang in the street: 41 kB with the four there are.
const street = 39.8 + 0.3 * games.length;

export default [
  { name: 'home, JavaScript and CSS', path: paths(home), limit: `${street} kB`, gzip: true },
  ...games.map(id => ({
    name: `${id}, beyond home`,
    path: paths(closure(`src/games/${id}/index.tsx`).filter(file => !home.has(file))),
    limit: '100 kB',
    gzip: true,
  })),
];
