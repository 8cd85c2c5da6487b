import type { Action, State } from '@minoya/games/polyform/state';
import { actionTexts, phaseTexts } from '@minoya/games/polyform/texts';
import { cardsInWork } from '@minoya/games/polyform/board';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { change, settings } from '../../../store/settings.ts';
import { inWords } from '../action-text.ts';
import { useEnterKey } from './enter.ts';
import { isCutOff, isStopped, whoseTurn } from './on-turn.ts';
import type { Way } from './plan.ts';
import type { TableController } from './table-controller.ts';
import { PieceSign } from './Pictures.tsx';
import { turnHint, waitHint } from './turn-hint.ts';
import { text } from '../text.ts';

/** What is held and how it is turned, the plan and its price, or the question whether the turn is over. */
export function HoldBar({ controller }: { controller: TableController }): JSX.Element {
  if (controller.turnEnd.last.value) return <EndBar controller={controller} actions={controller.turnEnd.last.value} />;
  const plan = controller.plan.value;
  const busy = isHolding(controller);
  return (
    <div class="hold-bar" data-busy={busy} data-many={plan.length > 1}>
      {busy ? <Turning controller={controller} /> : null}
      {plan.length > 0 || controller.mastering.value ? (
        <Confirming controller={controller} />
      ) : (
        <p class="hint small">{busy ? say(hintFor(controller)) : null}</p>
      )}
      {busy ? <CancelButton controller={controller} /> : null}
    </div>
  );
}

/** Whether something is held or planned, or the end of the turn is asked for. */
export function isHolding(controller: TableController): boolean {
  const held = controller.drag.item.value;
  return (
    held !== null ||
    controller.plan.value.length > 0 ||
    controller.mastering.value ||
    controller.turnEnd.last.value !== null
  );
}

function CancelButton({ controller, hint }: { controller: TableController; hint?: string }) {
  return (
    <button
      type="button"
      class="button"
      data-do="cancel"
      aria-label={say(text.cancel)}
      onClick={() => controller.cancel()}
    >
      <Icon id="close" />
      <span class="wide-only">{say(text.cancel)}</span>
      {hint ? <kbd class="wide-only">{hint}</kbd> : null}
    </button>
  );
}

/** The button has the focus as soon as it is there, and whoever had it before gets it back: no key ends up anywhere else. */
function useFocus(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    button.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}

/** What is about to be done, in full where it is one action: level up what to what. */
export function lastText(actions: readonly Action[], view: State): Localized {
  const [first] = actions;
  if (!first || first.type === 'debug') return actionTexts.end;
  if (actions.length === 1) return inWords(first, view);
  const same = actions.every(one => one.type === 'place');
  return same ? text.placeMany(actions.length) : actionTexts[first.type];
}

/** The last action of a turn cannot be taken back once it is done: so it asks before. */
function EndBar({ controller, actions }: { controller: TableController; actions: readonly Action[] }) {
  const what = lastText(actions, controller.play.view.value);
  const { button, shown } = useEnterKey<HTMLButtonElement>(false);
  useFocus(button);
  return (
    <div class="hold-bar end-bar" data-busy="true" role="alertdialog" aria-label={say(text.endAsk)}>
      <p class="hint small">
        <b>{say(text.lastAction(what))}</b> {say(text.lastWhy)}
      </p>
      <button
        ref={button}
        type="button"
        class="button primary"
        data-do="end-turn"
        aria-disabled={isCutOff(controller.play)}
        onClick={() => controller.turnEnd.confirm()}
      >
        <Icon id="check" />
        {say(text.endNow)}
        {shown ? <kbd class="wide-only">Enter</kbd> : null}
      </button>
      <label class="row small" data-do="never-ask">
        <input
          type="checkbox"
          checked={!settings.value.askEnd}
          onChange={({ currentTarget }) => change({ askEnd: !currentTarget.checked })}
        />
        {say(text.neverAsk)}
      </label>
      <CancelButton controller={controller} hint="Esc" />
    </div>
  );
}

function Turning({ controller }: { controller: TableController }) {
  const held = controller.drag.item.value;
  const last = controller.plan.value.at(-1);
  const id = held ?? last?.piece;
  if (!id) return null;
  const turn = held ? controller.turns.value[id] : (last?.cells ?? controller.turns.value[id]);
  return (
    <>
      <button type="button" class="held-now" aria-label={say(text.rotate)} onClick={() => controller.rotate()}>
        <PieceSign id={id} turn={controller.turns.value[id] ?? turn} />
      </button>
      <button type="button" class="button" data-do="rotate" onClick={() => controller.rotate()}>
        <Icon id="rotate" />
        <span class="wide-only">{say(text.rotate)}</span>
        <span class="unseen narrow-only">{say(text.rotate)}</span>
      </button>
      <button type="button" class="button" data-do="flip" onClick={() => controller.flip()}>
        <Icon id="flip" />
        <span class="wide-only">{say(text.flip)}</span>
        <span class="unseen narrow-only">{say(text.flip)}</span>
      </button>
    </>
  );
}

/** Where a plan can be carried out in more than one way. */
const wayLabels: Record<Way['id'], Localized> = {
  places: text.confirmEach,
  master: text.confirmMaster,
  mixed: text.confirmMixed,
};

/** After a drop with the pointer the next Enter confirms the plan; whoever walks the board by keys stays there. */
function useConfirmByEnter(first: RefObject<HTMLButtonElement | null>, planned: number): void {
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (!now || now === document.body || now.closest('.tray-piece')) first.current?.focus({ preventScroll: true });
  }, [planned]);
}

function Confirming({ controller }: { controller: TableController }) {
  const plan = controller.plan.value;
  const { actions } = controller.play.view.value;
  const ways = controller.ways.value;
  const { button: first, shown } = useEnterKey<HTMLButtonElement>(controller.drag.item.value !== null);
  useConfirmByEnter(first, plan.length);
  if (!controller.myTurn.value) return <p class="hint small">{say(text.planOnly)}</p>;
  if (plan.length === 0) return <p class="hint small">{say(masterHint(controller))}</p>;
  if (ways.length === 0) return <p class="hint small">{say(text.tooMany(plan.length, actions))}</p>;
  // One piece, or one way: nothing to tell apart.
  const plain = ways.length === 1 && ways[0]?.id === 'places';
  return (
    <>
      {ways.map((way, i) => (
        <button
          key={way.id}
          ref={i === 0 ? first : null}
          type="button"
          class={i === 0 ? 'button primary' : 'button'}
          data-do={way.id === 'places' ? 'confirm' : way.id}
          aria-disabled={isCutOff(controller.play)}
          onClick={() => controller.confirm(way)}
        >
          {plain ? <Icon id="check" /> : null}
          <Priced label={plain ? text.confirm : wayLabels[way.id]} cost={way.cost} />
          {i === 0 && shown ? <kbd class="wide-only">Enter</kbd> : null}
        </button>
      ))}
    </>
  );
}

function Priced({ label, cost }: { label: Localized; cost: number }) {
  return (
    <span class="priced">
      <span>{say(label)}</span> <small>{say(text.cost(cost))}</small>
    </span>
  );
}

function masterHint(controller: TableController): Localized {
  const player = controller.play.view.value.players[controller.me.value];
  return text.masterHint(controller.plan.value.length, player ? cardsInWork(player) : 0);
}

const noPlaceTexts = {
  none: text.aimHint,
  noCards: text.noCards,
  noFit: text.noFit,
  turnFirst: text.turnFirst,
  flipFirst: text.flipFirst,
  turnFlipFirst: text.turnFlipFirst,
  masterOne: text.masterOne,
} as const;

function planHintFor(controller: TableController): Localized {
  if (!controller.myTurn.value) return text.planOnly;
  const { plan, ways, play } = controller;
  return ways.value.length > 0 ? text.planReady : text.tooMany(plan.value.length, play.view.value.actions);
}

/** One sentence about what can be done now. */
export function hintFor(controller: TableController): Localized {
  const view = controller.play.view.value;
  const held = controller.drag.item.value;
  const player = view.players[controller.me.value];
  if (view.phase === 'ended' || isStopped(controller.play)) return text.over;
  if (!player || !controller.seated)
    return view.active === null
      ? phaseTexts[view.phase]
      : whoseTurn(controller.play.seating.at(view.active), view.active === controller.me.value);
  if (controller.turnEnd.last.value) return text.endReady;
  if (controller.mastering.value && !held) return masterHint(controller);
  const noPlace = controller.noPlace.value ?? 'none';
  if (held) return noPlace === 'noCards' && !controller.myTurn.value ? text.noCardsWait : noPlaceTexts[noPlace];
  if (view.phase === 'finishing') return player.finished ? text.waitDone : text.finishHint;
  if (controller.plan.value.length > 0) return planHintFor(controller);
  return controller.myTurn.value ? turnHint(view, controller.me.value) : waitHint(player);
}
