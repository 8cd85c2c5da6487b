import type { AnyGame } from '@minoya/kernel';
import type { Table } from '@minoya/shared/protocol';
import type { JSX } from 'preact';
import { type Localized, say } from '../i18n/lang.ts';
import type { RoomClient } from './client.ts';
import type { RoomKit } from './kit.ts';
import { text } from './text.ts';
import { turnClocks, turnLength } from '../play/turn-length.ts';

interface RoomOptionsProps<G extends AnyGame> {
  readonly client: RoomClient;
  readonly kit: RoomKit<G>;
  readonly table: Table;
  readonly hosting: boolean;
}

/** What the host settles for everybody. */
export function RoomOptions<G extends AnyGame>({ client, kit, table, hosting }: RoomOptionsProps<G>): JSX.Element {
  const change = (part: { setup?: string; clock?: number | null; watch?: boolean }) => {
    const { setup, clock, watch } = { setup: table.setup, clock: table.clock, watch: table.watch, ...part };
    client.command({ t: 'setup', setup, clock, watch });
  };
  if (!hosting) return <Agreed kit={kit} table={table} />;
  return (
    <section class="panel stack room-options">
      <h2>{say(text.options)}</h2>
      <Row label={text.players}>
        {kit.seatCounts.map(n => (
          <Choice
            key={n}
            on={table.chairs.length === n}
            disabled={!hosting}
            label={{ ja: String(n), en: String(n) }}
            onChoose={() => change({ setup: kit.withSeats(table.setup, n) })}
          />
        ))}
      </Row>
      <Row label={text.clock}>
        {turnClocks.map(n => (
          <Choice
            key={String(n)}
            on={table.clock === n}
            disabled={!hosting}
            label={turnLength(n)}
            onChoose={() => change({ clock: n })}
          />
        ))}
      </Row>
      <Waiting table={table} />
      <Row label={text.watching}>
        {[true, false].map(on => (
          <Choice
            key={String(on)}
            on={table.watch === on}
            disabled={!hosting}
            label={on ? text.watchAllowed : text.watchForbidden}
            onChoose={() => change({ watch: on })}
          />
        ))}
      </Row>
      <kit.Options setup={table.setup} disabled={!hosting} onChange={setup => change({ setup })} />
    </section>
  );
}

/** What the timer does that is chosen now, or that there is none. */
function Waiting({ table }: { table: Table }) {
  const timed = table.clock !== null;
  return (
    <p class="small quiet" data-untimed={!timed}>
      {say(timed ? text.timedEnds : text.untimedAway)} {say(timed ? text.timedAway : text.untimedIdle)}
    </p>
  );
}

/** What was chosen, for those who cannot change it; what else there is to choose from opens below. */
function Agreed<G extends AnyGame>({ kit, table }: Pick<RoomOptionsProps<G>, 'kit' | 'table'>) {
  const rows = [
    { what: text.players, to: { ja: String(table.chairs.length), en: String(table.chairs.length) } },
    { what: text.clock, to: turnLength(table.clock) },
    { what: text.watching, to: table.watch ? text.watchAllowed : text.watchForbidden },
    ...kit.agreed(table.setup),
  ];
  return (
    <section class="panel stack room-agreed">
      <h2>{say(text.options)}</h2>
      <dl class="agreed">
        {rows.map(({ what, to }) => (
          <div key={what.en}>
            <dt class="small quiet">{say(what)}</dt>
            <dd>{say(to)}</dd>
          </div>
        ))}
      </dl>
      <Waiting table={table} />
      <details open={kit.showsMore?.(table.setup) ?? false}>
        <summary class="small">{say(text.allChoices)}</summary>
        <p class="small quiet">{say(text.hostOnly)}</p>
        <kit.Options setup={table.setup} disabled onChange={() => undefined} />
      </details>
    </section>
  );
}

function Row({ label, children }: { label: Localized; children: JSX.Element[] }) {
  return (
    <div class="segments" role="radiogroup" aria-label={say(label)}>
      <span class="small segments-label">{say(label)}</span>
      <div class="segments-row">{children}</div>
    </div>
  );
}

interface ChoiceProps {
  readonly on: boolean;
  readonly disabled: boolean;
  readonly label: Localized;
  readonly onChoose: () => void;
}

function Choice({ on, disabled, label, onChoose }: ChoiceProps) {
  return (
    <button type="button" role="radio" class="segment" aria-checked={on} disabled={disabled} onClick={onChoose}>
      {say(label)}
    </button>
  );
}
