import { listed } from '@minoya/kernel';
import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Lazy } from '../../../design/lazy.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { NotesAddition } from '../../../online/room-additions.ts';
import type { LogLine } from '../../../play/log-lines.ts';
import { hintFor, isHolding } from './HoldBar.tsx';
import type { TableController } from './table-controller.ts';
import { isLastTurn } from './turn-hint.ts';

/** How long an announcement stands. */
export const ANNOUNCED_MS = 2_000;
/** As many lines of one action stand together: a puzzle that is complete, and what it brought. */
const TOGETHER = 2;

/** What was added to a log since it was last looked at; nothing when it was replaced, as after a reload. */
export function addedLines(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const last = before.at(-1);
  if (!last) return before.length === 0 && after.length < 4 ? after : [];
  const at = after.lastIndexOf(last);
  return at < 0 ? [] : after.slice(at + 1);
}

/** What is announced: lines of one action, and a note such as that a time ran out. */
export interface Announcement {
  readonly ply: number;
  readonly texts: readonly Localized[];
  /** It stays beside the next few actions: it is nobody's action, and would be gone before it was read. */
  readonly note: { readonly text: Localized; readonly left: number } | null;
}

const NOTE_STAYS = 3;

/**
 * What is announced after these lines: always the newest action, so that the board is never behind the table. Whose turn it is
 * stands in the head; the last thing that a player did stays here.
 */
export function announced(before: Announcement | null, lines: readonly LogLine[]): Announcement | null {
  let now = before;
  for (const { ply, text, kind } of lines) {
    if (kind === 'passed') continue;
    if (kind === 'note' || kind === 'late') now = { ply, texts: [], note: { text, left: NOTE_STAYS } };
    else if (now?.ply === ply) now = { ...now, texts: [...now.texts, text].slice(-TOGETHER) };
    else now = { ply, texts: [text], note: older(now) };
  }
  return now;
}

function older(now: Announcement | null): Announcement['note'] {
  return now?.note && now.note.left > 1 ? { ...now.note, left: now.note.left - 1 } : null;
}

/** The announcement that stands now, each for its time or until the next action. */
function useAnnouncement(controller: TableController): Localized | null {
  const shown = useSignal<Announcement | null>(null);
  const before = useRef(controller.play.log.peek());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: Announcement | null) => {
      if (next === shown.peek()) return;
      clearTimeout(timer);
      shown.value = next;
      timer = setTimeout(() => {
        shown.value = null;
      }, ANNOUNCED_MS);
    };
    const stop = controller.play.log.subscribe(log => {
      const taken = before.current.at(-1);
      // Taken back: what did not happen is not told, either.
      const standing = taken && !log.includes(taken) ? null : shown.peek();
      show(announced(standing, addedLines(before.current, log)));
      before.current = log;
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [controller]);
  if (!shown.value) return null;
  const { note, texts } = shown.value;
  return listed(note ? [note.text, ...texts] : texts, { ja: '{a} ／ {b}', en: '{a} / {b}' });
}

const lastHint = () => import('../later.ts').then(({ LastHint }) => LastHint);

/** What can be done now; in the last turn, what still helps. */
function Hint({ controller }: { controller: TableController }) {
  const view = controller.play.view.value;
  const seat = controller.me.value;
  const idle = controller.myTurn.value && !isHolding(controller);
  if (idle && isLastTurn(view, seat)) return <Lazy load={lastHint} props={{ view, seat }} meanwhile={null} />;
  return <>{say(hintFor(controller))}</>;
}

/** インフォボード: what has just happened, for two seconds; else what can be done now. Never over the cards. */
export function InfoBoard({ controller }: { controller: TableController }): JSX.Element {
  const told = useAnnouncement(controller);
  const Notes = useContext(NotesAddition);
  return (
    <div class="info-place">
      <p class="info-board small" data-told={told !== null} aria-hidden={told !== null}>
        {told ? say(told) : <Hint controller={controller} />}
      </p>
      <div class="table-notes">{Notes ? <Notes /> : null}</div>
    </div>
  );
}
