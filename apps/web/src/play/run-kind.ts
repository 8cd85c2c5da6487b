import { dayOfSlot } from '@minoya/shared/calendar';
import { unrankedMark } from '@minoya/shared/leaderboard';
import type { Localized } from '../i18n/lang.ts';
import { fill } from '@minoya/kernel';
import type { Run } from '../store/runs.ts';

const kinds = {
  daily: { ja: 'デイリー', en: 'Daily' },
  practice: { ja: '練習', en: 'Practice' },
} satisfies Record<string, Localized>;

type Named = Pick<Run, 'slot' | 'marks' | 'line'>;

/** What kind of game a kept run is, where it is not simply the one begun last. */
function runKind({ slot, marks }: Named): Localized | null {
  if (dayOfSlot(slot) !== null) return kinds.daily;
  return slot.startsWith('branch') || unrankedMark(marks) !== null ? kinds.practice : null;
}

/** How far a run is, and which one of several it is: 「デイリー・ラウンド3…」. */
export function runLine(run: Named): Localized {
  const kind = runKind(run);
  // A line that begins with the kind says it already.
  if (!kind || run.line.ja.startsWith(kind.ja)) return run.line;
  // Stars stand by themselves.
  const starred = /^[★☆]/.test(run.line.ja);
  return fill(starred ? { ja: '{kind} {line}', en: '{kind} {line}' } : { ja: '{kind}・{line}', en: '{kind}: {line}' }, {
    kind,
    line: run.line,
  });
}
