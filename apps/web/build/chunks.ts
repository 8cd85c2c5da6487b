import { isOlder } from './older-rules.ts';

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * A phone asks for few files at a time: what several screens need is one file. Screens that play by older rules do not
 * count here, or whatever one game shares with its own past would be loaded by the others too.
 */
export function sharedChunk(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph);
  return isShared(entries) && entries.some(isFirst) ? 'shared' : null;
}

/** What several screens need, but no game before its first action: results, boards, what comes behind a table. */
export function laterChunk(id: string, graph: Graph): string | null {
  const entries = entriesOf(id, graph);
  return isShared(entries) && !entries.some(isFirst) && entries.some(ofGame) ? 'later' : null;
}

/** What only pages beside the games have in common is a file of its own: no game waits for it. What is fetched by itself stays by itself. */
export function pagesChunk(id: string, graph: Graph): string | null {
  if ((graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) return null;
  const entries = entriesOf(id, graph);
  return isShared(entries) && !entries.some(isFirst) && !entries.some(ofGame) ? 'pages' : null;
}

/** The first file of a game's screens, and the one around all of them. */
const isFirst = (entry: string): boolean => /\/src\/(games\/[a-z]+\/index|shell\/GameScreen)\.tsx$/.test(entry);

/** A game's screens, and those of its rules that are fetched by themselves. */
const gameOf = (entry: string): string | null => /\/(?:src|packages)\/games\/([a-z]+)\//.exec(entry)?.[1] ?? null;

const ofGame = (entry: string): boolean => gameOf(entry) !== null;

/** All screens of one game count as one. */
const screenOf = (entry: string): string => gameOf(entry) ?? entry;

const isShared = (entries: readonly string[]): boolean => new Set(entries.map(screenOf)).size > 1;

const isLanguage = (id: string): boolean => /\/src\/languages\/[^/]+\.json$/.test(id);

/** Where a file of scripts goes: older rules and further languages have folders of their own, which nobody fetches ahead. */
export function fileNameOf({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  const folder = moduleIds.some(isOlder) ? 'older/' : moduleIds.some(isLanguage) ? 'languages/' : '';
  return `assets/${folder}[name]-[hash].js`;
}

/** The entries and lazily loaded files that lead to a module. */
function entriesOf(id: string, graph: Graph): readonly string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at) || isOlder(at)) return;
    seen.add(at);
    const info = graph.getModuleInfo(at);
    if (!info) return;
    if (info.isEntry || info.dynamicImporters.length > 0) found.push(at);
    info.importers.forEach(climb);
  };
  climb(id);
  return found;
}
