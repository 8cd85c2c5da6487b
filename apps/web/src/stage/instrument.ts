import type { Note } from './sound.ts';

interface Recipe {
  readonly wave: OscillatorType;
  /** Semitones above the scale's D. */
  readonly shift: number;
  /** Pitch at the start of the sound, as a factor of where it settles. */
  readonly bend: number;
  readonly length: number;
  readonly loud: number;
  /** Share of noise: paper and wood are mostly that. */
  readonly noise: number;
  readonly noiseAt: number;
}

/** Wood and paper, made here: nothing is downloaded. */
const voices = {
  koto: { wave: 'triangle', shift: 0, bend: 1.5, length: 0.09, loud: 0.5, noise: 0.35, noiseAt: 1_800 },
  pata: { wave: 'sine', shift: -12, bend: 1.1, length: 0.07, loud: 0.25, noise: 0.7, noiseAt: 3_400 },
  pon: { wave: 'sine', shift: 0, bend: 1.9, length: 0.22, loud: 0.6, noise: 0.1, noiseAt: 900 },
  kan: { wave: 'square', shift: 12, bend: 1.02, length: 0.28, loud: 0.22, noise: 0.18, noiseAt: 5_200 },
  paki: { wave: 'triangle', shift: 24, bend: 0.7, length: 0.06, loud: 0.25, noise: 0.8, noiseAt: 6_500 },
  rin: { wave: 'sine', shift: 24, bend: 1, length: 0.9, loud: 0.3, noise: 0, noiseAt: 8_000 },
  step: { wave: 'triangle', shift: 12, bend: 1.01, length: 0.16, loud: 0.35, noise: 0.08, noiseAt: 4_000 },
  drum: { wave: 'sine', shift: -24, bend: 1.8, length: 0.4, loud: 0.9, noise: 0.12, noiseAt: 220 },
  gong: { wave: 'sine', shift: -12, bend: 1.01, length: 2, loud: 0.45, noise: 0.06, noiseAt: 1_200 },
  tick: { wave: 'sine', shift: 12, bend: 1.2, length: 0.03, loud: 0.18, noise: 0.5, noiseAt: 4_500 },
} as const satisfies Record<string, Recipe>;

export type Voice = keyof typeof voices;
export const voiceIds = Object.keys(voices) as readonly Voice[];

const scale = [0, 2, 5, 7, 9]; // D E G A B
const topDegree = 10; // two octaves
const octave = scale.length;
const lowD = 146.83;

/**
 * How a degree is sung. Two octaves up the climb goes on without an end that can be heard: the note fades into the one an
 * octave below while both rise, as on a staircase that always leads up.
 */
export function climb(degree: number): readonly { readonly degree: number; readonly loud: number }[] {
  const up = Math.max(0, Math.round(degree));
  if (up <= topDegree) return [{ degree: up, loud: 1 }];
  const over = (up - topDegree) % octave;
  const share = over / octave;
  return [
    { degree: topDegree + over, loud: 1 - share },
    ...(over > 0 ? [{ degree: topDegree - octave + over, loud: share }] : []),
  ];
}

/** The frequency of a degree. */
export function pitch(degree: number, shift = 0): number {
  const held = Math.max(0, Math.round(degree));
  const semitones = (scale[held % scale.length] ?? 0) + 12 * Math.floor(held / scale.length) + shift;
  return lowD * 2 ** (semitones / 12);
}

/** The open device, and what stands behind it. */
export interface Mixer {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly effects: GainNode;
  readonly music: GainNode;
  readonly hiss: AudioBuffer;
}

let lastLoud = -1;

/** Everything between a note and the device. */
export function build(context: AudioContext): Mixer {
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 12;
  const master = context.createGain();
  const effects = context.createGain();
  const music = context.createGain();
  music.connect(master);
  effects.connect(master).connect(limiter).connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = hiss.getChannelData(0);
  let word = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = word / 0x8000_0000;
  }
  return { context, master, effects, music, hiss };
}

/** A note, as loud as what else sounds just then lets it be. */
export function sing(mixer: Mixer, note: Note): void {
  const { context } = mixer;
  // Two full sounds within 30 ms add up to a click; the second one steps back.
  const at = context.currentTime + (note.after ?? 0);
  const crowded = Math.abs(at - lastLoud) < 0.03;
  lastLoud = at;
  const level = crowded ? 0.4 : 1;
  for (const { degree, loud } of climb(note.degree ?? 0)) strike(mixer, { ...note, degree }, at, level * loud);
  rustle(mixer, note, at, level);
}

function strike({ context, effects }: Mixer, note: Note, at: number, level: number): void {
  const recipe: Recipe = voices[note.voice];
  const tone = context.createOscillator();
  const body = envelope(context, at, recipe.length, recipe.loud * (1 - recipe.noise) * level);
  const settled = pitch(note.degree ?? 0, recipe.shift);
  tone.type = recipe.wave;
  tone.frequency.setValueAtTime(settled * recipe.bend, at);
  tone.frequency.exponentialRampToValueAtTime(settled, at + Math.min(0.05, recipe.length));
  tone.connect(body).connect(effects);
  tone.start(at);
  tone.stop(at + recipe.length + 0.05);
}

/** The paper and wood of a note has no pitch: it is heard once, however many tones the note has. */
function rustle({ context, effects, hiss }: Mixer, note: Note, at: number, level: number): void {
  const recipe: Recipe = voices[note.voice];
  if (recipe.noise === 0) return;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = recipe.noiseAt;
  source.buffer = hiss;
  source
    .connect(filter)
    .connect(envelope(context, at, recipe.length * 0.6, recipe.loud * recipe.noise * level))
    .connect(effects);
  source.start(at);
  source.stop(at + recipe.length + 0.05);
}

function envelope(context: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}
