import { idle } from '../design/idle.ts';
import { toast } from '../design/toast.tsx';
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
