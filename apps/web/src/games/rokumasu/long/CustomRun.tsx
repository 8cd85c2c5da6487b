import { long } from '@minoya/games/rokumasu/long-game';
import type { DeckId } from '@minoya/games/rokumasu/long/decks';
import type { TwistId } from '@minoya/games/rokumasu/long/twists';
import { MOST_TWISTS, type WayRefusal } from '@minoya/games/rokumasu/long/way';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { toast, useHangingToasts } from '../../../design/toast.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { copy } from '../../../play/share.ts';
import { WayCrest } from '../crest/WayCrest.tsx';
import { sourceName, sourceText } from '../text/sources.ts';
import { deckIds, levelName, levelNumbers } from './DeckChooser.tsx';
import { freshJourney } from './parts.tsx';
import { type Choice, plainChoice, setupOf } from './setup.ts';
import { linkOf, readLink } from './way-link.ts';
import { longWords } from './words.ts';

/**
 * Any deck, any level, up to four twists, all of them open to maker and receiver alike: it is practice. What cannot be is refused with
 * the reason of the rules.
 */
export function CustomRun({ onStart }: { onStart: (setup: string) => void }): JSX.Element {
  const link = useMemo(() => readLink(location.search) ?? plainChoice, []);
  // Of older or newer rules: they could be neither seen in the list nor taken away there.
  const unknown = link.twists.filter(id => !Object.hasOwn(long.twists, id));
  const choice = useSignal<Choice>({ ...link, twists: link.twists.filter(id => !unknown.includes(id)) });
  const change = (news: Partial<Choice>) => {
    choice.value = { ...choice.value, ...news };
    history.replaceState(history.state, '', linkOf(choice.value));
  };
  const { twists } = choice.value;
  const found = setupOf(choice.value, null);
  const why = 'why' in found ? refusalOf(found.why, twists) : null;
  // Slips hang from above: the buttons stand at the lower edge.
  useHangingToasts();
  return (
    <div class="stack custom-run">
      <p class="small">{say(longWords.customText)}</p>
      {unknown.length > 0 ? (
        <p class="error small" role="status" data-left-out>
          {say(longWords.notHere(unknown.join(', ')))}
        </p>
      ) : null}
      <Chosen choice={choice.value} />
      <div class="row">
        <Select
          name="deck"
          label={say(longWords.deck)}
          value={choice.value.deck}
          onChange={deck => change({ deck: deck as DeckId })}
        >
          {deckIds().map(id => [id, say(sourceName(`deck:${id}`))] as const)}
        </Select>
        <Select
          name="level"
          label={say(longWords.level)}
          value={String(choice.value.level)}
          onChange={level => change({ level: Number(level) })}
        >
          {levelNumbers().map(at => [String(at), say(levelName(at))] as const)}
        </Select>
      </div>
      <Twists chosen={twists} onChange={list => change({ twists: list })} />
      <div class="long-start">
        {'why' in found && why ? (
          <p class="error small" role="alert" data-fault={found.why}>
            {say(why)}
          </p>
        ) : null}
        <p class="row">
          <button
            type="button"
            class="button"
            data-copy-link
            aria-disabled={why !== null}
            onClick={() => {
              if (why) toast(why);
              else void copy(new URL(linkOf(choice.value), location.href).href);
            }}
          >
            <Icon id="copy" />
            {say(longWords.link)}
          </button>
          <button
            type="button"
            class="button primary grow"
            data-start-custom
            aria-disabled={why !== null}
            onClick={() => {
              if ('line' in found) onStart(found.line);
              else if (why) toast(why);
            }}
          >
            {say(longWords.startCustom)}
            <Icon id="forward" />
          </button>
        </p>
      </div>
    </div>
  );
}

/** What is set, in a few words: who comes by a link sees it before the long list. */
function Chosen({ choice: { deck, level, twists } }: { choice: Choice }) {
  if (deck === plainChoice.deck && level === 0 && twists.length === 0) return null;
  const chips = [
    say(sourceName(`deck:${deck}`)),
    say(levelName(level)),
    ...twists.map(id => say(sourceName(`twist:${id}`))),
  ];
  return (
    <p class="row" data-chosen-now>
      {chips.map(chip => (
        <span key={chip} class="badge">
          {chip}
        </span>
      ))}
    </p>
  );
}

/** Why a choice is refused, with the names of those that exclude each other. */
export function refusalOf(why: WayRefusal, twists: readonly TwistId[]): Localized {
  const clash = why === 'twistsClash' ? twists.find(one => clashOf(one, twists)) : undefined;
  const other = clash && clashOf(clash, twists);
  if (!clash || !other) return long.wayRefusals[why];
  return longWords.clash(sourceName(`twist:${clash}`), sourceName(`twist:${other}`));
}

const clashOf = (one: TwistId, twists: readonly TwistId[]): TwistId | undefined =>
  twists.find(other => (long.twists[one].not as readonly TwistId[]).includes(other));

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Select({ name, label, value, onChange, children }: SelectProps) {
  return (
    <label class="field grow">
      <span class="small">{label}</span>
      <select data-select={name} value={value} onChange={event => onChange(event.currentTarget.value)}>
        {children.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Twists({ chosen, onChange }: { chosen: readonly TwistId[]; onChange: (list: readonly TwistId[]) => void }) {
  const ids = Object.keys(long.twists) as TwistId[];
  const isFull = chosen.length >= MOST_TWISTS;
  const isClosed = (id: TwistId) => !chosen.includes(id) && (isFull || excludedBy(id, chosen) !== undefined);
  return (
    <fieldset class="twists">
      <legend class="heading-small">
        {say(longWords.twists)}{' '}
        <span class="caption num" data-chosen-twists={chosen.length}>
          {say(longWords.twistsOf(chosen.length, MOST_TWISTS))}
        </span>
      </legend>
      {ids.map(id => (
        <label key={id} class="twist" data-chosen={chosen.includes(id)} data-closed={isClosed(id)}>
          <input
            type="checkbox"
            data-twist={id}
            checked={chosen.includes(id)}
            disabled={isFull && !chosen.includes(id)}
            onChange={event =>
              onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter(one => one !== id))
            }
          />
          <span class="ware-crest small">
            <WayCrest source={`twist:${id}`} />
          </span>
          <span>
            <b class="small">{say(sourceName(`twist:${id}`))}</b>
            <span class="caption">{say(sourceText(freshJourney(), `twist:${id}`))}</span>
            <Excluded id={id} chosen={chosen} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Which of the chosen ones a twist cannot go with, told from either side. */
const excludedBy = (id: TwistId, chosen: readonly TwistId[]): TwistId | undefined =>
  chosen.find(other => [clashOf(id, [other]), clashOf(other, [id])].some(one => one !== undefined));

function Excluded({ id, chosen }: { id: TwistId; chosen: readonly TwistId[] }) {
  const other = excludedBy(id, chosen);
  if (other === undefined) return null;
  return (
    <span class="caption missing" data-excluded={other}>
      {say(longWords.notWith(sourceName(`twist:${other}`)))}
    </span>
  );
}
