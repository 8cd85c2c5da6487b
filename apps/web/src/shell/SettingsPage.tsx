import { Title } from '../design/Title.tsx';
import type { JSX } from 'preact';
import { say } from '../i18n/lang.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { text } from './text.ts';

export function SettingsPage(): JSX.Element {
  return (
    <div class="page narrow">
      <Title of={say(text.settings)} />
      <SettingsForm />
    </div>
  );
}
