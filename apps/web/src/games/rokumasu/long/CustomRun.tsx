import { long } from '@minoya/games/rokumasu/long-game';
import type { DeckId } from '@minoya/games/rokumasu/long/decks';
import type { TwistId } from '@minoya/games/rokumasu/long/twists';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { say } from '../../../i18n/lang.ts';
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
  const choice = useSignal<Choice>(readLink(location.search) ?? plainChoice);
  const change = (news: Partial<Choice>) => {
    choice.value = { ...choice.value, ...news };
    history.replaceState(history.state, '', linkOf(choice.value));
  };
  const { twists } = choice.value;
  const found = setupOf(choice.value, null);
  return (
    <div class="stack custom-run">
      <p class="small">{say(longWords.customText)}</p>
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
        {'why' in found ? (
          <p class="error small" role="alert" data-fault={found.why}>
            {say(long.wayRefusals[found.why])}
          </p>
        ) : null}
        <p class="row">
          <button
            type="button"
            class="button"
            onClick={() => void copy(new URL(linkOf(choice.value), location.href).href)}
          >
            <Icon id="copy" />
            {say(longWords.link)}
          </button>
          <button
            type="button"
            class="button primary grow"
            data-start-custom
            aria-disabled={'why' in found}
            onClick={() => {
              if ('line' in found) onStart(found.line);
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
  return (
    <fieldset class="twists">
      <legend class="heading-small">{say(longWords.twists)}</legend>
      {ids.map(id => (
        <label key={id} class="twist" data-chosen={chosen.includes(id)}>
          <input
            type="checkbox"
            data-twist={id}
            checked={chosen.includes(id)}
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
          </span>
        </label>
      ))}
    </fieldset>
  );
}
