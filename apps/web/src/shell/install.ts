import { signal } from '@preact/signals';

/** Chromium's offer to install; other browsers never fire it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export const offer = signal<InstallEvent | null>(null);

/** Keeps the offer for when the player asks; it is never made during play. */
export function followInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    offer.value = event as InstallEvent;
  });
  addEventListener('appinstalled', () => {
    offer.value = null;
  });
}

/** True in a Safari tab, whose storage goes after seven days without a visit. */
export function inSafariTab(): boolean {
  const standalone = matchMedia('(display-mode: standalone)').matches;
  return !standalone && /^((?!chrome|android|crios|fxios|edg).)*safari/i.test(navigator.userAgent);
}
