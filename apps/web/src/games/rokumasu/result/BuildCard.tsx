import './build-card.css';
import type { Match } from '@minoya/kernel';
import type { rokumasu } from '@minoya/games/rokumasu/game';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../design/Icon.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { RelicCrest } from '../crest/RelicCrest.tsx';
import { CardView } from '../deck/CardView.tsx';
import { cardName } from '../look.ts';
import { amount, tenthsText } from '../text/numbers.ts';
import { cardWords } from '../text/build-card.ts';
import { sourceName } from '../text/sources.ts';
import { saveCard } from './card-picture.ts';
import { curveOf, isRounded, type Story, storyOf } from './story.ts';

/** What was built and what it did: relics, deck, the best clear, the curve of the run. Also as a picture. */
export function BuildCard({ match }: { match: Match<typeof rokumasu> }): JSX.Element {
  const story = useMemo(() => storyOf(match), [match, match.length]);
  const { best } = story;
  return (
    <section class="build-card panel" aria-label={say(cardWords.title)}>
      <h3>{say(cardWords.title)}</h3>
      <ul class="build-relics">
        {story.relics.map(owned => (
          <li key={owned.id}>
            <span class="ware-crest small">
              <RelicCrest id={owned.id} />
            </span>
            <span class="caption">{say(sourceName(`relic:${owned.id}`))}</span>
          </li>
        ))}
      </ul>
      {best ? (
        <p class="build-best">
          <span class="caption">{say(cardWords.best(best.round))}</span>
          <span class="num">
            <b class="a">{tenthsText(best.blocks)}</b> × <b class="b">{amount(best.lines)}</b> ={' '}
            <b class="big">{number(best.points)}</b>
          </span>
          {isRounded(best) ? <span class="caption">{say(cardWords.rounded)}</span> : null}
        </p>
      ) : null}
      {story.rounds.length > 1 ? <RunCurve story={story} /> : null}
      <ul class="build-deck" aria-label={say(cardWords.deck)}>
        {story.deck.map(card => (
          <li key={card.id} title={say(cardName(card))}>
            <CardView card={card} size={40} />
          </li>
        ))}
      </ul>
      <button type="button" class="button small" data-card onClick={() => void saveCard(match, story)}>
        <Icon id="share" />
        {say(cardWords.save)}
      </button>
    </section>
  );
}

/** Score and target of every round; a single round makes no curve. */
function RunCurve({ story }: { story: Story }) {
  const curve = curveOf(story.rounds, 300, 80);
  return (
    <>
      <svg class="build-curve" viewBox="-44 -10 354 112" role="img" aria-label={say(cardWords.curve)}>
        {curve.axis.map(({ value, y }) => (
          <g key={value}>
            <path class="curve-grid" d={`M0 ${y}H300`} />
            <text x="-6" y={y + 4} text-anchor="end">
              {number(value)}
            </text>
          </g>
        ))}
        <path class="curve-targets" d={curve.targets} />
        <path class="curve-scores" d={curve.scores} />
        {curve.dots.map(({ round, x, score, target }, i) => (
          <g key={i}>
            <path class="curve-target" d={`M${x - 4} ${target}h8`} />
            <circle class="curve-score" cx={x} cy={score} r="3" />
            {curve.dots.length <= 8 || i === 0 || i === curve.dots.length - 1 || round % 3 === 0 ? (
              <text x={x} y="98" text-anchor="middle">
                {round}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <p class="build-legend caption">
        <span class="legend-scores">{say(cardWords.scores)}</span>
        <span class="legend-targets">{say(cardWords.targets)}</span>
        <span>{say(curve.linear ? cardWords.byRound : cardWords.byRoundSteep)}</span>
      </p>
    </>
  );
}
