import type { AnyGame } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Lazy } from '../design/lazy.tsx';
import { Ask, Sheet } from '../design/Sheet.tsx';
import type { GameUI } from '../games/game-ui.ts';
import { say } from '../i18n/lang.ts';
import type { OpenRun } from './open.ts';
import type { Panel, Play } from './play.ts';
import { text } from './text.ts';

const settingsForm = () => import('./menu-sheets.ts').then(module => module.SettingsForm);
const runSheet = () => import('./menu-sheets.ts').then(module => module.RunSheet);
const keyList = () => import('./menu-sheets.ts').then(module => module.KeyList);

interface PanelProps<G extends AnyGame> {
  readonly run: OpenRun<G>;
}

interface CommonPanelProps<G extends AnyGame> {
  readonly ui: GameUI<G>;
  readonly play: Play<G>;
}

/** Opens another sheet, or none. */
export function opener<G extends AnyGame>(play: Play<G>): (which: Panel) => () => void {
  return which => () => {
    play.panel.value = which;
  };
}

/** The sheets that every game has, whichever is open. */
export function Panels<G extends AnyGame>({ run }: PanelProps<G>): JSX.Element | null {
  switch (run.play.panel.value) {
    case 'menu':
    case 'share':
    case 'report':
      return <Lazy load={runSheet} props={{ run }} meanwhile={null} />;
    default:
      return <CommonPanels ui={run.ui} play={run.play} />;
  }
}

/** The sheets that a game has at home and in a room. */
export function CommonPanels<G extends AnyGame>({ ui, play }: CommonPanelProps<G>): JSX.Element | null {
  const close = opener(play)(null);
  switch (play.panel.value) {
    case 'settings':
      return (
        <Sheet title={say(text.settings)} onClose={close}>
          <Lazy load={settingsForm} props={{}} />
        </Sheet>
      );
    case 'keys':
      return (
        <Sheet title={say(text.keys)} onClose={close}>
          <Lazy load={keyList} props={{ extra: ui.keys ?? [] }} />
        </Sheet>
      );
    case 'log':
      return (
        <Sheet title={say(text.log)} onClose={close}>
          <LogList run={{ play }} />
        </Sheet>
      );
    case 'take-back':
      return (
        <Ask title={say(text.takeBack)} yes={say(text.takeBackYes)} onNo={close} onYes={() => play.takeBack()}>
          <p>{say(text.takeBackText)}</p>
        </Ask>
      );
    case 'rules':
      return (
        <Sheet title={say(text.rules)} onClose={close} wide>
          {ui.rules.map(page => (
            <section key={page.id} class="prose">
              <h3>{say(page.title)}</h3>
              <page.Content />
            </section>
          ))}
        </Sheet>
      );
    default:
      return null;
  }
}

/** The log, newest first; scenes with room show it beside the board. */
export function LogList<G extends AnyGame>({ run }: { run: Pick<OpenRun<G>, 'play'> }): JSX.Element {
  const lines = run.play.log.value;
  return (
    <ol class="log">
      {[...lines].reverse().map((line, i) => (
        <li key={lines.length - i} class="small">
          <span class="num quiet">{line.ply}</span> <span>{say(line.text)}</span>
        </li>
      ))}
    </ol>
  );
}
