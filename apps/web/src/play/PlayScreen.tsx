import { Title } from '../design/Title.tsx';
import type { AnyGame } from '@minoya/kernel';
import { dayOfSlot } from '@minoya/shared/calendar';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Icon } from '../design/Icon.tsx';
import { toast } from '../design/toast.tsx';
import { words } from '../design/words.ts';
import type { GameUI } from '../games/game-ui.ts';
import { type Localized, say } from '../i18n/lang.ts';
import { go } from '../router.ts';
import { lockRun, type RunLock } from '../store/locks.ts';
import { NewerRules, NothingHere, type OpenRun, openRun } from './open.ts';
import { Table } from './Table.tsx';
import { text } from './text.ts';

interface PlayScreenProps<G extends AnyGame> {
  readonly ui: GameUI<G>;
  readonly slot: string;
}

/** Local play of any game: opened, saved after every action, held by one tab. */
export function PlayScreen<G extends AnyGame>({ ui, slot }: PlayScreenProps<G>): JSX.Element {
  const lock = useMemo(() => lockRun(ui.game.id, slot), [ui, slot]);
  useEffect(() => () => lock.release(), [lock]);
  if (lock.hold.value === 'elsewhere' || lock.hold.value === 'lost') return <Elsewhere ui={ui} lock={lock} />;
  if (lock.hold.value === 'asking') return <Opening />;
  return <Held ui={ui} slot={slot} lock={lock} />;
}

function Held<G extends AnyGame>({ ui, slot, lock }: PlayScreenProps<G> & { lock: RunLock }) {
  const open = useSignal<OpenRun<G> | null>(null);
  const missing = useSignal<Localized | null>(null);
  useEffect(() => {
    let gone = false;
    let run: OpenRun<G> | null = null;
    openRun(ui, slot, lock).then(
      opened => {
        if (gone) opened.close();
        else open.value = run = opened;
      },
      (error: unknown) => {
        if (error instanceof NothingHere) {
          go(`/${ui.game.id}`, { replace: true });
          toast(dayOfSlot(slot) === null ? text.nothingHere : text.dayNotBegun);
        } else missing.value = error instanceof NewerRules ? text.newerRules : text.rulesUnreachable;
      },
    );
    return () => {
      gone = true;
      run?.close();
    };
  }, [ui, slot, lock]);
  if (missing.value) return <Missing why={missing.value} />;
  if (!open.value) return <Opening thinking={ui.freshening} />;
  return (
    <>
      <Title of={say(open.value.ui.name)} unseen />
      <Table run={open.value} />
    </>
  );
}

/** A board that has to be found takes a while: what is done meanwhile is said as such. */
function Opening({ thinking }: { thinking?: Localized | undefined }) {
  return (
    <p class="page quiet" role="status">
      {say(thinking ?? words.loading)}
    </p>
  );
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

function Elsewhere<G extends AnyGame>({ ui, lock }: { ui: GameUI<G>; lock: RunLock }) {
  return (
    <div class="page narrow stack">
      <h1>{say(text.elsewhere)}</h1>
      <p>{say(lock.hold.value === 'lost' ? text.lostText : text.elsewhereText)}</p>
      <p class="row">
        <button type="button" class="button primary" onClick={() => lock.takeOver()}>
          {say(text.takeOver)}
        </button>
        <a class="button" href={`/${ui.game.id}`} data-to-game>
          {say(ui.startName ?? ui.name)}
        </a>
        <a class="button" href="/">
          <Icon id="home" />
          {say(text.home)}
        </a>
      </p>
    </div>
  );
}
