const place = 'minoya:room';

/** The room this device was in last: its id never goes to another room. */
export interface LastRoom {
  readonly game: string;
  readonly room: string;
  readonly code: string;
  /** The seat was opened in another tab or on another device since: coming back takes it from there. */
  readonly elsewhere?: true;
}

export function rememberRoom(last: LastRoom): void {
  try {
    localStorage.setItem(place, JSON.stringify(last));
  } catch {
    // Without storage a reload asks for the code again.
  }
}

/** Of this game, or of any. */
export function lastRoom(game?: string): LastRoom | null {
  try {
    const last = JSON.parse(localStorage.getItem(place) ?? 'null') as LastRoom | null;
    return game === undefined || last?.game === game ? last : null;
  } catch {
    return null;
  }
}

export function forgetRoom(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}

/** What is known of the room stays; that one sits there in another place, too. */
export function noteElsewhere(room: string): void {
  const last = lastRoom();
  if (last?.room === room) rememberRoom({ ...last, elsewhere: true });
}

export const roomPath = (game: string, code: string): string => `/${game}/room/${code}`;
