const place = 'minoya:unsent';

/** Remembers whether replays wait to be sent, so that a visit without any need not look. */
export function noteUnsent(some: boolean): void {
  try {
    if (some) localStorage.setItem(place, '1');
    else localStorage.removeItem(place);
  } catch {
    // No storage: nothing could be kept, either.
  }
}

function someUnsent(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}

async function sendQuietly(): Promise<void> {
  if (!someUnsent()) return;
  const { sendKept } = await import('../ranks/unsent.ts');
  await sendKept();
}

/** What was finished without a connection is sent at the next start, and as soon as there is one again. */
export function followUnsent(): void {
  addEventListener('online', () => void sendQuietly());
  void sendQuietly();
}
