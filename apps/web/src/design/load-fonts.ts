import { lang } from '../i18n/lang.ts';
import { idle } from './idle.ts';

/** Fetches the type that a game may need before it does: no word and no great number shall wait for its letters in mid-play. */
export async function loadFonts(): Promise<void> {
  if (typeof document === 'undefined') return;
  await idle();
  const ours = lang.peek() === 'ja' ? [...document.fonts].filter(face => /UD|Dela/.test(face.family)) : [];
  // Offline, or refused: the system's own type stands in.
  await Promise.allSettled([document.fonts.load('1em Dela', '0123456789,'), ...ours.map(face => face.load())]);
}
