import { rokumasu } from '@minoya/games/rokumasu/game';
import { amulets } from '@minoya/games/rokumasu/amulets';
import { blessings, brands, patterns, seals } from '@minoya/games/rokumasu/blocks';
import { bosses } from '@minoya/games/rokumasu/bosses';
import { relics } from '@minoya/games/rokumasu/relics/index';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../../i18n/lang.ts';
import { meta } from '../text/meta.ts';
import { sourceName, sourceText } from '../text/sources.ts';
import { Term } from '../table/Term.tsx';
import { book, loadBook } from './book.ts';
import { Sample } from './Sample.tsx';
import { BackToFront } from './parts.tsx';

const layers = {
  relic: relics,
  pattern: patterns,
  seal: seals,
  blessing: blessings,
  brand: brands,
  amulet: amulets,
  boss: bosses,
};

/** 図鑑: everything there is, and how well it is known. Nothing in it is locked. */
export function BookScreen(): JSX.Element {
  useEffect(() => void loadBook(), []);
  return (
    <div class="page roku-ui">
      <BackToFront />
      <h1>{say(meta.book)}</h1>
      <p>{say(meta.bookText)}</p>
      {Object.entries(layers).map(([layer, table]) => (
        <Layer key={layer} layer={layer as keyof typeof layers} ids={Object.keys(table)} />
      ))}
    </div>
  );
}

const fresh = rokumasu.start({ rules: 'standard', round: null, gold: null, relics: [], amulets: [] }, 'book');

function Layer({ layer, ids }: { layer: keyof typeof layers; ids: readonly string[] }) {
  const met = ids.filter(id => book.value[`${layer}:${id}`]).length;
  return (
    <section class="stack">
      <h2 class="row">
        {layer === 'boss' ? say(meta.layer[layer]) : <Term id={layer}>{say(meta.layer[layer])}</Term>}{' '}
        <span class="badge num">{say(meta.count(met, ids.length))}</span>
      </h2>
      <ul class="book">
        {ids.map(id => {
          const source = `${layer}:${id}`;
          const known = book.value[source] ?? 'none';
          return (
            <li key={id} class="book-entry" data-known={known}>
              <span class="ware-crest">
                <Sample source={source} />
              </span>
              <span>
                <b>{say(sourceName(source))}</b> <span class="badge">{say(meta.known[known])}</span>
                <span class="caption">{say(sourceText(fresh, source))}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
