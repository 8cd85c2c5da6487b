import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Localized, say } from '../../../i18n/lang.ts';
import type { LogLine } from '../../../play/play.ts';
import { hintFor } from './HoldBar.tsx';
import type { TableController } from './table-controller.ts';

/** How long an announcement stands. */
export const ANNOUNCED_MS = 2_000;
/** While more are waiting each has less time, so that the board does not fall behind the table. */
const HURRIED_MS = 700;
const MOST_WAITING = 6;

/** What was added to a log since it was last looked at; nothing when it was replaced, as after a reload. */
export function addedLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const last = before.at(-1);
  if (!last) return before.length === 0 && after.length < 4 ? after : [];
  const at = after.lastIndexOf(last);
  return at < 0 ? [] : after.slice(at + 1);
}

/** The announcement that stands now, each for its time, in the order in which it happened. */
function useAnnouncement(controller: TableController): Localized | null {
  const shown = useSignal<Localized | null>(null);
  const waiting = useRef<Localized[]>([]);
  const before = useRef(controller.play.log.peek());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      shown.value = waiting.current.shift() ?? null;
      timer = shown.value ? setTimeout(next, waiting.current.length > 0 ? HURRIED_MS : ANNOUNCED_MS) : undefined;
    };
    const stop = controller.play.log.subscribe(log => {
      const taken = before.current.at(-1);
      // Taken back: what did not happen is not told, either.
      if (taken && !log.includes(taken)) {
        waiting.current = [];
        shown.value = null;
        clearTimeout(timer);
        timer = undefined;
      }
      waiting.current.push(...addedLines(before.current, log).map(line => line.text));
      waiting.current = waiting.current.slice(-MOST_WAITING);
      before.current = log;
      if (timer === undefined && waiting.current.length > 0) next();
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [controller]);
  return shown.value;
}

/** インフォボード: what has just happened, for two seconds; else what can be done now. Never over the cards. */
export function InfoBoard({ controller }: { controller: TableController }): JSX.Element {
  const told = useAnnouncement(controller);
  return (
    <p class="info-board small" data-told={told !== null} aria-hidden={told !== null}>
      {say(told ?? hintFor(controller))}
    </p>
  );
}
