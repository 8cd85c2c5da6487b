import { rememberRoom } from './rooms.ts';

const place = 'minoya:token';

/** What the server could not be asked for. */
export class Unreachable extends Error {}

/** The server answered, but not with what was asked for. */
export class Declined extends Error {
  readonly status: number;

  constructor(status: number, why: string) {
    super(why);
    this.status = status;
  }
}

/** Asks the server by HTTP; failures are `Unreachable` or `Declined`, never anything else. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Unreachable(path);
  }
  if (!response.ok) throw new Declined(response.status, await response.text().catch(() => ''));
  return response;
}

let asked: Promise<string> | null = null;

/** This device's key at the server: made once, kept here, shown to nobody. */
export function token(): Promise<string> {
  const kept = localStorage.getItem(place);
  if (kept) return Promise.resolve(kept);
  asked ??= ask('/api/me', { method: 'POST' })
    .then(async response => {
      const { token: fresh } = (await response.json()) as { token: string };
      localStorage.setItem(place, fresh);
      return fresh;
    })
    .finally(() => {
      asked = null;
    });
  return asked;
}

/** The key, if this device has ever needed one. */
export const knownToken = (): string | null => localStorage.getItem(place);

/** The server does not know the key any more: the next question makes a new one. */
export function forgetToken(): void {
  localStorage.removeItem(place);
}

/** Takes over the identity that another key stands for. */
export function adoptToken(key: string): void {
  localStorage.setItem(place, key);
}

/** Asks as this device. A key that the server does not know any more is replaced once by a new one. */
export async function askAsMe(path: string, init: RequestInit = {}, again = true): Promise<Response> {
  const key = await token();
  const headers = { ...(init.body ? { 'content-type': 'application/json' } : {}), authorization: `Bearer ${key}` };
  try {
    return await ask(path, { ...init, headers });
  } catch (error) {
    if (!again || !(error instanceof Declined) || error.status !== 401) throw error;
    forgetToken();
    return askAsMe(path, init, false);
  }
}

export interface Opening {
  readonly game: string;
  readonly setup: string;
  readonly name: number;
  readonly clock: number | null;
  readonly watch: boolean;
}

/** Opens a room; answers with its code. Whoever made it comes in by its id, also where others at the same address have guessed codes until none is looked up. */
export async function openRoom(opening: Opening): Promise<string> {
  const response = await askAsMe('/api/rooms', { method: 'POST', body: JSON.stringify(opening) });
  const { room, code } = (await response.json()) as { room: string; code: string };
  rememberRoom({ game: opening.game, room, code });
  return code;
}

/** The replay of a room's finished game, as text. */
export async function roomReplay(room: string): Promise<string> {
  return (await ask(`/api/rooms/${room}/replay`)).text();
}

/** A short name for it, to be shared as `/r/<name>`. */
export async function roomGameName(room: string): Promise<string> {
  return ((await (await ask(`/api/rooms/${room}/game`)).json()) as { id: string }).id;
}
