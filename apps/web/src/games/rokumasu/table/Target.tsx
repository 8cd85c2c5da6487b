import type { JSX } from 'preact';
import { number, say } from '../../../i18n/lang.ts';
import { FlowWord } from './FlowWord.tsx';
import { table } from '../text/play.ts';
import type { TableController } from './table-controller.ts';
import { leastOf, reachOf } from './foresee.ts';
import { Word } from './Word.tsx';

/** How far the round is: filled is scored, hatched is what the held piece would add. */
export function Target({ controller }: { controller: TableController }): JSX.Element {
  const { score: reached, target, hands } = controller.play.shown.value;
  const running = controller.play.stage.running.value;
  const score = running ?? reached;
  const ahead = controller.foreseen.value;
  const sure = ahead ? leastOf(ahead) : 0;
  const share = (points: number) => Math.min(100, (100 * points) / target);
  const lap = score > target ? Math.min(100, (100 * (score - target)) / target) : 0;
  const reach = ahead ? reachOf(ahead) : 'never';
  return (
    <div class="target" data-burning={running !== null && running >= target}>
      <Word class="target-name small" about={say(table.targetTip)}>
        {say(table.target)} <b class="num">{number(target)}</b>
      </Word>
      <FlowWord state={controller.play.shown.value} ahead={ahead} />
      <div
        class="meter"
        role="progressbar"
        aria-label={say(table.target)}
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={Math.min(score, target)}
        aria-valuetext={`${number(score)} / ${number(target)}`}
      >
        <span class="meter-fill" style={{ '--to': share(score) }} />
        {lap > 0 ? <span class="meter-lap" style={{ '--to': lap }} /> : null}
        {sure > 0 ? (
          <span class="meter-ahead" style={{ '--from': share(score), '--to': share(score + sure) - share(score) }} />
        ) : null}
        {reach === 'never' ? null : (
          <span class="meter-word" data-reach={reach}>
            <span>{say(reach === 'surely' ? table.reached : table.maybeReached)}</span>
          </span>
        )}
      </div>
      <b
        class="num target-score"
        data-score
        style={{ '--digits': Math.max(2, number(Math.max(score, target)).length) }}
      >
        {number(score)}
      </b>
      <Word class={hands <= 2 ? 'moves few small' : 'moves small'} about={say(table.movesTip)}>
        <b class="num" data-moves>
          {hands}
        </b>
        <span class="narrow-only">{say({ ja: 'ハンド', en: ' hands' })}</span>
        <span class="wide-only">
          {say(hands === 1 ? { ja: 'ハンド', en: ' hand' } : { ja: 'ハンド', en: ' hands' })}
        </span>
      </Word>
    </div>
  );
}
