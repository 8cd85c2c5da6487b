import type { FunctionComponent } from 'preact';
import type { pageNames } from './page-names.ts';

type Page = FunctionComponent<{ readonly rest: string }>;

/** Pages of the house beside the games; each is its own small chunk. */
export const pages: Readonly<Record<(typeof pageNames)[number], () => Promise<Page>>> = {
  settings: () => import('./SettingsPage.tsx').then(module => module.SettingsPage),
  records: () => import('./RecordsPage.tsx').then(module => module.RecordsPage),
  daily: () => import('./DailyPage.tsx').then(module => module.DailyPage),
  d: () => import('./DayPage.tsx').then(module => module.DayPage),
  ranks: () => import('../leaderboard/LeaderboardPage.tsx').then(module => module.LeaderboardPage),
  help: () => import('./HelpPage.tsx').then(module => module.HelpPage),
  about: () => import('./AboutPage.tsx').then(module => module.AboutPage),
  profile: () => import('./ProfilePage.tsx').then(module => module.ProfilePage),
  styleguide: () => import('../styleguide/StyleguidePage.tsx').then(module => module.StyleguidePage),
};

/** The page of this name; what every object has by birth, as `constructor`, is none. */
export function pageOf(name: string): (() => Promise<Page>) | null {
  return Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : null;
}
