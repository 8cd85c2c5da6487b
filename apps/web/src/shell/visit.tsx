import './visit.css';
import { toast } from '../design/toast.tsx';
import { prefetchOlder } from '../games/prefetch-older.ts';
import { LiveRoom } from '../online/LiveRoom.tsx';
import { go } from '../router.ts';
import { renewQuietly } from '../store/backup-note.ts';
import { askToPersist } from '../store/browser-store.ts';
import type { Past, Run } from '../store/runs.ts';
import { inSafariTab } from './install.ts';

const words = {
  safari: {
    ja: 'Safari では、7日間開かないと保存が消えることがあります。防ぐ方法を見てください。',
    en: 'Safari may clear saves after 7 days without a visit. See how to keep them.',
  },
  open: { ja: '開く', en: 'Open' },
} as const;

const told = 'minoya:told-safari';

/** Home for who has been here before: the way back to a room, which floats over what is below it and moves nothing. */
export const Back = () => (
  <div class="way-back">
    <LiveRoom sure />
  </div>
);

/** What there is to be done for who has been here before, when the page stands. */
export async function welcomeBack(runs: readonly Run[], past: readonly Past[]): Promise<void> {
  void prefetchOlder(runs).catch(() => undefined);
  // Once, after the first finished game: never in the middle of play.
  if (past.length === 0) return;
  await askToPersist();
  renewQuietly();
  if (!inSafariTab() || localStorage.getItem(told)) return;
  localStorage.setItem(told, '1');
  toast(words.safari, { stays: true, action: { label: words.open, run: () => go('/profile') } });
}
