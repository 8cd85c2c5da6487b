import '../css/entry.css';
import { type Setup, setupFor, TIMERS, writeSetup } from '@minoya/games/polyform/setup';
import { fill } from '@minoya/kernel';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { polyform } from '@minoya/games/polyform/game';
import { Crest } from '../../../design/Crest.tsx';
import { Lazy } from '../../../design/lazy.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Ask } from '../../../design/Sheet.tsx';
import { say } from '../../../i18n/lang.ts';
import { Doors } from '../../../online/Doors.tsx';
import { lastRoom } from '../../../online/rooms.ts';
import { text as roomText } from '../../../online/text.ts';
import { turnLength } from '../../../play/turn-length.ts';
import { begin } from '../../../play/begin.ts';
import { text as playText } from '../../../play/text.ts';
import { allRuns, type Run } from '../../../store/runs.ts';
import type { GameUI } from '../../game-ui.ts';
import { front } from '../front.tsx';
import { marksOf } from '../worker/client.ts';
import { keep, kept } from './choices.ts';
import { DeviceNames } from './DeviceNames.tsx';
import { firstWay, useNewcomer } from './first-way.ts';
import { Going } from './Going.tsx';
import { Machines } from './Machines.tsx';
import { chosenTable, summaryOf } from './new-table.ts';
import { OptionRows, Segments } from './OptionRows.tsx';
import { text } from '../text.ts';

const liveRoom = () => import('../../../online/LiveRoom.tsx').then(({ LiveRoom }) => LiveRoom);

type PolyformUI = GameUI<typeof polyform>;

const words = {
  about: {
    ja: 'パズルにピースをはめて完成させ、ピースを増やして育てます。2人から4人で、AIとも、遠くの友だちとも。',
    en: 'Fit pieces into puzzles and gather more of them. 2–4 players, with bots or friends far away.',
  },
  bots: { ja: 'AIと対戦', en: 'Play against bots' },
  botsHow: { ja: 'オフラインでも遊べます。', en: 'Works offline.' },
  players: { ja: '人数', en: 'Players' },
  machine: (n: number) => fill({ ja: 'AI {n}', en: 'Bot {n}' }, { n }),
  start: { ja: 'はじめる', en: 'Start' },
  rooms: { ja: 'ルームで対戦', en: 'Play in a room' },
  device: { ja: 'ひとつの端末で', en: 'On one device' },
  deviceHow: { ja: '端末を渡しながら遊びます。', en: 'Pass the device around.' },
  people: { ja: '遊ぶ人', en: 'People' },
  machines: { ja: 'AI', en: 'Bots' },
  rules: { ja: 'ゲーム設定', en: 'Game options' },
  usual: { ja: '標準（AI・ルーム・ひとつの端末に共通）', en: 'Standard (for bots, rooms and one device)' },
  catalogue: { ja: 'パズル一覧', en: 'All puzzles' },
  editor: { ja: 'パズルを作る', en: 'Make a puzzle' },
  first: { ja: '初めてならチュートリアルから（4分）', en: 'New here? Tutorial (4 minutes)' },
  lesson: { ja: 'チュートリアル（4分）', en: 'Tutorial (4 minutes)' },
  debug: { ja: '開発版', en: 'Debug game' },
} as const;

/** Whoever comes back finds the page as it was left: shorter, it would stand at another place of it. */
const OPTIONS_OPEN = 'polyform:options-open';

/** Whether this build offers the development table. */
const debugBuild = import.meta.env.DEV || import.meta.env['VITE_POLYFORM_DEBUG'] === 'yes';

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    value: from + i,
    label: { ja: String(from + i), en: String(from + i) },
  }));

function Rooms({ setup }: { setup: Setup }) {
  return (
    <Panel title={say(words.rooms)}>
      <Doors game="polyform" setup={writeSetup({ ...setup, timer: 0 })} clock={setup.timer > 0 ? setup.timer : null} />
    </Panel>
  );
}

/** The shop counter: machines, rooms, one device; and what is going on already. */
export function EntryPage({ ui }: { ui: PolyformUI }): JSX.Element {
  const setup = useSignal<Setup>(chosenTable());
  const choose = (next: Setup) => {
    setup.value = next;
    keep('chosen', writeSetup(next));
  };
  const asking = useSignal<(() => void) | null>(null);
  const going = useRuns(ui);
  const newcomer = useNewcomer(ui);
  const first = firstWay(going, newcomer);
  const differs = summaryOf(setup.value);
  const start = (seats: readonly number[], slot: string) => {
    const line = writeSetup({ ...setup.value, seats: seats.length });
    const go = () => void begin(ui, { setup: line, slot, marks: marksOf(seats) });
    if (going.some(run => run.slot === slot && run.log.length > 0)) asking.value = go;
    else go();
  };
  return (
    <div class="page polyform-entry">
      <div class="row">
        <Crest motif={front.crest} />
        <h1>{say(text.name)}</h1>
      </div>
      <p>{say(words.about)}</p>
      {lastRoom('polyform') ? <Lazy load={liveRoom} props={{ game: 'polyform' }} meanwhile={null} /> : null}
      {newcomer ? (
        <a class={first === 'lesson' ? 'button primary wide' : 'button wide'} data-do="lesson" href="/polyform/lesson">
          <Icon id="hint" />
          {say(words.first)}
          <Icon id="forward" />
        </a>
      ) : null}
      <Going runs={going} first={first === 'going'} />
      <details
        class="panel"
        open={sessionStorage.getItem(OPTIONS_OPEN) === 'true'}
        onToggle={event => {
          sessionStorage.setItem(OPTIONS_OPEN, String(event.currentTarget.open));
        }}
      >
        <summary>
          {say(words.rules)} <span class="small quiet">{say(differs.ja ? differs : words.usual)}</span>
        </summary>
        <OptionRows setup={setup.value} onChange={choose} />
        <Segments
          label={roomText.clock}
          choices={TIMERS.map(value => ({ value, label: turnLength(value > 0 ? value : null) }))}
          now={setup.value.timer}
          onChange={timer => choose({ ...setup.value, timer })}
        />
        {setup.value.timer > 0 ? <p class="small quiet">{say(roomText.timedEnds)}</p> : null}
      </details>
      <div class="entry-panels">
        <Bots onStart={seats => start(seats, 'main')} quiet={first !== 'bots'} />
        <Rooms setup={setup.value} />
        <OneDevice onStart={seats => start(seats, 'pass')} />
      </div>
      <Links ui={ui} />
      {asking.value ? (
        <Ask
          title={say(playText.replace)}
          yes={say(playText.newRun)}
          onNo={() => {
            asking.value = null;
          }}
          onYes={asking.value}
        >
          <p>{say(playText.replaceText)}</p>
        </Ask>
      ) : null}
    </div>
  );
}

/** Games of this device that are not over. */
function useRuns(ui: PolyformUI): readonly Run[] {
  const runs = useSignal<readonly Run[]>([]);
  useEffect(() => {
    void allRuns().then(found => {
      runs.value = found.filter(run => run.game === ui.game.id && run.log.length > 0);
    });
  }, [ui]);
  return runs.value;
}

function Panel({ title, note, children }: { title: string; note?: string; children: ComponentChildren }) {
  return (
    <section class="panel entry-panel">
      <h2>{title}</h2>
      {note ? <p class="small quiet">{note}</p> : null}
      {children}
    </section>
  );
}

/** What is chosen here is kept at once: by the next frame the page may be gone. */
const chooser =
  <T,>(name: string, choice: Signal<T>) =>
  (next: T): void => {
    choice.value = next;
    keep(name, next);
  };

/** Artisans, until one is asked for somebody else. */
const USUAL = [2, 2, 2];

function Bots({ onStart, quiet }: { onStart: (seats: readonly number[]) => void; quiet: boolean }) {
  const count = useSignal(kept('players', 2));
  const marks = useSignal<readonly number[]>(kept('bots', USUAL));
  const asked = marks.value.slice(0, count.value - 1);
  return (
    <Panel title={say(words.bots)} note={say(words.botsHow)}>
      <Segments label={words.players} choices={numbers(2, 4)} now={count.value} onChange={chooser('players', count)} />
      <Machines
        marks={asked}
        title={words.machine}
        onChange={next => chooser('bots', marks)([...next, ...marks.value.slice(next.length)])}
      />
      <button
        type="button"
        class={quiet ? 'button wide' : 'button primary wide'}
        data-do="bots"
        onClick={() => onStart([0, ...asked])}
      >
        {say(words.start)}
        <Icon id="forward" />
      </button>
    </Panel>
  );
}

function OneDevice({ onStart }: { onStart: (seats: readonly number[]) => void }) {
  const people = useSignal(kept('people', 2));
  const machines = useSignal(kept('machines', 0));
  const marks = useSignal<readonly number[]>(kept('deviceBots', USUAL));
  const most = 4 - people.value;
  const bots = Math.min(machines.value, most);
  return (
    <Panel title={say(words.device)} note={say(words.deviceHow)}>
      <Segments label={words.people} choices={numbers(2, 4)} now={people.value} onChange={chooser('people', people)} />
      <DeviceNames count={people.value} />
      {most > 0 ? (
        <Segments
          label={words.machines}
          choices={numbers(0, most)}
          now={bots}
          onChange={chooser('machines', machines)}
        />
      ) : null}
      {bots > 0 ? (
        <Machines
          marks={marks.value.slice(0, bots)}
          title={words.machine}
          onChange={next => chooser('deviceBots', marks)([...next, ...marks.value.slice(next.length)])}
        />
      ) : null}
      <button
        type="button"
        class="button wide"
        data-do="pass"
        onClick={() => onStart([...Array.from({ length: people.value }, () => 0), ...marks.value.slice(0, bots)])}
      >
        {say(words.start)}
        <Icon id="forward" />
      </button>
    </Panel>
  );
}

function Links({ ui }: { ui: PolyformUI }) {
  const debug = () => {
    const setup = writeSetup(setupFor(1, { debug: true }));
    void begin(ui, { setup, slot: 'debug', marks: marksOf([0, 0, 0, 0]) });
  };
  return (
    <p class="entry-links">
      <a class="button" data-do="lesson" href="/polyform/lesson">
        <Icon id="hint" />
        {say(words.lesson)}
      </a>
      <a class="button" href="/polyform/rules">
        <Icon id="book" />
        {say(playText.rules)}
      </a>
      <a class="button" href="/polyform/cards">
        <Icon id="plus" />
        {say(words.editor)}
      </a>
      <a class="button" href="/polyform/catalogue">
        <Icon id="deck" />
        {say(words.catalogue)}
      </a>
      <a class="button" href="/records/polyform">
        <Icon id="chart" />
        {say(playText.records)}
      </a>
      {debugBuild ? (
        <button type="button" class="button" data-do="debug" onClick={debug}>
          <Icon id="bug" />
          {say(words.debug)}
        </button>
      ) : null}
    </p>
  );
}
