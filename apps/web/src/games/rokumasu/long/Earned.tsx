import type { UnlockId } from '@minoya/games/rokumasu/long/unlocks';
import { long } from '@minoya/games/rokumasu/long-game';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { type EarnedMarks, earnedIdsIn } from '../../../play/earned-marks.ts';
import { achievements } from '../achievements.ts';
import { Sample } from '../entry/Sample.tsx';
import { sourceName, sourceText } from '../text/sources.ts';
import { loadLong } from './load.ts';
import { loadOpened } from './opened.ts';
import { freshJourney, NextUnlocks } from './parts.tsx';
import { longWords } from './words.ts';

interface EarnedProps {
  readonly marks: EarnedMarks;
  /** Only what came after so many actions. */
  readonly after?: number;
  /** Says what is next to unlock, too. */
  readonly next?: boolean;
  /** A long list is folded: what it counts up to stands above it. */
  readonly folded?: boolean;
}

/** So many fit under everything else without being folded. */
const mostOpen = 3;

/** What a run has brought besides its points: achievements, and what they and other deeds unlocked, each with what it is. */
export function Earned({ marks, after = -1, next = false, folded = false }: EarnedProps): JSX.Element | null {
  const ready = useSignal(false);
  useEffect(() => {
    void Promise.all([loadLong(), loadOpened()]).then(
      () => {
        ready.value = true;
      },
      () => undefined,
    );
  }, []);
  if (!ready.value) return null;
  const ids = earnedIdsIn(marks, after);
  const opened = ids.flatMap(id => unlockOf(id)?.opens ?? []);
  const reached = achievements.filter(one => ids.includes(one.id));
  return (
    <>
      {opened.length + reached.length > 0 ? (
        <details
          class="earned panel"
          aria-label={say(longWords.earned)}
          data-earned={ids.length}
          open={!folded || opened.length + reached.length <= mostOpen}
        >
          <summary>
            <h3>{say(longWords.earned)}</h3>
            <span class="caption">{say(longWords.earnedCount(reached.length, opened.length))}</span>
          </summary>
          <ul class="earned-list">
            {reached.map(one => (
              <Row key={one.id} id={one.id} kind={longWords.kinds.achievement} name={one.name} text={one.how} />
            ))}
            {opened.map(source => (
              <Row
                key={source}
                id={source}
                kind={kindOf(source)}
                name={sourceName(source)}
                text={sourceText(freshJourney(), source)}
                picture={source}
              />
            ))}
          </ul>
        </details>
      ) : null}
      {next ? <NextUnlocks bare /> : null}
    </>
  );
}

function unlockOf(id: string): { readonly opens: readonly string[] } | null {
  const name = id.startsWith('unlock:') ? id.slice('unlock:'.length) : '';
  return Object.hasOwn(long.unlocks, name) ? long.unlocks[name as UnlockId] : null;
}

function kindOf(source: string): Localized {
  const layer = source.split(':')[0] ?? '';
  const { kinds } = longWords;
  const kind = Object.hasOwn(kinds, layer) ? kinds[layer as keyof typeof kinds] : kinds.relic;
  return longWords.unlocked(kind);
}

interface RowProps {
  readonly id: string;
  readonly kind: Localized;
  readonly name: Localized;
  readonly text: Localized;
  readonly picture?: string;
}

function Row({ id, kind, name, text, picture }: RowProps) {
  return (
    <li class="earned-one" data-award={id}>
      <span class="ware-crest small" aria-hidden="true">
        {picture ? (
          <Sample source={picture} />
        ) : (
          <span class="stamp">
            <Icon id="medal" />
          </span>
        )}
      </span>
      <span class="deck-words">
        <span class="caption">{say(kind)}</span>
        <b class="small">{say(name)}</b>
        <span class="caption">{say(text)}</span>
      </span>
    </li>
  );
}
