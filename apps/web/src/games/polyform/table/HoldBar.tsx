import { total } from '@minoya/games/polyform/pieces';
import { cardsInWork } from '@minoya/games/polyform/board';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import type { TableController } from './table-controller.ts';
import { PieceSign } from './Pictures.tsx';
import { text } from '../text.ts';

/** The lowest line: what is held and how it is turned, the plan and its price, or what to do next. */
export function HoldBar({ controller }: { controller: TableController }): JSX.Element {
  const held = controller.drag.item.value;
  const plan = controller.plan.value;
  const busy = held !== null || plan.length > 0 || controller.mastering.value;
  return (
    <div class="hold-bar" data-busy={busy} data-many={plan.length > 1}>
      {busy ? <Turning controller={controller} /> : null}
      {plan.length > 0 || controller.mastering.value ? (
        <Confirming controller={controller} />
      ) : (
        <p class="hint small">{say(hintFor(controller))}</p>
      )}
      {busy ? (
        <button
          type="button"
          class="button"
          data-do="cancel"
          aria-label={say(text.cancel)}
          onClick={() => controller.cancel()}
        >
          <Icon id="close" />
          <span class="wide-only">{say(text.cancel)}</span>
        </button>
      ) : null}
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

function Confirming({ controller }: { controller: TableController }) {
  const { places, master } = controller.ways.value;
  const plan = controller.plan.value;
  const many = plan.length > 1;
  if (!controller.myTurn.value) return <p class="hint small">{say(text.planOnly)}</p>;
  if (plan.length === 0) return <p class="hint small">{say(masterHint(controller))}</p>;
  if (controller.mastering.value) {
    return (
      <button
        type="button"
        class="button primary"
        data-do="master"
        disabled={!master}
        onClick={() => controller.confirm('master')}
      >
        <Icon id="check" />
        <Priced label={text.confirmMaster} cost={1} />
      </button>
    );
  }
  return (
    <>
      {many && master ? (
        <button type="button" class="button primary" data-do="master" onClick={() => controller.confirm('master')}>
          <Priced label={text.confirmMaster} cost={1} />
        </button>
      ) : null}
      <button
        type="button"
        class={many && master ? 'button' : 'button primary'}
        data-do="confirm"
        aria-disabled={!places}
        onClick={() => (places ? controller.confirm('places') : controller.play.refuse('tooManyPlanned'))}
      >
        {many ? null : <Icon id="check" />}
        <Priced label={many ? text.confirmEach : text.confirm} cost={plan.length} />
      </button>
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

/** One sentence about what can be done now. */
function hintFor(controller: TableController): Localized {
  const view = controller.play.view.value;
  const held = controller.drag.item.value;
  const player = view.players[controller.me.value];
  if (!player || !controller.seated)
    return view.active === null ? text.log : text.turnOf(controller.play.seating.at(view.active).name);
  if (held) return controller.open.value.size > 0 ? text.aimHint : text.noFit;
  if (!controller.myTurn.value) return text.planHint;
  if (cardsInWork(player) === 0) return text.firstHint;
  return total(player.hand) > 0 ? text.pickHint : text.noPieces;
}
