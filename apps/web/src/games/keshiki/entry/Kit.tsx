import { TOOL_SLOTS, type ToolId, toolIds, tools, toolsFit } from '@minoya/games/keshiki/tools';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tip } from '../../../design/tips.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { ToolIcon } from '../table/ToolIcon.tsx';
import { words } from '../text.ts';

/** The tools that are owned, and the one that comes next: others are told of when their time comes. */
export function toolsToShow(earned: readonly ToolId[]): readonly ToolId[] {
  const next = toolIds.find(id => !earned.includes(id));
  return next ? [...earned, next] : earned;
}

interface KitProps {
  readonly kit: { value: readonly ToolId[] };
  readonly earned: readonly ToolId[];
  /** A game is in progress: it goes on with the tools that it was begun with. */
  readonly going: boolean;
}

/** Which tools to take: earned ones can be chosen, the others say when they come. */
export function Kit({ kit, earned, going }: KitProps): JSX.Element {
  const shown = toolsToShow(earned);
  // Who has none yet reads at once what the first one does, and when it comes.
  const told = useSignal<ToolId | null>(kit.value[0] ?? (earned.length === 0 ? (shown[0] ?? null) : null));
  const full = useSignal<Localized | null>(null);
  const toggle = (id: ToolId) => {
    const next = kit.value.includes(id) ? kit.value.filter(one => one !== id) : [...kit.value, id];
    if (toolsFit(next)) kit.value = next;
    else full.value = next.length > TOOL_SLOTS ? words.toolsFull : words.toolsRare;
  };
  return (
    <section class="kit">
      <h2>{say(words.tools)}</h2>
      <p class="small quiet">{say(earned.length > 0 ? words.toolsHow : words.toolsNone)}</p>
      {going && earned.length > 0 ? (
        <p class="small" data-kit-anew>
          {say(words.toolsAnew)}
        </p>
      ) : null}
      <p class="kit-told" role="status">
        {full.value ? say(full.value) : <ToldTool id={told.value} owned={earned} />}
      </p>
      <ul class="kit-list">
        {shown.map(id => {
          const { text, rule, stars } = tools[id];
          const owned = earned.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                class="button tool-choice"
                aria-pressed={kit.value.includes(id)}
                aria-disabled={!owned}
                {...tip(owned ? say(rule) : `${say(rule)} ${say(words.toolAt(stars))}`)}
                onClick={() => {
                  told.value = id;
                  full.value = null;
                  if (owned) toggle(id);
                }}
              >
                <ToolIcon id={id} />
                <span class="small">{say(text)}</span>
                {owned ? null : <span class="caption num">★{stars}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {kit.value.length > 0 ? (
        <p>
          {say((going ? words.takingAnew : words.taking)(kit.value.map(id => tools[id].text)))} {say(words.toolRanks)}
        </p>
      ) : null}
    </section>
  );
}

/** What the tool that was pressed last does, and when it comes. */
function ToldTool({ id, owned }: { id: ToolId | null; owned: readonly ToolId[] }) {
  if (!id) return <>{say(words.toolAsk)}</>;
  const { text, rule, stars } = tools[id];
  return (
    <>
      <strong>{say(text)}</strong> {say(rule)} {owned.includes(id) ? null : say(words.toolAt(stars))}
    </>
  );
}
