import type { AnyGame } from '@minoya/kernel';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { announce } from '../design/announce.tsx';
import { say } from '../i18n/lang.ts';
import { change, type Speed, settings } from '../store/settings.ts';
import type { OpenRun } from './open.ts';
import { opener, Panels } from './Panels.tsx';
import { RefusalChip } from './RefusalChip.tsx';
import { Lazy } from '../design/lazy.tsx';
import { TableFrame } from './TableFrame.tsx';
import { text } from './text.ts';

const speeds: readonly Speed[] = [1, 2, 4, 'instant'];

/** One speed up or down. */
function shiftSpeed(by: 1 | -1): void {
  const at = speeds.indexOf(settings.peek().speed) + by;
  const speed = speeds[Math.max(0, Math.min(speeds.length - 1, at))] ?? 1;
  change({ speed });
  announce(`${say(text.speed)} ${speed === 'instant' ? say(text.instant) : `×${speed}`}`);
}

const resultSheet = () => import('./ResultSheet.tsx').then(module => module.ResultSheet);

interface TableProps<G extends AnyGame> {
  readonly run: OpenRun<G>;
  readonly label?: string;
}

/** A run that is played here: the game's scene, the sheets that every game has, and what follows the end. */
export function Table<G extends AnyGame>({ run, label }: TableProps<G>): JSX.Element {
  const { ui, play } = run;
  const root = useRef<HTMLElement>(null);
  const show = opener(play);
  const keys = {
    z: () => play.undo(),
    'Shift+z': () => play.redo(),
    v: () => announce(boardAloud(root.current)),
    p: show('menu'),
    l: show('log'),
    i: show('rules'),
    '?': show('keys'),
    '+': () => shiftSpeed(1),
    '-': () => shiftSpeed(-1),
  };
  return (
    <TableFrame play={play} keys={keys} root={root} label={label}>
      <ui.Scene play={play} />
      <RefusalChip ui={ui} play={play} />
      <Panels run={run} />
      {ui.Ending ? <ui.Ending run={run} /> : null}
      {!ui.Ending && play.result.value ? <Lazy load={resultSheet} props={{ run }} meanwhile={null} /> : null}
    </TableFrame>
  );
}

/** Every named cell that is not the plain first name, in reading order. */
function boardAloud(table: HTMLElement | null): string {
  const cells = [...(table?.querySelectorAll('[role="gridcell"]') ?? [])];
  return cells.map(cell => cell.getAttribute('aria-label') ?? '').join('。');
}
