import { fill, listed } from '@minoya/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Ask } from '../../../design/Sheet.tsx';
import { type Localized, say } from '../../../i18n/lang.ts';
import { playPath } from '../../../play/paths.ts';
import { text as playText } from '../../../play/text.ts';
import { dropRun, type Run } from '../../../store/runs.ts';
import { text } from '../text.ts';
import { readSetup } from '@minoya/games/polyform/setup';
import { seatsOf, sittersOf } from '../worker/client.ts';
import { machineOf } from '../worker/roster.ts';

const words = {
  against: (names: Localized): Localized => fill({ ja: '相手：{names}', en: 'against {names}' }, { names }),
  device: { ja: 'ひとつの端末で', en: 'on one device' },
  drop: { ja: 'このゲームを消す', en: 'Discard this game' },
  dropWhy: { ja: '続きから遊べなくなります。記録には残りません。', en: 'It cannot be continued, and is not recorded.' },
} as const;

/** Whom a kept game is played with. */
export function withWhom(run: Pick<Run, 'setup' | 'marks'>): Localized {
  const seats = seatsOf(run.marks, readSetup(run.setup)?.seats ?? 2);
  const bots = sittersOf(seats).filter((_, seat) => machineOf(seats[seat] ?? 0));
  if (bots.length === 0 || seats.filter(mark => mark === 0).length > 1) return words.device;
  return words.against(listed(bots.map(bot => bot.name)));
}

export const isBranch = (run: Run): boolean => run.slot.startsWith('branch');

/** Games of this device that are not over: real ones first and large, each with whom it is played, each to be thrown away. */
export function Going({ runs, first }: { runs: readonly Run[]; first: boolean }): JSX.Element | null {
  const gone = useSignal<readonly string[]>([]);
  const asking = useSignal<Run | null>(null);
  const shown = runs
    .filter(run => !gone.value.includes(run.slot))
    .sort((a, b) => Number(isBranch(a)) - Number(isBranch(b)));
  const drop = (run: Run) => {
    void dropRun(run.game, run.slot);
    gone.value = [...gone.value, run.slot];
    asking.value = null;
  };
  return (
    <>
      {shown.map((run, i) => (
        <div key={run.slot} class="going" data-branch={isBranch(run)}>
          <a
            class={first && i === 0 ? 'button primary grow' : 'button grow'}
            href={playPath('polyform', run.slot)}
            data-go={run.slot}
          >
            <span class="grow">
              {say(isBranch(run) ? text.branch : playText.resume)} — {say(run.line)}
              <small class="going-with">{say(withWhom(run))}</small>
            </span>
            <Icon id="forward" />
          </a>
          <button
            type="button"
            class="button plain"
            data-drop={run.slot}
            aria-label={say(words.drop)}
            onClick={() => {
              asking.value = run;
            }}
          >
            <Icon id="close" />
          </button>
        </div>
      ))}
      {asking.value ? (
        <Ask
          title={say(words.drop)}
          yes={say(words.drop)}
          onNo={() => {
            asking.value = null;
          }}
          onYes={() => {
            if (asking.value) drop(asking.value);
          }}
        >
          <p>{say(words.dropWhy)}</p>
        </Ask>
      ) : null}
    </>
  );
}
