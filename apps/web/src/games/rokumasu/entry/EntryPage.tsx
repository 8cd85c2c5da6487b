import '../rokumasu.css';
import { type RuleSetId, ruleSets } from '@minoya/games/rokumasu/rules';
import { dailySlot } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { WhenSeen } from '../../../design/when-seen.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { change, settings } from '../../../store/settings.ts';
import { today } from '../../../store/day.ts';
import { allPast } from '../../../store/runs.ts';
import { fromLater } from '../load-later.ts';
import type { RokumasuUI } from './begin.ts';
import { Going, useGoing } from './Going.tsx';
import { Road } from './Road.tsx';
import { playsOnlyJourneys, ruleNames, ruleSetOf } from './rule-set-of.ts';
import { useStart } from './useStart.tsx';
import { front } from '../front.tsx';
import { meta } from '../text/meta.ts';
import { note, seen } from '../tutorial/seen.ts';

const codeSheet = () => fromLater('CodeSheet');
const dailyCard = () => import('../long/screens.ts').then(screens => screens.DailyCard);

/** What this player has done so far: nothing, played, or won. */
type Past = 'unknown' | 'new' | 'played' | 'won';

/** The game's first page: learn it, go on, begin, the daily, somebody's seed. */
export function EntryPage({ ui }: { ui: RokumasuUI }): JSX.Element {
  const rules = useSignal<RuleSetId>('standard');
  const typing = useSignal(false);
  const past = useSignal<Past>('unknown');
  const travels = useSignal(false);
  const { runs, read } = useGoing();
  const { start, asking } = useStart(ui);
  useEffect(() => {
    void allPast('rokumasu').then(all => {
      // What was played last is offered again.
      const last = all.map(ruleSetOf).find(id => id !== 'journey');
      if (last) rules.value = last;
      travels.value = playsOnlyJourneys(all);
      past.value = all.length === 0 ? 'new' : all.some(one => one.won) ? 'won' : 'played';
    });
  }, []);
  // What this browser keeps decides what stands on top: below the heading nothing is drawn before that is known, so that nothing moves.
  const known = past.value !== 'unknown' && runs !== null;
  const first = past.value === 'new' && runs?.length === 0 && !seen.value.has('offer');
  const going = runs !== null && runs.length > 0;
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
      {known ? (
        <div class="start-columns stack">
          <div class="start-main">
            {first ? <FirstVisit /> : null}
            {going ? <Going ui={ui} runs={runs} onChange={read} /> : null}
            {travels.value ? (
              <a class={going ? 'button wide' : 'button primary wide'} href="/rokumasu/journey" data-new-journey>
                {say(meta.newRunOf(ruleNames.journey))}
                <Icon id="forward" />
              </a>
            ) : null}
            <RuleChoice rules={rules.value} onChange={id => (rules.value = id)} recommended={past.value === 'won'} />
            <button
              type="button"
              class={going || first || travels.value || past.value === 'won' ? 'button wide' : 'button primary wide'}
              data-new
              onClick={() => void start({ setup: rules.value })}
            >
              {say(meta.newRunOf(ruleNames[rules.value]))}
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
          </div>
          <div class="start-side">
            <Ways isFirst={first} onCode={() => (typing.value = true)} />
            <WhenSeen>
              <Lazy load={dailyCard} props={{}} />
            </WhenSeen>
          </div>
        </div>
      ) : null}
      {asking}
      {typing.value ? (
        <Lazy
          load={codeSheet}
          props={{ rules: rules.value, onClose: () => (typing.value = false), onStart: options => void start(options) }}
        />
      ) : null}
    </div>
  );
}

/** Offered once, to those who have never played: two minutes, the long game for those who know its kind, or straight to a run. */
function FirstVisit() {
  return (
    <section class="first-visit panel stack" aria-labelledby="first-visit" data-first-visit>
      <h2 id="first-visit" class="heading-small">
        {say(meta.firstTitle)}
      </h2>
      <p class="small">{say(meta.firstText)}</p>
      <a class="button primary wide" href="/rokumasu/lesson" onClick={() => note('offer')}>
        <Icon id="hint" />
        {say(meta.firstYes)}
      </a>
      <a class="button wide" href="/rokumasu/journey" data-first-long onClick={() => note('offer')}>
        {say(meta.firstLong)}
      </a>
      <button type="button" class="button plain small" data-skip-lesson onClick={() => note('offer')}>
        {say(meta.firstNo)}
      </button>
    </section>
  );
}

interface ChoiceProps {
  readonly rules: RuleSetId;
  readonly onChange: (id: RuleSetId) => void;
  readonly recommended: boolean;
}

/** Two rule sets to choose from, and the way to the long game, which is recommended to those who have won. */
function RuleChoice({ rules, onChange, recommended }: ChoiceProps) {
  return (
    <fieldset class="rule-choice">
      <legend class="small quiet">{say(meta.ruleSet)}</legend>
      <a class="rule-option journey-card" href="/rokumasu/journey" data-journey={recommended}>
        <Road />
        <span class="grow">
          <b>{say(meta.journey)}</b> {recommended ? <span class="badge">{say(meta.recommended)}</span> : null}
          <span class="caption">{say(recommended ? meta.journeyNext : meta.journeyText)}</span>
        </span>
        <Icon id="forward" />
      </a>
      {(['standard', 'classic'] as const).map(id => (
        <label key={id} class="rule-option" data-chosen={rules === id}>
          <input type="radio" name="rules" value={id} checked={rules === id} onChange={() => onChange(id)} />
          <span>
            <b>{say(ruleNames[id])}</b>
            <span class="caption">
              {say(id === 'standard' ? meta.standardText(road(id)) : meta.classicText(road(id)))}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The targets of the first, the twelfth and the last round. */
function road(id: RuleSetId) {
  const { targets } = ruleSets[id];
  return [targets[0], targets[11], targets.at(-1)].map(target => number(target ?? 0)).join(' → ');
}

function Ways({ isFirst, onCode }: { isFirst: boolean; onCode: () => void }) {
  return (
    <nav class="start-ways" aria-label={say(front.name)}>
      <a class="button" href={`/daily/rokumasu/${today.value}`} data-slot={dailySlot(today.value)}>
        <Icon id="calendar" />
        {say(meta.daily)}
      </a>
      {isFirst ? null : (
        <a class="button" href="/rokumasu/lesson">
          <Icon id="hint" />
          {say(meta.lesson)}
        </a>
      )}
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
