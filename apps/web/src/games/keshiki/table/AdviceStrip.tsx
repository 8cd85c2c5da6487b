import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { words as shared } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import type { Advice, Adviser } from './adviser.ts';
import type { TableController } from './table-controller.ts';
import { placeName } from '../look.ts';
import { adviceText } from './advice-text.ts';
import { words } from '../text.ts';

const text = {
  thinking: { ja: '考えています', en: 'Thinking' },
  silent: { ja: 'ここからの手は見つかりません。', en: 'No move found from here.' },
  more: { ja: 'もっと', en: 'More' },
  show: { ja: '続きの手順を見る', en: 'Show me' },
  showing: {
    ja: '手順を見せています。終わると元の盤に戻ります。',
    en: 'Showing the line. Then it is your turn again.',
  },
  stop: { ja: '止める', en: 'Stop' },
} as const;

/** Help and honesty in one line under the board. */
export function AdviceStrip({
  controller,
  adviser,
}: {
  controller: TableController;
  adviser: Adviser;
}): JSX.Element | null {
  const advice = adviser.advice.value;
  if (controller.foreseen.value && controller.pointing.value?.by !== 'keys') return <Strip text={say(words.holding)} />;
  if (adviser.showing.value) {
    return (
      <Strip text={say(text.showing)}>
        <button type="button" class="button small" onClick={() => adviser.clear()}>
          {say(text.stop)}
        </button>
      </Strip>
    );
  }
  if (advice) return <AdviceText advice={advice} adviser={adviser} controller={controller} />;
  if (adviser.thinking.value) return <Strip text={say(text.thinking)} />;
  if (adviser.silent.value) return <Strip text={say(text.silent)} />;
  const lostBy = adviser.lostBy.value;
  if (lostBy === null || adviser.overlooked.value || controller.play.result.value) return null;
  return (
    <Strip text={say(words.deadEndHow(lostBy))} kind="lost">
      {[
        <WayBack key="back" controller={controller} moves={lostBy} />,
        <Close key="close" onClick={() => adviser.overlook()} />,
      ]}
    </Strip>
  );
}

/** To where the goal is still in reach. */
function WayBack({ controller, moves }: { controller: TableController; moves: number }) {
  return (
    <button
      type="button"
      class="button small"
      onClick={() => controller.jump(controller.play.length.peek() - moves)}
      data-back
    >
      {say(words.deadEndBack(moves))}
    </button>
  );
}

function Close({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="button small" aria-label={say(shared.close)} onClick={onClick}>
      <Icon id="close" />
    </button>
  );
}

interface StripProps {
  readonly text: string;
  /** For those who cannot see the outline. */
  readonly aloud?: string;
  readonly kind?: 'lost' | 'advice';
  /** More buttons than fit beside the words. */
  readonly many?: boolean;
  readonly children?: JSX.Element | (JSX.Element | null)[];
}

function Strip({ text: words, aloud, kind = 'advice', many = false, children }: StripProps) {
  return (
    <div class="advice" data-kind={kind} data-many={many} role="status">
      <p class="small grow">
        {aloud ? <span class="unseen">{aloud} </span> : null}
        {words}
      </p>
      {children}
    </div>
  );
}

interface AdviceProps {
  readonly advice: Advice;
  readonly adviser: Adviser;
  readonly controller: TableController;
}

function AdviceText({ advice, adviser, controller }: AdviceProps) {
  const lostBy = adviser.lostBy.value;
  return (
    <Strip
      text={say(adviceText(advice, lostBy !== null || advice.found.target === 'no'))}
      aloud={advice.level < 3 ? '' : say(placeName(advice.found.tap ?? 0))}
      many={lostBy !== null}
    >
      {[
        lostBy === null ? null : <WayBack key="back" controller={controller} moves={lostBy} />,
        advice.level < 3 ? (
          <button key="more" type="button" class="button small" onClick={() => void adviser.next()}>
            {say(text.more)}
          </button>
        ) : (
          <button key="show" type="button" class="button small" onClick={() => adviser.show()}>
            {say(text.show)}
          </button>
        ),
        <Close key="close" onClick={() => adviser.clear()} />,
      ]}
    </Strip>
  );
}
