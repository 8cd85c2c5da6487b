import './records.css';
import { Title } from '../design/Title.tsx';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { saveFile } from '../design/files.ts';
import { Icon } from '../design/Icon.tsx';
import { Tabs } from '../design/Tabs.tsx';
import type { AnyGameUI } from '../games/game-ui.ts';
import { offers } from '../games/list.ts';
import { dateTime, number, say } from '../i18n/lang.ts';
import { decodeReplay, listed } from '@minoya/kernel';
import { replayPath } from '@minoya/shared/links';
import { resultPath } from '../play/paths.ts';
import { signed } from '../play/signed.ts';
import { text as playText } from '../play/text.ts';
import { go } from '../router.ts';
import { allPast, type Past } from '../store/runs.ts';
import { useGameUI } from './GameScreen.tsx';
import { csv, figuresOf, measured } from './numbers.ts';
import { Histogram, Trend } from './Plots.tsx';
import { AchievementList } from './AchievementList.tsx';
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
        <Statistics past={all} versus={versus} ui={loaded} />
      )}
      {loaded?.Collected ? <loaded.Collected /> : null}
      {loaded ? <AchievementList ui={loaded} /> : null}
      {all.length > 0 ? <History past={all} ui={loaded} /> : null}
    </div>
  );
}

interface StatisticsProps {
  readonly past: readonly Past[];
  readonly versus: boolean;
  readonly ui: AnyGameUI | null;
}

/** Only what compares is summed up together: a game may have several kinds. */
function Statistics({ past, versus, ui }: StatisticsProps) {
  const kinds = new Map(past.map(one => ui?.recordedAs?.(one)).flatMap(kind => (kind ? [[kind.id, kind.name]] : [])));
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

/** Its address may be sent to others. */
const replayOf = ({ word, marks }: Past, ui: AnyGameUI | null): string =>
  replayPath(word, ui ? signed(ui, '', marks) : marks);

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

/** Where it was played, and with whom. */
function With({ past, ui }: { past: Past; ui: AnyGameUI | null }) {
  const replay = ui?.people ? decodeReplay(past.word) : null;
  const people = replay?.ok ? (ui?.people?.(replay.value.setup, past.marks) ?? []) : [];
  if (people.length < 2) return null;
  const where =
    past.slot === 'room' ? recordsText.inRoom : past.marks['branch'] ? recordsText.asPractice : recordsText.atTable;
  return (
    <span class="caption block" data-with>
      {say(where)} · {say(listed(people.map(one => one.name)))}
    </span>
  );
}

function History({ past, ui }: { past: readonly Past[]; ui: AnyGameUI | null }) {
  return (
    <section class="stack" aria-labelledby="history">
      <h2 id="history">{say(recordsText.history)}</h2>
      <ul class="list">
        {past.slice(0, 100).map(one => (
          <li key={one.id} class="item past-game">
            <span class="grow">
              <strong>{say(one.line)}</strong>
              <span class="caption block">
                {dateTime(one.ended)} · {say(playText.moves(one.plies))}
              </span>
              <With past={one} ui={ui} />
            </span>
            {one.marks.hints ? <span class="badge">{say(recordsText.hintsUsed)}</span> : null}
            {ui?.screens['result'] ? (
              <a class="button small" href={resultPath(one.game, one.id)} data-result>
                {say(playText.result)}
              </a>
            ) : null}
            <a class="button small" href={replayOf(one, ui)}>
              <Icon id="play" />
              {say(playText.replay)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" class="button small" onClick={() => saveFile('minoya.csv', csv(past), 'text/csv')}>
          <Icon id="download" />
          CSV
        </button>
      </p>
    </section>
  );
}
