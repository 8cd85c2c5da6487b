import { REPORT_REASONS, type PublishedBoard, type ReportReason } from '@minoya/shared/published';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { toast } from '../../../design/toast.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { reportBoard, setLiked } from '../../../published/asking.ts';
import { text } from './text.ts';

/** Liking and reporting somebody's board; nobody judges their own. */
export function Opinion({ board }: { board: PublishedBoard }): JSX.Element {
  return (
    <p class="row opinion">
      <Like board={board} />
      {board.mine ? null : <Report board={board} />}
    </p>
  );
}

function Like({ board }: { board: PublishedBoard }) {
  const liked = useSignal(board.liked);
  const likes = useSignal(board.likes);
  if (board.mine)
    return (
      <span class="num">
        <Icon id="heart" /> {say(text.likesAloud(likes.value))}
      </span>
    );
  const press = async () => {
    const before = liked.peek();
    liked.value = !before;
    const told = await setLiked(board.id, !before);
    if (typeof told === 'number') return void (likes.value = told);
    liked.value = before;
    toast(text.notNow);
    return undefined;
  };
  return (
    <button type="button" class="button small" aria-pressed={liked.value} data-like onClick={() => void press()}>
      <Icon id="heart" />
      {say(liked.value ? text.unlike : text.like)} <span class="num">{number(likes.value)}</span>
    </button>
  );
}

function Report({ board }: { board: PublishedBoard }) {
  const asking = useSignal(false);
  const reported = useSignal(board.reported);
  const send = async (why: ReportReason) => {
    asking.value = false;
    const told = await reportBoard(board.id, why);
    if (told === true) reported.value = true;
    toast(told === true ? text.reported : text.notNow);
  };
  return (
    <>
      <button
        type="button"
        class="button plain small"
        aria-pressed={reported.value}
        data-report
        onClick={() => void (asking.value = true)}
      >
        <Icon id="flag" />
        {say(text.report)}
      </button>
      {asking.value ? (
        <Sheet title={say(text.report)} form="dialog" onClose={() => void (asking.value = false)}>
          <p>{say(text.reportHow)}</p>
          <div class="stack">
            {REPORT_REASONS.map(why => (
              <button key={why} type="button" class="button wide" data-why={why} onClick={() => void send(why)}>
                {say(text.reasons[why])}
              </button>
            ))}
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
