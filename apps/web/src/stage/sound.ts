import { idle } from '../design/idle.ts';
import { afterFrame, nextTask } from '../design/task.ts';
import { settings } from '../store/settings.ts';
import type { build, Mixer, sing as singOn, Voice } from './instrument.ts';

/** One sound: which voice, and its degree on the yonanuki scale (0 is the lowest D). */
export interface Note {
  readonly voice: Voice;
  readonly degree?: number;
  /** Seconds after now. */
  readonly after?: number;
}

let mixer: Mixer | null = null;
let opening = false;
/** Notes of the moment in which the sound is opened; what comes much later than its picture is better not heard. */
let late: { readonly note: Note; readonly until: number }[] = [];
const mostLate = 8;
const lateMost = 400;

const audible = (): boolean => {
  const { muted, master, effects } = settings.peek();
  const heard = !muted && master > 0 && effects > 0 && navigator.userActivation?.hasBeenActive !== false;
  return heard && typeof AudioContext !== 'undefined';
};

/** The end of a gesture, not its beginning: opening the device may hold the page for longer than a dragged frame has. */
const gestures = ['pointerup', 'keydown'] as const;
let waiting = false;

/** Opens the sound after the first gesture, so that it is there before the first note. */
export function ready(): void {
  if (mixer || waiting || typeof document === 'undefined') return;
  // Whoever came here by a press need not make another: the device is open before the first piece is dropped.
  if (navigator.userActivation?.hasBeenActive && audible()) {
    void idle().then(openSoon);
    return;
  }
  waiting = true;
  const attempt = () => {
    if (!audible()) return;
    for (const type of gestures) document.removeEventListener(type, attempt, true);
    waiting = false;
    openSoon();
  };
  for (const type of gestures) document.addEventListener(type, attempt, true);
}

interface Instrument {
  readonly build: typeof build;
  readonly sing: typeof singOn;
}

let instrument: Instrument | null = null;

/** The instrument is fetched, then in tasks of their own come the device and what stands behind it. */
function openSoon(): void {
  if (mixer || opening) return;
  opening = true;
  import('./instrument.ts').then(openWith, () => {
    opening = false;
  });
}

function openWith(fetched: Instrument): void {
  instrument = fetched;
  nextTask(() => {
    const device = new AudioContext({ latencyHint: 'interactive' });
    nextTask(() => {
      mixer = fetched.build(device);
      for (const { note, until } of late) if (performance.now() < until) sing(note);
      late = [];
    });
  });
}

/** Plays a note, unless muted or before the first gesture: with the frame that shows what is heard. */
export function play(note: Note | null): void {
  if (!note || !audible()) return;
  if (soon.push(note) === 1) afterFrame(() => soon.splice(0).forEach(sing));
}

/** Notes of the frame that is being drawn. */
const soon: Note[] = [];

function sing(note: Note): void {
  if (!mixer || !instrument) {
    if (late.length < mostLate) late.push({ note, until: performance.now() + lateMost });
    openSoon();
    return;
  }
  const { master, effects } = settings.peek();
  const { context } = mixer;
  // Suspended by the browser, or interrupted by a call: it may refuse until that is over.
  if (context.state !== 'running') context.resume().catch(() => undefined);
  mixer.master.gain.value = (master / 100) * 0.5;
  mixer.effects.gain.value = effects / 100;
  instrument.sing(mixer, note);
}

/** Where the score under a game is played, once the device is open; null before, and while nothing may be heard. */
export function musicOutput(): { readonly context: AudioContext; readonly out: GainNode } | null {
  const { muted, master, music } = settings.peek();
  if (!mixer || muted || master === 0 || music === 0) return null;
  mixer.master.gain.value = (master / 100) * 0.5;
  mixer.music.gain.value = music / 100;
  return { context: mixer.context, out: mixer.music };
}
