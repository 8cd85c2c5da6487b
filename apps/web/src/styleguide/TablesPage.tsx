import { decodeReplay, Match } from '@minoya/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Title } from '../design/Title.tsx';
import type { AnyGameUI } from '../games/game-ui.ts';
import { uiFor } from '../games/versions.ts';
import { type MountedTable, mount } from '../play/mount.tsx';

/** Mounts the game of a word: to be played on, or with `watch~` before it to be looked at. */
async function mountWord(element: Element, word: string): Promise<MountedTable<AnyGameUI['game']>> {
  const read = decodeReplay(word.replace('watch~', ''));
  if (!read.ok) throw new Error(read.why);
  const { setup, seed, log, game, version } = read.value;
  const ui = await uiFor(game, version);
  if (!ui) throw new Error(`no screens for ${game} ${version}`);
  if (word.startsWith('watch~')) return mount(element, { ui, replay: read.value });
  if (log.length === 0) return mount(element, { ui, setup, seed });
  const match = Match.resume(ui.game, read.value);
  if (!match.ok) throw new Error(match.why);
  return mount(element, { ui, match: match.value });
}

/** Several tables on one page, each given by its replay's word. Only e2e/two-tables.e2e.ts comes here. */
export function TablesPage({ words }: { words: readonly string[] }): JSX.Element {
  const places = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mounted = words.map((word, i) => mountWord(places.current?.children[i] as Element, word));
    const tables = Promise.all(mounted);
    Object.assign(window, { tables });
    return () => void tables.then(all => all.forEach(table => table.unmount()));
  }, []);
  return (
    <>
      <Title of="Tables" unseen />
      <div ref={places}>
        {words.map((_, i) => (
          <div key={i} data-place={i} />
        ))}
      </div>
    </>
  );
}
