import { kindOf } from '@minoya/games/keshiki/blocks';
import type { JSX } from 'preact';
import { Fact } from './Fact.tsx';
import { Goals } from './Goals.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { number, say } from '../../../i18n/lang.ts';
import { Choice, Switch } from '../../../settings/fields.tsx';
import { text as settingWords } from '../../../settings/text.ts';
import { change, type Palette, settings, type TellLost } from '../../../store/settings.ts';
import { type About, titleOf } from '../entry/about.ts';
import { Legend } from '../entry/AboutBoard.tsx';
import { parStands } from '../entry/proven-par.ts';
import { lessonOf } from '../tutorial/lessons.ts';
import type { KeshikiPlay } from '../types.ts';
import { words } from '../text.ts';

interface InfoProps {
  readonly about: About;
  readonly play: KeshikiPlay;
  readonly onClose: () => void;
}

const text = {
  twice: { ja: '二度押して消す', en: 'Tap twice to clear' },
  lessons: { ja: 'チュートリアルと練習', en: 'Lessons' },
} as const;

const palettes = ['standard', 'clear', 'contrast', 'mono'] as const satisfies readonly Palette[];
const tellings = ['once', 'later', 'never'] as const satisfies readonly TellLost[];

/** (i): goal, idea, what stands on the board, lessons again, and how the papers are coloured. */
export function InfoSheet({ about, play, onClose }: InfoProps): JSX.Element {
  const { board, par } = play.view.value;
  const lessons = [...new Set(board.cells.map(kindOf))].map(lessonOf).filter(lesson => lesson !== null);
  return (
    <Sheet title={say(titleOf(about))} onClose={onClose}>
      {about.hook ? <p class="hook">{say(about.hook)}</p> : null}
      <Goals state={play.view.value} />
      {about.setup?.type === 'daily' ? (
        <p class="small" data-once>
          {say(words.once)}
        </p>
      ) : null}
      <dl class="figures num">{par === null ? null : <Fact name={say(words.par)} value={number(par)} />}</dl>
      {par === null ? null : (
        <p class="small quiet">
          {say(words.parHow)} {say(parStands(about.stage))}
        </p>
      )}
      <p class="small quiet">{say(words.formula)}</p>
      <p class="small quiet">{say(words.formulaBonus)}</p>
      <Legend board={board} />
      <section class="lesson-links">
        <h2 class="caption">{say(text.lessons)}</h2>
        <p class="row">
          <a class="button small" href="/keshiki/lesson">
            <Icon id="book" />
            {say(words.lesson)}
          </a>
          {lessons.map(lesson => (
            <a key={lesson.id} class="button small" href={`/keshiki/lesson/${lesson.id}`}>
              {say(lesson.name)}
            </a>
          ))}
        </p>
      </section>
      <PaletteChoice />
      <Switch label={say(text.twice)} on={settings.value.tapTwice} onChange={tapTwice => change({ tapTwice })} />
      <Choice
        label={say(settingWords.tellLost)}
        value={settings.value.tellLost}
        options={tellings.map(value => ({ value, label: say(settingWords.tellLostChoices[value]) }))}
        onChange={tellLost => change({ tellLost })}
      />
    </Sheet>
  );
}

/** The four ways to colour the papers; it shows at once. */
function PaletteChoice(): JSX.Element {
  return (
    <Choice
      label={say(settingWords.palette)}
      value={settings.value.palette}
      options={palettes.map(value => ({ value, label: say(settingWords.palettes[value]) }))}
      onChange={palette => change({ palette })}
    />
  );
}
