import { relics } from '@minoya/games/rokumasu/relics/index';
import { refusal } from '@minoya/games/rokumasu/legal';
import type { OwnedRelic, State } from '@minoya/games/rokumasu/state';
import { isReady, liveOf } from '@minoya/games/rokumasu/texts';
import { tunedByRelics } from '@minoya/games/rokumasu/tuned';
import type { JSX } from 'preact';
import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { useDerived } from '../../../design/derived.ts';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { say } from '../../../i18n/lang.ts';
import { AmuletSlip, RelicCrest } from '../crest/RelicCrest.tsx';
import { marksNow } from '../any-version.ts';
import { table } from '../text/play.ts';
import { liveWords, sourceName, sourceText, told } from '../text/sources.ts';
import { asItWillBegin } from './at-rest.ts';
import { cueOf, type TableController } from './table-controller.ts';
import { type Reorder, useReorder } from './reorder.ts';
import { Word } from './Word.tsx';

/** Relics in the order they act, and the amulets beside them. */
export function Shelf({ controller }: { controller: TableController }): JSX.Element {
  const state = controller.play.shown.value;
  const move = (from: number, to: number) => moveRelic(controller, from, to);
  const order = useReorder(move);
  const places = Math.max(tunedByRelics(state, 'relicSlots'), state.relics.length);
  return (
    <div class="shelf" style={{ '--places': places }}>
      <h3 class="shelf-title">
        <Word class="term" about={say(table.relicsTip)}>
          {say(table.relics)}
        </Word>
      </h3>
      <ul
        class="relics"
        data-shelf
        data-some={state.relics.length > 3}
        data-many={state.relics.length > 5}
        aria-label={say(table.relics)}
      >
        {Array.from({ length: places }, (_, at) => {
          const owned = state.relics[at];
          return (
            <li
              key={owned ? `${owned.id}` : at}
              class="relic-place"
              data-rarity={owned ? relics[owned.id].rarity : undefined}
              data-acts={owned ? relics[owned.id].acts : undefined}
            >
              {owned ? (
                <RelicButton controller={controller} state={state} at={at} owned={owned} order={order} />
              ) : (
                <span class="relic-empty" role="img" aria-label={say(table.emptyRelic(at + 1))} />
              )}
              {owned ? (
                <Movers
                  controller={controller}
                  at={at}
                  count={state.relics.length}
                  name={say(sourceName(`relic:${owned.id}`))}
                  about={say(sourceText(state, `relic:${owned.id}`))}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <Amulets controller={controller} state={state} />
    </div>
  );
}

export function moveRelic(controller: TableController, from: number, to: number): void {
  const action = { type: 'reorder', from, to } as const;
  if (refusal(controller.play.view.peek(), action) === null) controller.act(action);
}

interface RelicProps {
  readonly controller: TableController;
  readonly state: State;
  readonly at: number;
  readonly owned: OwnedRelic;
  readonly order: Reorder;
}

/** Which relics the held piece would wake, or the score in progress is waking. */
function isLit(controller: TableController, at: number): boolean {
  if (controller.play.stage.busy.value) return cueOf(controller.play.stage).counting?.relics.includes(at) ?? false;
  return (
    controller.foreseen.value?.outcomes.some(one => one.ledgers.some(lines => lines.some(line => line.relic === at))) ??
    false
  );
}

function RelicButton({ controller, state, at, owned, order }: RelicProps) {
  const live = shownLive(state, at);
  const ready = isReady(state, at);
  // A score lights relics one by one: their words and pictures are not made anew for that.
  const words = useMemo(() => computed(() => relicWords(state, at, owned)), [state, at]).value;
  const crest = useMemo(() => <RelicCrest id={owned.id} />, [owned.id]);
  const lit = useDerived(() => isLit(controller, at), [controller, at]);
  const asleep = marksNow(state).asleep.includes(at);
  return (
    <button
      type="button"
      class="relic"
      data-relic={at}
      data-lit={lit}
      data-ready={ready}
      data-idle={owned.id === 'copy' && owned.as === null}
      data-asleep={asleep}
      aria-label={asleep ? `${words.name} ${say(table.asleep)}` : words.name}
      {...tip(words.about)}
      {...order.item(at)}
      onClick={() => {
        if (!order.dragged()) controller.open.value = { kind: 'relic', at };
      }}
    >
      {crest}
      {live ? <span class="live num">{say(liveWords(live))}</span> : null}
      {owned.as ? (
        <span class="live mirror">
          <RelicCrest id={owned.as} />
        </span>
      ) : null}
    </button>
  );
}

/** Its value on the crest; what waits for nothing any more has the dot instead of a 0. */
function shownLive(state: State, at: number): ReturnType<typeof liveOf> {
  const live = liveOf(asItWillBegin(state), at);
  return live?.sign === 'left' && live.tenths === 0 ? null : live;
}

/** A relic in words: its name with its value, and its sentence. */
export function relicWords(
  state: State,
  at: number,
  owned: OwnedRelic,
): { readonly name: string; readonly detail: string; readonly about: string } {
  const live = liveOf(asItWillBegin(state), at);
  const parts: string[] = [];
  if (live) parts.push(say(liveWords(live)));
  if (owned.id === 'copy')
    parts.push(owned.as ? say(table.mirrors(say(sourceName(`relic:${owned.as}`)))) : say(table.mirrorsNothing));
  if (relics[owned.as ?? owned.id].ready && isReady(state, at)) parts.push(say(table.ready));
  const comma = say({ ja: '、', en: ', ' });
  const name = [`${at + 1}. ${say(sourceName(`relic:${owned.id}`))}`, ...parts].join(comma);
  return { name, detail: parts.join(comma), about: say(told(state, `relic:${owned.id}`)) };
}

function Movers({
  controller,
  at,
  count,
  name,
  about,
}: {
  controller: TableController;
  at: number;
  count: number;
  name: string;
  about: string;
}): JSX.Element {
  // Neither its words nor its place change with every score.
  return useMemo(
    () => (
      <span class="movers">
        <span class="relic-words">
          <span class="relic-name small">{name}</span>
          <span class="relic-text caption">{about}</span>
        </span>
        <button
          type="button"
          class="button plain mini"
          aria-label={say(table.moveUp(name))}
          disabled={at === 0}
          onClick={() => moveRelic(controller, at, at - 1)}
        >
          <Icon id="up" />
        </button>
        <button
          type="button"
          class="button plain mini"
          aria-label={say(table.moveDown(name))}
          disabled={at === count - 1}
          onClick={() => moveRelic(controller, at, at + 1)}
        >
          <Icon id="down" />
        </button>
      </span>
    ),
    [controller, at, count, name, about],
  );
}

function Amulets({ controller, state }: { controller: TableController; state: State }) {
  const places = Math.max(tunedByRelics(state, 'amuletSlots'), state.amulets.length);
  return (
    <ul class="amulets" aria-label={say(table.amulets)}>
      {Array.from({ length: places }, (_, at) => {
        const stocked = state.amulets[at];
        return (
          <li key={at}>
            {stocked ? (
              <button
                type="button"
                class="relic"
                data-amulet={at}
                aria-label={say(sourceName(`amulet:${stocked.id}`))}
                {...tip(say(told(state, `amulet:${stocked.id}`)))}
                onClick={() => {
                  controller.open.value = { kind: 'amulet', at };
                }}
              >
                <AmuletSlip id={stocked.id} />
              </button>
            ) : (
              <span class="amulet-empty" role="img" aria-label={say(table.noAmulet)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
