import type { JSX } from 'preact';
import { fill } from '@minoya/kernel';
import { Icon } from '../../../design/Icon.tsx';
import { words as shared } from '../../../design/words.ts';
import { type Localized, number, say } from '../../../i18n/lang.ts';
import type { Advice, Adviser } from './adviser.ts';
import type { TableController } from './table-controller.ts';
import { colorName, placeName } from '../look.ts';
import { words } from '../text.ts';

const text = {
  thinking: { ja: '考えています', en: 'Thinking' },
  silent: { ja: 'ここからの手は見つかりません。', en: 'No move found from here.' },
  more: { ja: 'もっと', en: 'More' },
  show: { ja: '続きの手順を見る', en: 'Show me' },
  showing: { ja: '手順を見せています。', en: 'Showing the line.' },
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

/** Version 1 did not count the stars of a line. */
type Found = Omit<Advice['found'], 'stars'> & { readonly stars?: number };

/** What the advised line comes to; that no way to the goal is known is said first. */
function endText({ target, clears, stars = 0, score }: Found): Localized {
  if (target !== 'yes') return { ja: '目標に届く手順は見つかっていません', en: 'No way to the goal is known' };
  if (stars === 3) return { ja: '★★★まで届きます', en: 'All three stars are possible' };
  if (clears) return { ja: '全消しできます', en: 'An all clear is possible' };
  if (stars === 0)
    return fill({ ja: '{score}点まで取れます', en: '{score} points are possible' }, { score: number(score) });
  return fill(
    { ja: '目標に届き、{score}点まで取れます', en: 'The goal and {score} points are possible' },
    { score: number(score) },
  );
}

function adviceText({ found, level, color, why }: Advice): Localized {
  const name = colorName(color);
  const end = endText(found);
  if (level === 1) return fill({ ja: '{end}。次に消す色は{name}。', en: '{end}. Clear {name} next.' }, { end, name });
  if (level === 2) return fill({ ja: '{name}、点線の中です。', en: '{name}, inside the dashes.' }, { name });
  return fill({ ja: '枠のかたまりを消します。{why}', en: 'Clear the outlined group. {why}' }, { why });
}
