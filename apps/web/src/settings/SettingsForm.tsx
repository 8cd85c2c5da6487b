import type { JSX } from 'preact';
import { type Localized, say } from '../i18n/lang.ts';
import { autonyms } from '../i18n/autonym.ts';
import { feel, buzz } from '../stage/haptics.ts';
import { play } from '../stage/sound.ts';
import { change, type Settings, settings } from '../store/settings.ts';
import { Tile } from '../tile/Tile.tsx';
import { Choice, Range, Switch } from './fields.tsx';
import { text } from './text.ts';

/** All settings in one place; every change shows at once. */
export function SettingsForm(): JSX.Element {
  return (
    <div class="settings">
      <Look />
      <Motion />
      <Sound />
      <Input />
    </div>
  );
}

const options = <K extends string>(table: Readonly<Record<K, Localized>>) =>
  (Object.entries(table) as [K, Localized][]).map(([value, label]) => ({ value, label: say(label) }));

function Look() {
  const now = settings.value;
  return (
    <fieldset>
      <legend>{say(text.look)}</legend>
      <Choice
        label={say(text.language)}
        value={now.lang ?? 'system'}
        options={[
          { value: 'system', label: say(text.languageOfSystem) },
          ...autonyms.map(([value, label]) => ({ value, label })),
        ]}
        onChange={lang => change({ lang: lang === 'system' ? null : lang })}
      />
      <Choice
        label={say(text.theme)}
        value={now.theme}
        options={options(text.themes)}
        onChange={theme => change({ theme })}
      />
      <Choice
        label={say(text.palette)}
        value={now.palette}
        options={options(text.palettes)}
        onChange={palette => change({ palette })}
      />
      <p class="swatches" aria-hidden="true">
        <Tile fill="B" pattern="seigaiha" />
        <Tile fill="L" pattern="mizutama" />
        <Tile fill="G" pattern="matsuba" />
        <Tile fill="R" pattern="uroko" />
        <Tile fill="Y" pattern="hishi" />
        <Tile fill="W" pattern="wa" />
      </p>
      <Choice
        label={say(text.signs)}
        value={now.signs}
        options={options(text.signChoices)}
        onChange={signs => change({ signs })}
      />
    </fieldset>
  );
}

function Motion() {
  const now = settings.value;
  const speeds = ([0.5, 1, 2, 4, 'instant'] as const).map(speed => ({
    value: String(speed),
    label: speed === 'instant' ? say(text.instant) : speed === 0.5 ? '×½' : `×${speed}`,
  }));
  const chosen = now.reducedMotion === null ? 'system' : now.reducedMotion ? 'on' : 'off';
  return (
    <fieldset>
      <legend>{say(text.motion)}</legend>
      <Choice
        label={say(text.speed)}
        value={String(now.speed)}
        options={speeds}
        onChange={value => change({ speed: speedOf(value) })}
      />
      <Choice
        label={say(text.reduced)}
        value={chosen}
        options={options(text.reducedChoices)}
        onChange={value => change({ reducedMotion: value === 'system' ? null : value === 'on' })}
      />
      <Range label={say(text.shake)} value={now.shake} onChange={shake => change({ shake })} />
    </fieldset>
  );
}

const speedOf = (value: string): Settings['speed'] =>
  value === 'instant' ? value : (([0.5, 2, 4] as const).find(speed => String(speed) === value) ?? 1);

function Sound() {
  const now = settings.value;
  return (
    <fieldset>
      <legend>{say(text.sound)}</legend>
      <Switch label={say(text.muted)} on={now.muted} onChange={muted => change({ muted })} />
      <Range label={say(text.master)} value={now.master} onChange={master => change({ master })} />
      <Range label={say(text.effects)} value={now.effects} onChange={effects => change({ effects })} />
      <Range label={say(text.music)} value={now.music} onChange={music => change({ music })} />
      <p>
        <button type="button" class="button small" onClick={chime}>
          {say(text.tryIt)}
        </button>
      </p>
      <Choice
        label={say(text.haptics)}
        value={now.haptics}
        options={options(text.hapticChoices)}
        onChange={haptics => {
          change({ haptics });
          feel(buzz.win);
        }}
      />
      {'vibrate' in navigator ? null : <p class="caption">{say(text.noHaptics)}</p>}
    </fieldset>
  );
}

/** Five steps up the scale: what a chain sounds like. */
function chime(): void {
  for (let degree = 0; degree < 5; degree++) play({ voice: 'step', degree, after: degree * 0.12 });
}

function Input() {
  const now = settings.value;
  return (
    <fieldset>
      <legend>{say(text.hands)}</legend>
      <Switch label={say(text.letterKeys)} on={now.letterKeys} onChange={letterKeys => change({ letterKeys })} />
      <Switch label={say(text.leftHanded)} on={now.leftHanded} onChange={leftHanded => change({ leftHanded })} />
      <Switch label={say(text.tapTwice)} on={now.tapTwice} onChange={tapTwice => change({ tapTwice })} />
      <Choice
        label={say(text.keshikiTellLost)}
        value={now.tellLost}
        options={options(text.tellLostChoices)}
        onChange={tellLost => change({ tellLost })}
      />
      <Switch label={say(text.askEnd)} on={now.askEnd} onChange={askEnd => change({ askEnd })} />
    </fieldset>
  );
}
