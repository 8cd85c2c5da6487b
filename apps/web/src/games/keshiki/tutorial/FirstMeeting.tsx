import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Lazy } from '../../../design/lazy.tsx';
import type { About } from '../entry/about.ts';
import { progress } from '../entry/progress.ts';
import type { KeshikiPlay } from '../types.ts';
import { type Lesson, toTeach } from './lessons.ts';

const load = () => import('../later.ts').then(({ MeetingSheet }) => MeetingSheet);

/** Before a board with obstacles that were not met yet, their taps open by themselves, once; several one after the other. */
export function FirstMeeting({ about, play }: { about: About; play: KeshikiPlay }): JSX.Element | null {
  // Asked once: finishing a lesson must not close the sheet under the player's hand.
  const waiting = useRef<readonly Lesson[] | null>(null);
  const now = progress.value;
  if (waiting.current === null && now) waiting.current = toTeach(about.setup?.type, play.view.peek().board, now.seen);
  const lessons = waiting.current ?? [];
  // Who plays has met them: taking everything back teaches nothing anew.
  if (play.length.value > 0) waiting.current = [];
  if (lessons.length === 0 || play.length.value > 0) return null;
  return <Lazy load={load} props={{ lessons, stage: about.stage }} meanwhile={null} />;
}
