import { pitch } from './instrument.ts';
import { musicOutput } from './sound.ts';

/** What the score follows. */
export interface Mood {
  /** 0 to 1: how far the run has come. More voices, more notes. */
  readonly far: number;
  /** A boss round: the dark scale. */
  readonly dark: boolean;
  /** The round may be lost: a pulse below. */
  readonly danger: boolean;
  /** Makes a round's melody its own. */
  readonly seed: number;
}

/** One note of a bar: eighths from its beginning, degree of the scale, length in eighths, 0 to 1. */
export interface BarNote {
  readonly at: number;
  readonly degree: number;
  readonly length: number;
  readonly loud: number;
  readonly voice: 'string' | 'bass' | 'pulse';
}

const eighths = 8;

/** A bar of the score: always the same for a mood and a number, so that a round has a tune one may recognise. */
export function barOf({ far, dark, danger, seed }: Mood, number: number): readonly BarNote[] {
  let word = (seed * 2_654_435_761 + (number % 8) * 40_503) >>> 0;
  const luck = () => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return word / 0x1_0000_0000;
  };
  const notes: BarNote[] = [{ at: 0, degree: number % 4 === 3 ? 3 : 0, length: eighths, loud: 0.5, voice: 'bass' }];
  let degree = 5 + Math.floor(luck() * 3);
  for (let at = 0; at < eighths; at++) {
    if (luck() > 0.22 + far * 0.25 + (at === 0 ? 0.3 : 0)) continue;
    degree = Math.max(4, Math.min(11, degree + Math.floor(luck() * 5) - 2));
    notes.push({ at, degree, length: 2 + Math.floor(luck() * 3), loud: 0.35 + luck() * 0.25, voice: 'string' });
  }
  if (danger || dark)
    for (let at = 0; at < eighths; at += danger ? 2 : 4)
      notes.push({ at, degree: 0, length: 1, loud: danger ? 0.5 : 0.3, voice: 'pulse' });
  return notes;
}

/** Seconds of an eighth: a little quicker where it counts. */
export const eighthOf = ({ far, danger }: Mood): number => (danger ? 0.3 : 0.42 - far * 0.06);

/** Plays bar after bar until it is stopped; silent while the sound is off. */
export function playScore(mood: () => Mood): () => void {
  let next = 0;
  let bar = 0;
  const timer = setInterval(() => {
    const device = document.visibilityState === 'visible' ? musicOutput() : null;
    if (device?.context.state !== 'running') return;
    const now = device.context.currentTime;
    if (next > now + 0.6) return;
    const at = Math.max(next, now + 0.1);
    const feeling = mood();
    const eighth = eighthOf(feeling);
    for (const note of barOf(feeling, bar))
      sing(device, note, { at: at + note.at * eighth, eighth, dark: feeling.dark });
    next = at + eighths * eighth;
    bar += 1;
  }, 200);
  return () => clearInterval(timer);
}

type Device = NonNullable<ReturnType<typeof musicOutput>>;

const shifts = { string: 0, bass: -12, pulse: -24 } as const;
/** D E♭ G A B♭: the third and the seventh of the bright scale a half tone lower. */
const darker = [0, -1, 0, 0, -1];

interface When {
  readonly at: number;
  readonly eighth: number;
  readonly dark: boolean;
}

function sing({ context, out }: Device, note: BarNote, { at, eighth, dark }: When): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  const length = note.length * eighth + 0.4;
  tone.type = note.voice === 'string' ? 'triangle' : 'sine';
  tone.frequency.value = pitch(note.degree, shifts[note.voice] + (dark ? (darker[note.degree % 5] ?? 0) : 0));
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(note.loud * 0.22, at + (note.voice === 'bass' ? 0.25 : 0.02));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(out);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
