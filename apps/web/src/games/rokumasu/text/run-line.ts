import { outcomeLine } from '@minoya/games/rokumasu/link-preview';
import { LAST_ROUND, ruleSets } from '@minoya/games/rokumasu/rules';
import type { State } from '@minoya/games/rokumasu/state';
import { roundKindText } from '@minoya/games/rokumasu/texts';
import { roundKind } from '@minoya/games/rokumasu/tuned';
import { fill, listed } from '@minoya/kernel';
import { type Localized, number } from '../../../i18n/lang.ts';
import type { Summary } from '../../game-ui.ts';
import { sourceName } from './sources.ts';

/** Which way a run goes, where it is not the plain one: the rule set, a journey's deck, level and twists, or its challenge. */
export function wayLine(state: State): Localized | null {
  if (state.rules === 'standard') return null;
  const { name } = ruleSets[state.rules];
  if (state.rules !== 'journey') return name;
  const { deck, level, challenge, twists } = state.way;
  const parts = challenge
    ? [sourceName(`challenge:${challenge}`)]
    : [
        sourceName(`deck:${deck ?? 'carpenter'}`),
        ...(level > 0 ? [sourceName(`level:${level}`)] : []),
        ...(twists ?? []).map(id => sourceName(`twist:${id}`)),
      ];
  return listed([name, ...parts]);
}

/** A sentence about a run, with the way it goes before it. */
export function onItsWay(state: State, line: Localized): Localized {
  const way = wayLine(state);
  return way ? fill({ ja: '{way} {line}', en: '{way}: {line}' }, { way, line }) : line;
}

/** How a finished run is told, by the round it stands in: whoever stops in a shop has won it and not reached the next. */
export function outcomeOf(state: State): Localized {
  const { round, record } = state;
  if (hasWonRound(state) && !record.won)
    return onItsWay(
      state,
      fill(
        { ja: 'ラウンド{round}クリア {points}点', en: 'Round {round} won, {points} points' },
        { round, points: number(record.total) },
      ),
    );
  return onItsWay(state, outcomeLine({ ...state.record, rounds: state.round - 1, skipped: 0 }));
}

const hasWonRound = ({ phase, score, target }: State): boolean =>
  phase === 'cleared' || phase === 'shop' || (phase === 'pack' && score >= target);

/** What the street says of a run in progress. */
export function summary(state: State): Summary {
  const { round, score, target } = state;
  const kind = roundKindText[roundKind(round)];
  const [made, wanted] = [number(score), number(target)];
  const won = hasWonRound(state);
  return {
    line: onItsWay(
      state,
      fill(
        won
          ? { ja: 'ラウンド{round}クリア、ショップ', en: 'Round {round} won, shop' }
          : { ja: 'ラウンド{round} {kind} {made}/{wanted}点', en: 'Round {round} {kind} {made}/{wanted}' },
        { round, kind, made, wanted },
      ),
    ),
    progress: Math.min(1, (round - 1) / LAST_ROUND),
  };
}
