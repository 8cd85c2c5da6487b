import { colours } from '@minoya/games/polyform/cards/card';
import { anyFits } from '@minoya/games/polyform/board';
import { tradesDown, tradesUp } from '@minoya/games/polyform/legal';
import { refusal } from '@minoya/games/polyform/refusal';
import type { Action, State } from '@minoya/games/polyform/state';
import { actionTexts } from '@minoya/games/polyform/texts';
import type { Seat } from '@minoya/kernel';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useDerived } from '../../../design/derived.ts';
import { Icon } from '../../../design/Icon.tsx';
import { tip } from '../../../design/tips.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { isHeld } from '../../../play/held.ts';
import { cellsShort } from './trade-offers.ts';
import type { TableController } from './table-controller.ts';
import { MOST_SHORT, upShort } from './up-short.ts';
import { isCutOff } from './on-turn.ts';
import { PieceSign } from './Pictures.tsx';
import { text } from '../text.ts';

export type Choice = 'gain' | 'up' | 'down' | 'master' | 'recycle' | 'end';

/** Why a button of the row cannot be used now, as the rules say it; null when it can. */
export function whyNot(view: State, seat: Seat, choice: Choice): string | null {
  const player = view.players[seat];
  const first = refusal(view, seat, { type: 'end' });
  if (!player || first) return first ?? 'notYourTurn';
  switch (choice) {
    case 'gain':
      return refusal(view, seat, { type: 'gain' });
    case 'up':
      return tradesUp(view, player).length > 0 ? null : 'noTradeUp';
    case 'down':
      return tradesDown(view, player).length > 0 ? null : 'noTradeDown';
    case 'recycle': {
      const all = colours.map(colour => refusal(view, seat, { type: 'recycle', colour }));
      return all.includes(null) ? null : (all[0] ?? null);
    }
    case 'master':
      if (view.mastered) return 'mastered';
      return anyFits(player, 0) ? null : 'noFitAny';
    case 'end':
      return null;
  }
}

const labels: Record<Choice, Localized> = {
  gain: { ja: 'ピース獲得', en: 'Gain dot' },
  up: { ja: 'UP', en: 'UP' },
  down: { ja: 'DOWN', en: 'DOWN' },
  master: { ja: 'マスター\u200bアクション', en: 'Master action' },
  recycle: { ja: 'リサイクル', en: 'Recycle' },
  end: { ja: 'ターン終了', en: 'End turn' },
};

const hints: Record<Choice, Localized> = {
  gain: actionTexts.gain.hint,
  up: actionTexts.up.hint,
  down: actionTexts.down.hint,
  master: actionTexts.master.hint,
  recycle: actionTexts.recycle.hint,
  end: actionTexts.end.hint,
};

/** Why not, with what is missing where that can be said; the screen has its words for it. */
function told(view: State, seat: Seat, why: string | null): string | null {
  const short = why === 'noTradeUp' ? cellsShort(view, seat) : null;
  return short !== null && short > 0 && short <= MOST_SHORT ? `upShort${short}` : why;
}

const choices: readonly Choice[] = ['gain', 'master', 'recycle', 'end'];
const levels: readonly Choice[] = ['up', 'down'];

/** The buttons for everything that is not done on the cards themselves. */
export function Actions({ controller }: { controller: TableController }): JSX.Element {
  return (
    <div class="actions" role="toolbar" aria-label={say({ ja: 'アクション', en: 'Actions' })}>
      {choices.map(choice => (
        <ActionButton key={choice} controller={controller} choice={choice} />
      ))}
    </div>
  );
}

/** UP and DOWN, beside the pieces that they change. */
export function Levels({ controller }: { controller: TableController }): JSX.Element {
  return (
    <div class="levels">
      {levels.map(choice => (
        <ActionButton key={choice} controller={controller} choice={choice} />
      ))}
    </div>
  );
}

const DOUBLE_MS = 300;

/** The second half of a double click was not meant as an action of its own; a third press, or a slower one, is. */
export function isSecondOfDouble(
  { detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>,
  last: { current: number },
): boolean {
  const second = detail > 1 && timeStamp - last.current < DOUBLE_MS;
  if (!second) last.current = timeStamp;
  return second;
}

function ActionButton({ controller, choice }: { controller: TableController; choice: Choice }) {
  const { play } = controller;
  const why = useDerived(() => {
    const now = controller.seated ? whyNot(play.shown.value, controller.me.value, choice) : 'notYourTurn';
    return told(play.shown.value, controller.me.value, now);
  }, [controller, choice]);
  const last = useRef(0);
  const short = upShort[why ?? ''];
  const hint = short ? `${say(hints[choice])} ${say(short)}` : say(hints[choice]);
  const press = (event: MouseEvent) => {
    if (isSecondOfDouble(event, last) || isHeld(play)) return;
    // What moved has come to its end by the press: the table is what the rules say.
    const now = controller.seated ? whyNot(play.view.peek(), controller.me.peek(), choice) : 'notYourTurn';
    if (now) play.refuse(told(play.view.peek(), controller.me.peek(), now) ?? now);
    else choose(controller, choice);
  };
  return (
    <button
      type="button"
      class="button action"
      data-action={choice}
      aria-disabled={why !== null || isCutOff(play)}
      aria-pressed={pressed(controller, choice)}
      {...tip(hint)}
      onClick={press}
    >
      <ActionSign choice={choice} />
      <span>
        {say(labels[choice])}
        {choice === 'gain' ? <Supply controller={controller} /> : null}
      </span>
    </button>
  );
}

/** Dots run out: how many are left stands where they are taken, on a phone too. */
function Supply({ controller: { play } }: { controller: TableController }) {
  const left = useDerived(() => play.shown.value.stock.dot, [play]);
  return (
    <small class="num dot-supply" data-none={left === 0}>
      {say(text.supplyLeft(left))}
    </small>
  );
}

function pressed(controller: TableController, choice: Choice): boolean | undefined {
  if (choice === 'master') return controller.mastering.value;
  const sheet = controller.sheet.value;
  if (choice === 'up' || choice === 'down') return sheet?.id === 'trade' && sheet.way === choice;
  return undefined;
}

function ActionSign({ choice }: { choice: Choice }) {
  if (choice === 'gain') return <PieceSign id="dot" />;
  const icons = { up: 'up', down: 'down', master: 'deck', recycle: 'rotate', end: 'step' } as const;
  return <Icon id={icons[choice]} />;
}

export function choose(controller: TableController, choice: Choice): void {
  const simple: Partial<Record<Choice, Action>> = { gain: { type: 'gain' } };
  const action = simple[choice];
  if (action) return controller.act(action);
  if (choice === 'master') return controller.mastering.peek() ? controller.cancel() : controller.startMaster();
  if (choice === 'up' || choice === 'down') return controller.openTrade(choice);
  else if (choice === 'recycle') controller.sheet.value = { id: 'recycle' };
  else if (controller.play.view.peek().actions > 0) askEnd(controller);
}

/** Asks before actions are given away; a lesson that is not there yet says so at once. */
function askEnd(controller: TableController): void {
  const step = controller.play.preview({ type: 'end' });
  if (step && !step.ok) controller.play.refuse(step.why);
  else controller.sheet.value = { id: 'end' };
}
