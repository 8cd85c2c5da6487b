import { lang } from '../i18n/lang.ts';
import { idle } from './idle.ts';

/** Fetches the rest of the Japanese type before a game needs it: no word shall wait for its letters in mid-play. */
export async function fetchType(): Promise<void> {
  if (typeof document === 'undefined' || lang.peek() !== 'ja') return;
  await idle();
  const ours = [...document.fonts].filter(face => face.family.includes('UD'));
  // Offline, or refused: the system's own type stands in.
  await Promise.allSettled(ours.map(face => face.load()));
}
