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
  if (advice) return <AdviceText advice={advice} adviser={adviser} />;
  if (adviser.thinking.value) return <Strip text={say(text.thinking)} />;
  if (adviser.silent.value) return <Strip text={say(text.silent)} />;
  const lostBy = adviser.lostBy.value;
  if (lostBy === null || controller.play.result.value) return null;
  return (
    <Strip text={say(words.deadEndHow(lostBy))} kind="lost">
      {[
        <button
          key="back"
          type="button"
          class="button small"
          onClick={() => controller.jump(controller.play.length.peek() - lostBy)}
        >
          {say(words.deadEndBack(lostBy))}
        </button>,
        <Close key="close" onClick={() => adviser.overlook()} />,
      ]}
    </Strip>
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
  readonly children?: JSX.Element | (JSX.Element | null)[];
}

function Strip({ text: words, aloud, kind = 'advice', children }: StripProps) {
  return (
    <div class="advice" data-kind={kind} role="status">
      <p class="small grow">
        {aloud ? <span class="unseen">{aloud} </span> : null}
        {words}
      </p>
      {children}
    </div>
  );
}

function AdviceText({ advice, adviser }: { advice: Advice; adviser: Adviser }) {
  return (
    <Strip text={say(adviceText(advice))} aloud={advice.level < 3 ? '' : say(placeName(advice.found.tap ?? 0))}>
      {[
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
