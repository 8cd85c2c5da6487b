import { effect, signal } from '@preact/signals';
import { others } from '../i18n/languages.ts';

export type Theme = 'system' | 'light' | 'dark' | 'contrast' | 'contrast-dark';
export type Speed = 0.5 | 1 | 2 | 4 | 'instant';
export type Palette = 'standard' | 'clear' | 'contrast' | 'mono';
export type Signs = 'drawn' | 'letters';
/** When it is said unasked that a goal is out of reach. */
export type TellLost = 'once' | 'later' | 'never';
export type Haptics = 'off' | 'weak' | 'strong';

/** What a player chose on this device. Null means: ask the system. */
export interface Settings {
  readonly theme: Theme;
  /** Its tag: one of i18n/languages.ts. */
  readonly lang: string | null;
  readonly speed: Speed;
  readonly palette: Palette;
  /** How patterns, seals and blessings are marked on blocks. */
  readonly signs: Signs;
  readonly reducedMotion: boolean | null;
  readonly shake: number;
  readonly master: number;
  readonly effects: number;
  /** Of the quiet score under a run; 0 is none. */
  readonly music: number;
  readonly muted: boolean;
  readonly haptics: Haptics;
  readonly letterKeys: boolean;
  readonly leftHanded: boolean;
  /** Whether the action that ends one's turn waits for a second press. */
  readonly askEnd: boolean;
  /** Whether the first tap on a group only selects it. */
  readonly tapTwice: boolean;
  readonly tellLost: TellLost;
}

export const defaults: Settings = {
  theme: 'system',
  lang: null,
  speed: 1,
  palette: 'standard',
  signs: 'drawn',
  reducedMotion: null,
  shake: 100,
  master: 80,
  effects: 100,
  music: 0,
  muted: false,
  haptics: 'strong',
  letterKeys: true,
  leftHanded: false,
  askEnd: true,
  tapTwice: false,
  tellLost: 'later',
};

const oneOf =
  (...all: readonly unknown[]) =>
  (value: unknown) =>
    all.includes(value);
const truth = oneOf(true, false);
const percent = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 100;

const choices: Record<keyof Settings, (value: unknown) => boolean> = {
  theme: oneOf('system', 'light', 'dark', 'contrast', 'contrast-dark'),
  lang: oneOf('ja', 'en', ...others, null),
  speed: oneOf(0.5, 1, 2, 4, 'instant'),
  palette: oneOf('standard', 'clear', 'contrast', 'mono'),
  signs: oneOf('drawn', 'letters'),
  reducedMotion: oneOf(true, false, null),
  shake: percent,
  master: percent,
  effects: percent,
  music: percent,
  muted: truth,
  haptics: oneOf('off', 'weak', 'strong'),
  letterKeys: truth,
  leftHanded: truth,
  askEnd: truth,
  tapTwice: truth,
  tellLost: oneOf('once', 'later', 'never'),
};

const place = 'minoya:settings';

/** Local storage, because the first paint must know the theme; everything big lives in IndexedDB. */
export const settings = signal<Settings>(read());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

/** Chosen values from a text of ours or anybody's; what is not of the right kind falls back. */
export function parse(text: string | null): Settings {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return defaults;
  }
  if (typeof found !== 'object' || found === null) return defaults;
  // What earlier pages kept: to be told only when asked.
  const kept: Record<string, unknown> = {
    ...defaults,
    ...('lostOnAsk' in found && found.lostOnAsk === true ? { tellLost: 'never' } : {}),
  };
  for (const [key, value] of Object.entries(found)) {
    if (key in choices && choices[key as keyof Settings](value)) kept[key] = value;
  }
  return kept as unknown as Settings;
}

function read(): Settings {
  try {
    return parse(localStorage.getItem(place));
  } catch {
    return defaults;
  }
}

/** Writes every change back, and takes over what another tab chose. */
export function keepSettings(): void {
  effect(() => {
    const text = JSON.stringify(settings.value);
    try {
      localStorage.setItem(place, text);
    } catch {
      // Storage is full or forbidden: the choice still holds for this visit.
    }
  });
  addEventListener('storage', event => {
    if (event.key === place) settings.value = parse(event.newValue);
  });
}
