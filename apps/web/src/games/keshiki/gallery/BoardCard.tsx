import { goalKinds } from '@minoya/games/keshiki/goals';
import { goalWords } from '../table/goal-words.ts';
import { nameOf } from '@minoya/shared/names';
import { type PublishedBoard, shareReached } from '@minoya/shared/published';
import { titleText } from '@minoya/shared/titles';
import type { JSX } from 'preact';
import { Icon } from '../../../design/Icon.tsx';
import { ShopCrest } from '../../../design/ShopCrest.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { puzzleIn } from './puzzle.ts';
import { text, topics } from './text.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** クリア率 40%; a board that few have tried says so. */
export function shareWord(board: PublishedBoard): string {
  const share = shareReached(board);
  return say(share === null ? text.shareUnknown : text.share(share));
}

/** What it asks for first. */
function goalWord(board: PublishedBoard): string {
  const [goal] = puzzleIn(board)?.goals ?? [];
  const kind = goalKinds.find(one => one === board.topic);
  return goal ? say(goalWords(goal)) : kind ? say(topics[kind]) : '';
}

/** One board of a list: it leads to the board's page. */
export function BoardCard({ board }: { board: PublishedBoard }): JSX.Element {
  const puzzle = puzzleIn(board);
  const title = say(titleText(board.title));
  const author = say(nameOf(board.name));
  const marks = [...(board.mine ? [say(text.you)] : []), ...(board.won ? [say(text.solved)] : [])];
  const label = [title, author, goalWord(board), shareWord(board), say(text.likesAloud(board.likes)), ...marks];
  return (
    <a class="gallery-card" href={`/keshiki/gallery/${board.id}`} aria-label={label.join('、')} data-board={board.id}>
      <span class="gallery-picture">{puzzle ? <Thumbnail board={puzzle.board} /> : null}</span>
      <span class="gallery-title">{title}</span>
      <span class="small quiet">{goalWord(board)}</span>
      <span class="gallery-author small">
        <ShopCrest n={board.name} />
        <span>{author}</span>
      </span>
      <span class="row small num gallery-counts">
        <span>{shareWord(board)}</span>
        <span>
          <Icon id="heart" /> {number(board.likes)}
        </span>
      </span>
      {marks.length > 0 ? (
        <span class="row small">
          {marks.map(mark => (
            <span key={mark} class="badge">
              {mark}
            </span>
          ))}
        </span>
      ) : null}
    </a>
  );
}
