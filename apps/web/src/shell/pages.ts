import type { FunctionComponent } from 'preact';

type Page = FunctionComponent<{ readonly rest: string }>;

/** Pages of the house beside the games; each is its own small chunk. */
export const pages: Readonly<Record<string, () => Promise<Page>>> = {
  settings: () => import('./SettingsPage.tsx').then(module => module.SettingsPage),
};
