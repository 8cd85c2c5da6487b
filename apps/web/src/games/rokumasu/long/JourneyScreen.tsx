import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Tabs } from '../../../design/Tabs.tsx';
import { Unreachable } from '../../../design/Unreachable.tsx';
import { words } from '../../../design/words.ts';
import { say } from '../../../i18n/lang.ts';
import type { RokumasuUI } from '../entry/begin.ts';
import { Going, useGoing } from '../entry/Going.tsx';
import { BackToFront } from '../entry/parts.tsx';
import { useStart } from '../entry/useStart.tsx';
import { Challenges } from './Challenges.tsx';
import { CustomRun } from './CustomRun.tsx';
import { DeckChooser } from './DeckChooser.tsx';
import { isJourney } from './load.ts';
import { longWords } from './words.ts';
import { useTrips } from './useLong.ts';

/** The long game: decks and levels with their stamps, challenges, and runs of one's own making. */
export function JourneyScreen({ ui, rest }: { ui: RokumasuUI; rest: string }): JSX.Element {
  const tab = useSignal(rest.split('/')[0] || 'decks');
  const trips = useTrips();
  const { runs, read } = useGoing(run => isJourney(run.setup));
  const { start, asking } = useStart(ui);
  const onStart = (setup: string) => void start({ setup });
  if (trips === 'unreachable') return <Unreachable />;
  if (!trips) return <p class="page quiet">{say(words.loading)}</p>;
  return (
    <div class="page roku-ui long">
      <BackToFront />
      <h1>{say(longWords.name)}</h1>
      <p>{say(longWords.about)}</p>
      {runs && runs.length > 0 ? <Going ui={ui} runs={runs} onChange={read} /> : null}
      <Tabs
        label={say(longWords.name)}
        now={tab.value}
        onChange={id => {
          tab.value = id;
          history.replaceState(history.state, '', `/rokumasu/journey${id === 'decks' ? '' : `/${id}`}`);
        }}
        tabs={[
          { id: 'decks', label: say(longWords.decks), content: () => <DeckChooser onStart={onStart} trips={trips} /> },
          {
            id: 'challenges',
            label: say(longWords.challenges),
            content: () => <Challenges onStart={onStart} trips={trips} />,
          },
          {
            id: 'custom',
            label: say(longWords.custom),
            content: () => <CustomRun onStart={setup => void start({ setup, own: true })} />,
          },
        ]}
      />
      {asking}
    </div>
  );
}
