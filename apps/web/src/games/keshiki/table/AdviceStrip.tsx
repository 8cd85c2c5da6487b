import type { JSX } from 'preact';
import { Lazy } from '../../../design/lazy.tsx';
import { say } from '../../../i18n/lang.ts';
import type { Adviser } from './adviser.ts';
import type { TableController } from './table-controller.ts';
import { words } from '../text.ts';

export interface AdvisedProps {
  readonly controller: TableController;
  readonly adviser: Adviser;
}

const load = () => import('../later.ts').then(({ AdviceLine }) => AdviceLine);

/** Help and honesty in one line under the board. */
export function AdviceStrip({ controller, adviser }: AdvisedProps): JSX.Element | null {
  if (controller.foreseen.value && controller.pointing.value?.by !== 'keys') return <Strip text={say(words.holding)} />;
  const warns = adviser.lost.value && (adviser.askedWhenLost.value || adviser.tellsLost.value);
  if (!adviser.speaks.value && !warns) return null;
  return <Lazy load={load} props={{ controller, adviser }} meanwhile={null} />;
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

/** One line of paper under the board. */
export function Strip({ text: words, aloud, kind = 'advice', many = false, children }: StripProps): JSX.Element {
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
