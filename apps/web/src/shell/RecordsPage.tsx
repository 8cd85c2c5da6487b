import './records.css';
import { Title } from '../design/Title.tsx';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Tabs } from '../design/Tabs.tsx';
import type { AnyGameUI } from '../games/game-ui.ts';
import { offers } from '../games/list.ts';
import { type Localized, number, say } from '../i18n/lang.ts';
import { go } from '../router.ts';
import { allPast, type Past } from '../store/runs.ts';
import { useGameUI } from './GameScreen.tsx';
import { figuresOf, measured } from './numbers.ts';
import { Histogram, Trend } from './Plots.tsx';
import { AchievementList } from './AchievementList.tsx';
import { History, replayOf } from './History.tsx';
import { recordsText } from './records-text.ts';
import { text } from './text.ts';

/** 記録: what was played, how it went, and the achievements. `/records/<game>` opens one game. */
export function RecordsPage({ rest }: { rest: string }): JSX.Element {
  const named = rest.split('/')[0] ?? '';
  const listed = offers.map(({ front }) => ({ id: front.id, label: say(front.name) }));
  const tabs = listed.some(one => one.id === named) || !named ? listed : [...listed, { id: named, label: named }];
  const now = named || (listed[0]?.id ?? '');
  return (
    <div class="page">
      <Title of={say(text.records)} />
      <Tabs
        label={say(recordsText.games)}
        now={now}
        onChange={id => go(`/records/${id}`, { replace: true })}
        tabs={tabs.map(tab => ({ ...tab, content: () => <GameRecords key={tab.id} id={tab.id} /> }))}
      />
    </div>
  );
}

function GameRecords({ id }: { id: string }) {
  const past = useSignal<readonly Past[] | null>(null);
  const ui = useGameUI(id);
  useEffect(() => {
    void allPast(id).then(found => {
      past.value = found;
    });
  }, [id]);
  if (!past.value) return null;
  const all = past.value;
  const loaded = ui && typeof ui === 'object' ? ui : null;
  const versus = (loaded?.game.seats.max ?? 1) > 1;
  return (
    <div class="stack">
      {all.length === 0 ? (
        <p class="quiet">{say(recordsText.nothingYet)}</p>
      ) : (
        <>
          <History past={all} ui={loaded} versus={versus} />
          <Statistics past={all} versus={versus} ui={loaded} />
        </>
      )}
      {loaded?.Collected ? <loaded.Collected /> : null}
      {loaded ? <AchievementList ui={loaded} /> : null}
    </div>
  );
}

interface StatisticsProps {
  readonly past: readonly Past[];
  readonly versus: boolean;
  readonly ui: AnyGameUI | null;
}

/** The kinds of these games by their ids, in their places. */
function kindsOf(past: readonly Past[], ui: AnyGameUI | null): ReadonlyMap<string, Localized> {
  const kinds = past.map(one => ui?.recordedAs?.(one)).filter(kind => kind !== undefined);
  return new Map(kinds.sort((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ id, name }) => [id, name]));
}

/** Only what compares is summed up together: a game may have several kinds. */
function Statistics({ past, versus, ui }: StatisticsProps) {
  const kinds = kindsOf(past, ui);
  const chosen = useSignal<string | null>(null);
  if (kinds.size < 2) return <Figures past={past} versus={versus} ui={ui} />;
  const now = chosen.value ?? [...kinds.keys()][0] ?? '';
  return (
    <Tabs
      label={say(recordsText.figures)}
      now={now}
      onChange={id => (chosen.value = id)}
      tabs={[...kinds].map(([id, name]) => ({
        id,
        label: say(name),
        content: () => <Figures past={past.filter(one => ui?.recordedAs?.(one).id === id)} versus={versus} ui={ui} />,
      }))}
    />
  );
}

function Figures({ past, versus, ui }: StatisticsProps) {
  const { plays, wins } = figuresOf(past);
  const scored = measured(past, ui?.recordedAs?.bind(ui));
  const { best, average, bestOne } = figuresOf(scored);
  const measure = past[0] ? ui?.recordedAs?.(past[0]).measure : undefined;
  const unit = measure ? '%' : '';
  return (
    <section class="stack" aria-labelledby="figures">
      <h2 id="figures">{say(recordsText.figures)}</h2>
      <dl class="facts">
        <Fact name={say(recordsText.plays)} value={number(plays)} />
        <Fact name={say(versus ? recordsText.victories : recordsText.wins)} value={number(wins)} />
        {scored.length > 0 ? <Fact name={say(recordsText.best)} value={`${number(best)}${unit}`} /> : null}
        {scored.length > 0 ? <Fact name={say(recordsText.average)} value={`${number(average)}${unit}`} /> : null}
      </dl>
      {scored.length > 0 && scored.length < plays ? (
        <p class="small quiet">{say(recordsText.ofScored(scored.length))}</p>
      ) : null}
      {measure && scored.length > 0 ? <p class="small quiet">{say(measure.text)}</p> : null}
      {bestOne ? (
        <p>
          <a href={replayOf(bestOne, ui)}>{say(recordsText.bestReplay)}</a>
        </p>
      ) : null}
      {scored.length > 0 ? (
        <div class="plots">
          <div>
            <h3>{say(recordsText.scores)}</h3>
            <Histogram scores={scored.map(one => one.score)} />
          </div>
          {scored.length > 1 ? (
            <div>
              <h3>{say(recordsText.trend)}</h3>
              <Trend past={scored} />
            </div>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div class="fact">
      <dt>{name}</dt>
      <dd class="num">{value}</dd>
    </div>
  );
}
