/** What is seen only after it was asked for in the menu: it comes then, and no first load waits for it. */
export { SettingsForm } from '../settings/SettingsForm.tsx';
export { KeyList } from './KeyList.tsx';
export { RunSheet } from './RunSheet.tsx';
