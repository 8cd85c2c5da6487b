import type { Run } from '../store/runs.ts';

/** Which files each older version of a game needs beyond the present ones; the build writes it beside the page. */
type OlderFiles = Readonly<Record<string, readonly string[]>>;

/** Fetches what runs by older rules need, so that those open without a connection too. The offline copy keeps it. */
export async function prefetchOlder(runs: readonly Run[]): Promise<void> {
  const { older } = await import('./older.ts');
  const wanted = runs.filter(({ game, version }) => older[game]?.[version]);
  if (wanted.length === 0 || !navigator.serviceWorker?.controller) return;
  const files = (await (await fetch('/older.json')).json()) as OlderFiles;
  const names = new Set(wanted.flatMap(({ game, version }) => files[`${game}@${version}`] ?? []));
  for (const name of names) await fetch(`/${name}`);
}
