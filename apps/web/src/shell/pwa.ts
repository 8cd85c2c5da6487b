import { idle } from '../design/idle.ts';
import { toast } from '../design/toast.tsx';
import { allPast } from '../store/runs.ts';
import { renewQuietly } from '../store/backup-note.ts';
import { askToPersist } from '../store/db.ts';
import { go } from '../router.ts';
import { inSafariTab } from './install.ts';
import { text } from './text.ts';

/** Works offline from the second visit on. A new version waits until the player takes it; the run is kept. */
export async function startPwa(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await idle();
  // Who leaves early, or has no connection, comes again.
  const pwa = await import('virtual:pwa-register').catch(() => null);
  const update = pwa?.registerSW({
    immediate: true,
    onNeedRefresh() {
      toast(text.newVersion, { stays: true, action: { label: text.update, run: () => void update?.(true) } });
    },
    onRegisterError() {
      // A private window may forbid it; everything else works.
    },
  });
}

const told = 'minoya:told-safari';

/** Once, after the first finished game, on the street: never in the middle of play. */
export async function careForSaves(): Promise<void> {
  if ((await allPast()).length === 0) return;
  await askToPersist();
  renewQuietly();
  if (!inSafariTab() || localStorage.getItem(told)) return;
  localStorage.setItem(told, '1');
  toast(text.safariNotice, { stays: true, action: { label: text.open, run: () => go('/profile') } });
}
