import { Title } from '../design/Title.tsx';
import './play.css';
import type { AnyGame } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../design/announce.tsx';
import { useHangingToasts } from '../design/toast.tsx';
import { words } from '../design/words.ts';
import type { House } from '../games/house.ts';
import { type Localized, say } from '../i18n/lang.ts';
import { lockRun, type RunLock } from '../store/locks.ts';
import { change, type Speed, settings } from '../store/settings.ts';
import { useKeys } from './keys.ts';
import { NewerRules, type OpenRun, openRun } from './open.ts';
import { Panels } from './Panels.tsx';
import type { Panel } from './play.ts';
import { RefusalChip } from './RefusalChip.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { text } from './text.ts';

interface PlayScreenProps<G extends AnyGame> {
  readonly house: House<G>;
  readonly slot: string;
}

/** Local play of any game: opened, saved after every action, held by one tab. */
export function PlayScreen<G extends AnyGame>({ house, slot }: PlayScreenProps<G>): JSX.Element {
  const lock = useMemo(() => lockRun(house.game.id, slot), [house, slot]);
  useEffect(() => () => lock.release(), [lock]);
  if (lock.hold.value === 'elsewhere' || lock.hold.value === 'lost') return <Elsewhere lock={lock} />;
  if (lock.hold.value === 'asking') return <Opening />;
  return <Held house={house} slot={slot} lock={lock} />;
}

function Held<G extends AnyGame>({ house, slot, lock }: PlayScreenProps<G> & { lock: RunLock }) {
  const open = useSignal<OpenRun<G> | null>(null);
  const missing = useSignal<Localized | null>(null);
  useEffect(() => {
    let gone = false;
    let run: OpenRun<G> | null = null;
    openRun(house, slot, () => lock.hold.peek() === 'held').then(
      opened => {
        if (gone) opened.close();
        else open.value = run = opened;
      },
      (error: unknown) => {
        missing.value = error instanceof NewerRules ? text.newerRules : text.rulesUnreachable;
      },
    );
    return () => {
      gone = true;
      run?.close();
    };
  }, [house, slot, lock]);
  if (missing.value) return <Missing why={missing.value} />;
  return open.value ? <Table house={open.value.house} run={open.value} /> : <Opening />;
}

function Opening() {
  return <p class="page quiet">{say(words.loading)}</p>;
}

/** The rules of a run are not here; the run itself is safe. */
function Missing({ why }: { why: Localized }) {
  return (
    <div class="page narrow" data-missing="rules">
      <h1>{say(text.waits)}</h1>
      <p>{say(why)}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {say(text.reload)}
      </button>
    </div>
  );
}

function Elsewhere({ lock }: { lock: RunLock }) {
  return (
    <div class="page narrow">
      <h1>{say(text.elsewhere)}</h1>
      <p>{say(lock.hold.value === 'lost' ? text.lostText : text.elsewhereText)}</p>
      <button type="button" class="button primary" onClick={() => lock.takeOver()}>
        {say(text.takeOver)}
      </button>
    </div>
  );
}

const speeds: readonly Speed[] = [1, 2, 4, 'instant'];

/** One speed up or down. */
export function shiftSpeed(by: 1 | -1): void {
  const at = speeds.indexOf(settings.peek().speed) + by;
  const speed = speeds[Math.max(0, Math.min(speeds.length - 1, at))] ?? 1;
  change({ speed });
  announce(`${say(text.speed)} ${speed === 'instant' ? say(text.instant) : `×${speed}`}`);
}

function Table<G extends AnyGame>({ house, run }: { house: House<G>; run: OpenRun<G> }) {
  const { play } = run;
  const show = (which: Panel) => () => {
    play.panel.value = which;
  };
  useHangingToasts();
  useKeys({
    z: () => play.undo(),
    'Shift+z': () => play.redo(),
    v: () => announce(boardAloud()),
    p: show('menu'),
    l: show('log'),
    i: show('rules'),
    '?': show('keys'),
    '+': () => shiftSpeed(1),
    '-': () => shiftSpeed(-1),
  });
  return (
    <div
      class="play"
      data-game={house.game.id}
      onPointerDownCapture={() => play.stage.skip()}
      onKeyDownCapture={event => {
        if (event.key !== 'Tab' && event.key !== 'Shift') play.stage.skip();
      }}
    >
      <Title of={say(house.name)} unseen />
      <house.Scene play={play} />
      <RefusalChip house={house} play={play} />
      <Panels house={house} run={run} />
      {house.Ending ? <house.Ending run={run} /> : <ResultSheet house={house} run={run} />}
    </div>
  );
}

/** Every named cell that is not the plain first name, in reading order. */
function boardAloud(): string {
  const cells = [...document.querySelectorAll('.play [role="gridcell"]')];
  return cells.map(cell => cell.getAttribute('aria-label') ?? '').join('。');
}
