import { rokumasu } from '@minoya/games/rokumasu/game';
import type { RuleSetId } from '@minoya/games/rokumasu/rules';
import { listed } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../../../design/Sheet.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { prepared } from '../../../play/prepared.ts';
import { uiFor } from '../../versions.ts';
import { isJourney } from '../long/load.ts';
import { meta } from '../text/meta.ts';
import { pastWords } from '../text/past.ts';
import { wayLine } from '../text/run-line.ts';
import { seedWords } from '../text/seed.ts';
import type { BeginRun } from './begin.ts';
import { type ReadCode, readCode } from './code.ts';
import { dayFault } from './day-seed.ts';
import { ruleNames } from './rule-set-of.ts';

interface CodeProps {
  readonly rules: RuleSetId;
  readonly onClose: () => void;
  readonly onStart: (start: BeginRun) => void;
}

type Good = Extract<ReadCode, { ok: true }>;

/** Asks for somebody's seed, and for the rule set where the seed does not say it. */
export function CodeSheet({ rules, onClose, onStart }: CodeProps): JSX.Element {
  const typed = useSignal('');
  const chosen = useSignal<RuleSetId>(rules);
  const fault = useSignal<string | null>(null);
  const read = readCode(typed.value, chosen.value);
  const submit = async () => {
    const why = read.ok ? await faultOf(read) : seedWords.badCode;
    fault.value = why && say(why);
    if (read.ok && !why) onStart({ setup: await setupOf(read), seed: read.seed, version: read.version });
  };
  return (
    <Sheet title={say(meta.code)} form="dialog" onClose={onClose}>
      <form
        class="stack roku-ui"
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <label class="field">
          <span class="small">{say(seedWords.codeHelp(rokumasu.version))}</span>
          <span class="small" data-practice>
            {say(seedWords.codePractice)}
          </span>
          <input
            class="num"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={fault.value !== null}
            value={typed.value}
            onInput={event => {
              typed.value = event.currentTarget.value;
            }}
          />
        </label>
        {read.ok && read.said ? (
          <Said read={read} />
        ) : (
          <>
            <Rules chosen={chosen.value} onChange={id => (chosen.value = id)} />
            {read.ok ? (
              <p class="small" data-bare aria-live="polite">
                {say(isJourney(read.setup) ? seedWords.bareJourney : seedWords.bare)}
              </p>
            ) : null}
          </>
        )}
        {fault.value ? (
          <p class="error small" role="alert">
            {fault.value}
          </p>
        ) : null}
        <button type="submit" class="button primary">
          {say(pastWords.play)}
        </button>
      </form>
    </Sheet>
  );
}

/** What cannot be played of a code, by the rules that dealt it. */
async function faultOf({ setup, seed, version }: Good): Promise<Localized | null> {
  if (version > rokumasu.version) return seedWords.newerCode(version);
  const day = dayFault(seed);
  if (day) return day;
  const ui = await uiFor(rokumasu.id, version);
  if (!ui) return seedWords.badCode;
  await prepared(ui, setup);
  return ui.game.setups.read(setup) === null ? seedWords.badCode : null;
}

/** A bare seed of the long game is begun as a run of one's own is: with what is open here. */
async function setupOf({ setup, said }: Good): Promise<string> {
  if (said || !isJourney(setup)) return setup;
  const [{ loadOpened }, way] = await Promise.all([import('../long/opened.ts'), import('../long/setup.ts')]);
  await loadOpened();
  const found = way.setupOf(way.plainChoice);
  return 'line' in found ? found.line : setup;
}

async function journeyWords(read: Good): Promise<Localized | null> {
  const why = await faultOf(read);
  const found = why ? null : rokumasu.setups.read(read.setup);
  if (!found) return null;
  const { unlockIds, unlocksOf } = await import('@minoya/games/rokumasu/long/unlocks');
  const way = wayLine(rokumasu.start(found, read.seed));
  const open =
    found.open === null ? seedWords.allOpen : openWords(unlocksOf(found.open)?.length ?? 0, unlockIds.length);
  return way ? listed([way, open]) : open;
}

const openWords = (n: number, of: number): Localized => (n === 0 ? seedWords.noneOpen : seedWords.someOpen(n, of));

function Rules({ chosen, onChange }: { chosen: RuleSetId; onChange: (id: RuleSetId) => void }) {
  return (
    <fieldset class="rule-choice seed-rules">
      <legend class="small quiet">{say(seedWords.whichRules)}</legend>
      {(['standard', 'classic', 'journey'] as const).map(id => (
        <label key={id} class="rule-option" data-chosen={chosen === id}>
          <input type="radio" name="seed-rules" value={id} checked={chosen === id} onChange={() => onChange(id)} />
          <b>{say(ruleNames[id])}</b>
        </label>
      ))}
    </fieldset>
  );
}

/** What a code was dealt for: rule set, deck and level, or the challenge, and how much of the long game was open. */
function Said({ read }: { read: Good }) {
  const way = useSignal<Localized | null>(null);
  const { setup, version } = read;
  useEffect(() => {
    let gone = false;
    way.value = ruleNames[setup.split(' ')[0] as RuleSetId];
    if (isJourney(setup) && version === rokumasu.version)
      void journeyWords(read).then(found => {
        if (found && !gone) way.value = found;
      });
    return () => {
      gone = true;
    };
  }, [setup, version]);
  return (
    <p class="small" data-said={setup} aria-live="polite">
      {say(seedWords.saysRules)} <b>{way.value ? say(way.value) : null}</b>
    </p>
  );
}
