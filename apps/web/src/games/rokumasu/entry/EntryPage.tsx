import { rokumasu } from '@minoya/games/rokumasu/game';
import '../rokumasu.css';
import { type RuleSetId, ruleSets } from '@minoya/games/rokumasu/rules';
import { dailySlot } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { Ask, Sheet } from '../../../design/Sheet.tsx';
import { WhenSeen } from '../../../design/when-seen.tsx';
import { say } from '../../../i18n/lang.ts';
import { playPath } from '../../../play/paths.ts';
import { change, settings } from '../../../store/settings.ts';
import { today } from '../../../store/day.ts';
import { allPast, allRuns, type Run } from '../../../store/runs.ts';
import { beginRun, type RokumasuUI } from './begin.ts';
import { readCode } from './code.ts';
import { front } from '../front.tsx';
import { meta } from '../text/meta.ts';
import { runLine } from '../../../play/run-kind.ts';

type Start = { readonly setup?: string; readonly seed?: string; readonly version?: number };

/** The game's first page: go on, begin, the daily, somebody's seed. */
export function EntryPage({ ui }: { ui: RokumasuUI }): JSX.Element {
  const run = useSignal<Run | null>(null);
  const rules = useSignal<RuleSetId>('standard');
  const asking = useSignal<Start | null>(null);
  const typing = useSignal(false);
  const others = useSignal<readonly Run[]>([]);
  const won = useSignal(false);
  useEffect(() => {
    void allPast('rokumasu').then(past => {
      won.value = past.some(one => one.won);
    });
    void allRuns().then(all => {
      const ours = all.filter(one => one.game === 'rokumasu' && (one.slot === 'main' || one.log.length > 1));
      run.value = ours.find(one => one.slot === 'main') ?? null;
      others.value = ours.filter(one => one.slot !== 'main');
    });
  }, []);
  const begin = (start: Start) => {
    typing.value = false;
    if (run.value && run.value.log.length > 1) asking.value = start;
    else void beginRun(ui, start);
  };
  return (
    <div class="page narrow roku-ui roku-start">
      <div class="start-head">
        <div class="start-art" aria-hidden="true">
          <front.Art />
        </div>
        <div class="stack">
          <h1>{say(front.name)}</h1>
          <p class="small">{say(meta.about)}</p>
        </div>
      </div>
      {run.value ? (
        <a class="button primary wide" data-continue href={playPath('rokumasu', 'main')}>
          {say(meta.resume)} — {say(runLine(run.value))}
          <Icon id="forward" />
        </a>
      ) : null}
      <Others runs={others.value} />
      <button
        type="button"
        class={run.value ? 'button wide' : 'button primary wide'}
        data-new
        onClick={() => begin({ setup: rules.value })}
      >
        {say(meta.newRun)}
        <Icon id="forward" />
      </button>
      <label class="row small music-offer">
        <input
          type="checkbox"
          checked={settings.value.music > 0}
          onChange={event => change({ music: event.currentTarget.checked ? 60 : 0 })}
        />
        {say(meta.music)}
      </label>
      <RuleChoice rules={rules.value} onChange={id => (rules.value = id)} />
      <Journey recommended={won.value} />
      <Ways onCode={() => (typing.value = true)} />
      <WhenSeen>
        <Lazy load={dailyCard} props={{}} />
      </WhenSeen>
      {asking.value ? (
        <Ask
          title={say(meta.replace)}
          yes={say(meta.newRun)}
          onNo={() => (asking.value = null)}
          onYes={() => void beginRun(ui, asking.value ?? {})}
        >
          <p>{say(meta.replaceText)}</p>
        </Ask>
      ) : null}
      {typing.value ? <CodeSheet rules={rules.value} onClose={() => (typing.value = false)} onStart={begin} /> : null}
    </div>
  );
}

/** Runs beside the main one. */
function Others({ runs }: { runs: readonly Run[] }) {
  return (
    <>
      {runs.map(one => (
        <a key={one.slot} class="button wide" data-continue={one.slot} href={playPath('rokumasu', one.slot)}>
          {say(meta.resume)} — {say(runLine(one))}
          <Icon id="forward" />
        </a>
      ))}
    </>
  );
}

/** The long game; recommended to those who have won a run. */
function Journey({ recommended }: { recommended: boolean }) {
  return (
    <a
      class={recommended ? 'button primary wide journey-link' : 'button wide journey-link'}
      href="/rokumasu/journey"
      data-journey={recommended}
    >
      <span>
        <b>{say(meta.journey)}</b> {recommended ? <span class="badge">{say(meta.recommended)}</span> : null}
        <span class="caption">{say(recommended ? meta.journeyNext : meta.journeyText)}</span>
      </span>
      <Icon id="forward" />
    </a>
  );
}

const dailyCard = () => import('../long/screens.ts').then(screens => screens.DailyCard);

function RuleChoice({ rules, onChange }: { rules: RuleSetId; onChange: (id: RuleSetId) => void }) {
  return (
    <fieldset class="rule-choice">
      <legend class="small quiet">{say(meta.ruleSet)}</legend>
      {(['standard', 'classic'] as const).map(id => (
        <label key={id} class="rule-option" data-chosen={rules === id}>
          <input type="radio" name="rules" value={id} checked={rules === id} onChange={() => onChange(id)} />
          <span>
            <b>{say(ruleSets[id].name)}</b>
            <span class="caption">{say(id === 'standard' ? meta.standardText : meta.classicText)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Ways({ onCode }: { onCode: () => void }) {
  return (
    <nav class="start-ways" aria-label={say(front.name)}>
      <a class="button" href={`/daily/rokumasu/${today.value}`} data-slot={dailySlot(today.value)}>
        <Icon id="calendar" />
        {say(meta.daily)}
      </a>
      <a class="button" href="/rokumasu/lesson">
        <Icon id="hint" />
        {say(meta.lesson)}
      </a>
      <button type="button" class="button" data-code onClick={onCode}>
        <Icon id="keyboard" />
        {say(meta.code)}
      </button>
      <a class="button" href="/ranks/rokumasu">
        <Icon id="medal" />
        {say(meta.leaderboard)}
      </a>
      <a class="button" href="/rokumasu/history">
        <Icon id="chart" />
        {say(meta.history)}
      </a>
      <a class="button" href="/rokumasu/book">
        <Icon id="star" />
        {say(meta.book)}
      </a>
      <a class="button" href="/rokumasu/rules">
        <Icon id="book" />
        {say(meta.rules)}
      </a>
    </nav>
  );
}

interface CodeProps {
  readonly rules: RuleSetId;
  readonly onClose: () => void;
  readonly onStart: (start: Start) => void;
}

function CodeSheet({ rules, onClose, onStart }: CodeProps) {
  const typed = useSignal('');
  const fault = useSignal<string | null>(null);
  return (
    <Sheet title={say(meta.code)} form="dialog" onClose={onClose}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault();
          const read = readCode(typed.value, rules);
          if (!read.ok) fault.value = say(meta.badCode);
          else if (read.version > rokumasu.version) fault.value = say(meta.newerCode(read.version));
          else onStart(read);
        }}
      >
        <label class="field">
          <span class="small">{say(meta.codeHelp)}</span>
          <span class="small" data-practice>
            {say(meta.codePractice)}
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
        {fault.value ? (
          <p class="error small" role="alert">
            {fault.value}
          </p>
        ) : null}
        <button type="submit" class="button primary">
          {say(meta.play)}
        </button>
      </form>
    </Sheet>
  );
}
