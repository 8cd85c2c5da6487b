import { fill } from '@minoya/kernel';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { asks } from '../../../design/media.ts';
import { words as shared } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import { replayText } from '../../../play/replay-text.ts';
import type { Advice, Adviser } from './adviser.ts';
import type { TableController } from './table-controller.ts';
import { placeName } from '../look.ts';
import { type AdvisedProps, Strip } from './AdviceStrip.tsx';
import { adviceText } from './advice-text.ts';
import { stuckWords } from './stuck-words.ts';

const text = {
  thinking: { ja: '考えています', en: 'Thinking' },
  silent: { ja: 'ここからの手は見つかりません。', en: 'No move found from here.' },
  more: { ja: 'もっと', en: 'More' },
  show: { ja: '続きの手順を見る', en: 'Show me' },
  showing: {
    ja: '手順を見せています。終わると元の盤に戻ります。',
    en: 'Showing the line. Then it is your turn again.',
  },
  counts: {
    ja: '見ると、手を戻しても「ヒント使用」です。ランキングは「ヒント・道具あり」になります。',
    en: 'After a hint, even if you go back, this game is ranked among those with hints or tools.',
  },
  see: { ja: 'ヒントを見る', en: 'Show the hint' },
  stop: { ja: '止める', en: 'Stop' },
  deadEndHow: (moves: number) =>
    fill(
      moves === 1
        ? {
            ja: 'ここからは目標に届きません。{moves}手前なら届きます。',
            en: 'The goal is out of reach. Go back {moves} move to reach it.',
          }
        : {
            ja: 'ここからは目標に届きません。{moves}手前なら届きます。',
            en: 'The goal is out of reach. Go back {moves} moves to reach it.',
          },
      { moves },
    ),
  deadEndShort: { ja: '目標に届きません', en: 'Out of reach' },
  backShort: (moves: number) => fill({ ja: '{moves}手戻す', en: 'Back {moves}' }, { moves }),
  deadEnd: { ja: 'ここからは目標に届きません。', en: 'The goal is out of reach from here.' },
} as const;

/** A phone without room below the board: what is said unasked stands in the top line. */
const short = asks('(max-width: 59.99rem) and (min-height: 34rem) and (max-height: 49.99rem)');

/** What the adviser has to say; it is fetched with the first time. */
export function AdviceLine({ controller, adviser }: AdvisedProps): JSX.Element | null {
  const advice = adviser.advice.value;
  if (adviser.showing.value) {
    return (
      <Strip text={say(text.showing)} many>
        <Steps controller={controller} />
        <button type="button" class="button small" onClick={() => adviser.clear()}>
          {say(text.stop)}
        </button>
      </Strip>
    );
  }
  if (advice) return <AdviceText advice={advice} adviser={adviser} controller={controller} />;
  if (adviser.warning.value) {
    return (
      <Strip text={say(text.counts)}>
        {[
          <button key="see" type="button" class="button small" data-see-hint onClick={() => void adviser.accept()}>
            {say(text.see)}
          </button>,
          <Close key="close" onClick={() => adviser.clear()} />,
        ]}
      </Strip>
    );
  }
  if (adviser.thinking.value) return <Strip text={say(text.thinking)} />;
  if (adviser.silent.value) return <Strip text={say(text.silent)} />;
  if (!adviser.lost.value || adviser.overlooked.value || controller.play.result.value) return null;
  return <Lost controller={controller} adviser={adviser} />;
}

/** The goal is out of reach; and the way back, where one is known. */
function Lost({ controller, adviser }: AdvisedProps) {
  const moves = adviser.movesToTakeBack.value;
  return (
    <Strip
      text={say(short.value ? text.deadEndShort : moves === null ? text.deadEnd : text.deadEndHow(moves))}
      kind="lost"
    >
      {[
        moves === null ? null : <WayBack key="back" controller={controller} moves={moves} />,
        <Close key="close" onClick={() => adviser.overlook()} />,
      ]}
    </Strip>
  );
}

/** At the viewer's own pace. */
function Steps({ controller: { demonstration } }: { controller: TableController }) {
  const paused = demonstration.paused.value;
  return (
    <>
      <button
        type="button"
        class="button small"
        aria-label={say(paused ? replayText.playOn : replayText.pause)}
        onClick={() => demonstration.pause()}
      >
        <Icon id={paused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        class="button small"
        aria-label={say(replayText.stepOn)}
        onClick={() => demonstration.step()}
      >
        <Icon id="step" />
      </button>
    </>
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
      {say(short.value ? text.backShort(moves) : stuckWords.deadEndBack(moves))}
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

interface AdviceProps {
  readonly advice: Advice;
  readonly adviser: Adviser;
  readonly controller: TableController;
}

function AdviceText({ advice, adviser, controller }: AdviceProps) {
  const movesToTakeBack = adviser.movesToTakeBack.value;
  return (
    <Strip
      text={say(adviceText(advice, movesToTakeBack !== null || advice.found.target === 'no'))}
      aloud={advice.level < 3 ? '' : say(placeName(advice.found.tap ?? 0))}
      many={movesToTakeBack !== null}
    >
      {[
        movesToTakeBack === null ? null : <WayBack key="back" controller={controller} moves={movesToTakeBack} />,
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
