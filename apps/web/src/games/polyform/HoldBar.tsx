import { total } from '@minoya/games/polyform/pieces';
import { cardsInWork } from '@minoya/games/polyform/board';
import type { JSX } from 'preact';
import { Icon } from '../../design/Icon.tsx';
import { type Localized, say } from '../../i18n/lang.ts';
import type { Desk } from './desk.ts';
import { PieceSign } from './Pictures.tsx';
import { text } from './text.ts';

/** The lowest line: what is held and how it is turned, the plan and its price, or what to do next. */
export function HoldBar({ desk }: { desk: Desk }): JSX.Element {
  const held = desk.hand.item.value;
  const plan = desk.plan.value;
  const busy = held !== null || plan.length > 0 || desk.mastering.value;
  return (
    <div class="hold-bar" data-busy={busy} data-many={plan.length > 1}>
      {busy ? <Turning desk={desk} /> : null}
      {plan.length > 0 || desk.mastering.value ? (
        <Confirming desk={desk} />
      ) : (
        <p class="hint small">{say(hintFor(desk))}</p>
      )}
      {busy ? (
        <button
          type="button"
          class="button"
          data-do="cancel"
          aria-label={say(text.cancel)}
          onClick={() => desk.cancel()}
        >
          <Icon id="close" />
          <span class="wide-only">{say(text.cancel)}</span>
        </button>
      ) : null}
    </div>
  );
}

function Turning({ desk }: { desk: Desk }) {
  const held = desk.hand.item.value;
  const last = desk.plan.value.at(-1);
  const id = held ?? last?.piece;
  if (!id) return null;
  const turn = held ? desk.turns.value[id] : (last?.cells ?? desk.turns.value[id]);
  return (
    <>
      <button type="button" class="held-now" aria-label={say(text.rotate)} onClick={() => desk.rotate()}>
        <PieceSign id={id} turn={desk.turns.value[id] ?? turn} />
      </button>
      <button type="button" class="button" data-do="rotate" onClick={() => desk.rotate()}>
        <Icon id="rotate" />
        <span class="wide-only">{say(text.rotate)}</span>
        <span class="unseen narrow-only">{say(text.rotate)}</span>
      </button>
      <button type="button" class="button" data-do="flip" onClick={() => desk.flip()}>
        <Icon id="flip" />
        <span class="wide-only">{say(text.flip)}</span>
        <span class="unseen narrow-only">{say(text.flip)}</span>
      </button>
    </>
  );
}

function Confirming({ desk }: { desk: Desk }) {
  const { places, master } = desk.ways.value;
  const plan = desk.plan.value;
  const many = plan.length > 1;
  if (!desk.myTurn.value) return <p class="hint small">{say(text.planOnly)}</p>;
  if (plan.length === 0) return <p class="hint small">{say(masterHint(desk))}</p>;
  if (desk.mastering.value) {
    return (
      <button
        type="button"
        class="button primary"
        data-do="master"
        disabled={!master}
        onClick={() => desk.confirm('master')}
      >
        <Icon id="check" />
        <Priced label={text.confirmMaster} cost={1} />
      </button>
    );
  }
  return (
    <>
      {many && master ? (
        <button type="button" class="button primary" data-do="master" onClick={() => desk.confirm('master')}>
          <Priced label={text.confirmMaster} cost={1} />
        </button>
      ) : null}
      <button
        type="button"
        class={many && master ? 'button' : 'button primary'}
        data-do="confirm"
        aria-disabled={!places}
        onClick={() => (places ? desk.confirm('places') : desk.play.refuse('tooManyPlanned'))}
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

function masterHint(desk: Desk): Localized {
  const player = desk.play.view.value.players[desk.me.value];
  return text.masterHint(desk.plan.value.length, player ? cardsInWork(player) : 0);
}

/** One sentence about what can be done now. */
function hintFor(desk: Desk): Localized {
  const view = desk.play.view.value;
  const held = desk.hand.item.value;
  const player = view.players[desk.me.value];
  if (!player || !desk.seated)
    return view.active === null ? text.log : text.turnOf(desk.play.seating.at(view.active).name);
  if (held) return desk.open.value.size > 0 ? text.aimHint : text.noFit;
  if (!desk.myTurn.value) return text.planHint;
  if (cardsInWork(player) === 0) return text.firstHint;
  return total(player.hand) > 0 ? text.pickHint : text.noPieces;
}
