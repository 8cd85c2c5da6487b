import './rokumasu.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useDerived } from '../../design/derived.ts';
import { useKeys } from '../../play/keys.ts';
import { useRest } from '../../design/toast.tsx';
import { Lazy } from '../../design/lazy.tsx';
import { fromLater, laterIfLoaded, loadLater } from './load-later.ts';
import { Ground } from './ground/Ground.tsx';
import { isWin } from './event-effects.ts';
import { cueOf, type RokuPlay, TableController } from './table/table-controller.ts';
import { accompany } from './table/music.ts';
import { TableView } from './table/TableView.tsx';
import { take } from './table/Tray.tsx';
import type { Lessons } from './tutorial/Lessons.tsx';

/** ロクマス on screen. */
export function Scene({ play }: { play: RokuPlay }): JSX.Element {
  const controller = useMemo(() => new TableController(play), [play]);
  useEffect(() => () => controller.close(), [controller]);
  useEffect(() => (play.isReplay ? undefined : accompany(play)), [play]);
  const slots = Object.fromEntries([1, 2, 3, 4, 5].map(n => [String(n), () => takeNth(controller, n - 1)]));
  useKeys({
    ...slots,
    h: () => controller.askHint(),
    d: () => {
      controller.open.value = { kind: 'deck' };
    },
    Escape: () => controller.drag.release(),
  });
  const { phase } = play.shown.value;
  useRest(phase !== 'playing');
  return (
    <div class="roku roku-ui" data-phase={phase} data-replay={play.isReplay} ref={element => play.stage.mount(element)}>
      <Ground play={play} />
      <Phase controller={controller} />
      <Guide controller={controller} />
      {controller.open.value ? <Lazy load={openSheet} props={{ controller }} /> : null}
    </div>
  );
}

/** Sentences for newcomers come behind the table; where they cannot be had nothing is missed. */
function Guide({ controller }: { controller: TableController }) {
  const later = useSignal<{ readonly Lessons: typeof Lessons } | null>(null);
  useEffect(() => {
    void loadLater().then(found => {
      later.value = found;
    });
  }, []);
  const found = later.value;
  return found ? <found.Lessons controller={controller} /> : null;
}

function takeNth(controller: TableController, n: number): void {
  const { hand, stock, phase } = controller.play.view.peek();
  if (phase !== 'playing') return;
  if (n < hand.length) take(controller, n);
  else if (n - hand.length < stock.length) take(controller, n === hand.length ? 'x' : 'y');
}

/** While a win is stamped and paid the table stays: the receipt opens when nothing is counted any more. */
function stillPaying(controller: TableController): boolean {
  const { notice } = cueOf(controller.play.stage);
  return notice !== null && isWin(notice);
}

function Phase({ controller }: { controller: TableController }) {
  const paying = useDerived(() => stillPaying(controller), [controller]);
  const phase = paying ? 'playing' : controller.play.shown.value.phase;
  const page = Object.hasOwn(pages, phase) ? pages[phase as keyof typeof pages] : null;
  if (!page) return <TableView controller={controller} />;
  const Page = laterIfLoaded()?.[page];
  return Page ? <Page controller={controller} /> : <Lazy load={loads[page]} props={{ controller }} />;
}

const openSheet = () => fromLater('OpenSheet');

/** The screens between rounds come behind the table. */
const pages = { progress: 'Progress', cleared: 'Cleared', shop: 'ShopView', pack: 'PackView' } as const;
const loads = {
  Progress: () => fromLater('Progress'),
  Cleared: () => fromLater('Cleared'),
  ShopView: () => fromLater('ShopView'),
  PackView: () => fromLater('PackView'),
} as const;
