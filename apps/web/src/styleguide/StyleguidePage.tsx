import { Title } from '../design/Title.tsx';
import './styleguide.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { Crest } from '../design/Crest.tsx';
import { Icon, type IconId, icons } from '../design/Icon.tsx';
import { Lazy } from '../design/lazy.tsx';
import { Ask, Sheet } from '../design/Sheet.tsx';
import { ShopCrest } from '../design/ShopCrest.tsx';
import { Tabs } from '../design/Tabs.tsx';
import { tip } from '../design/tips.tsx';
import { toast } from '../design/toast.tsx';
import { offers } from '../games/list.ts';
import { say } from '../i18n/lang.ts';
import { Choice, Range, Switch } from '../settings/fields.tsx';
import { voiceIds } from '../stage/instrument.ts';
import { play } from '../stage/sound.ts';
import { Pictured } from './Pictured.tsx';
import { BuffRow, PieceRow, samples, TileRow } from './tiles.tsx';
import { guide } from './text.ts';

const tablesPage = () => import('./TablesPage.tsx').then(module => module.TablesPage);

/** Every component and every tile in every state; the pictures of the visual tests are taken here. */
export function StyleguidePage({ rest }: { rest: string }): JSX.Element {
  const [head, ...words] = rest.split('/');
  if (head === 'tables') return <Lazy load={tablesPage} props={{ words }} />;
  return (
    <div class="page styleguide">
      <Title of={say(guide.title)} />
      <p>
        <a href="/sample">{say(guide.sample)}</a>
      </p>
      <Part id="colours" name={say(guide.colours)}>
        <Colours />
      </Part>
      <Part id="type" name={say(guide.type)}>
        <p class="display sg-score num">4,860</p>
        <p class="display sg-big">{say(guide.pangram)}</p>
        <p>{say(guide.body)}</p>
        <p class="caption">{say(guide.body)}</p>
      </Part>
      <Part id="tiles" name={say(guide.tiles)}>
        {Object.entries(samples).map(([id, list]) => (
          <div key={id} id={`tiles-${id}`} class="stack">
            <h3>{id}</h3>
            <TileRow of={list} size={54} />
            <TileRow of={list} size={28} />
            <div class="grey">
              <TileRow of={list} size={28} />
            </div>
          </div>
        ))}
        <h3>buffs</h3>
        <BuffRow />
        <h3>pieces</h3>
        <PieceRow cell={28} />
        <div class="grey">
          <PieceRow cell={24} />
        </div>
      </Part>
      <Part id="pictured" name={say(guide.pictured)}>
        {offers.map(({ front }) => (
          <Pictured key={front.id} game={front.id} />
        ))}
      </Part>
      <Part id="controls" name={say(guide.controls)}>
        <Controls />
      </Part>
      <Part id="icons" name={say(guide.icons)}>
        <ul class="icon-row">
          {(Object.keys(icons) as IconId[]).map(id => (
            <li key={id}>
              <Icon id={id} />
              <span class="caption">{id}</span>
            </li>
          ))}
        </ul>
        <p class="row">
          <Crest />
          {offers.map(({ front }) => (
            <Crest key={front.id} motif={front.crest} />
          ))}
          {[3, 141, 592, 653, 58, 97].map(n => (
            <ShopCrest key={n} n={n} />
          ))}
        </p>
      </Part>
    </div>
  );
}

function Part({ id, name, children }: { id: string; name: string; children: ComponentChildren }) {
  return (
    <section id={id} class="stack" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>{name}</h2>
      {children}
    </section>
  );
}

const tokens = [
  'bg',
  'surface',
  'board',
  'hole',
  'ink',
  'ink-2',
  'edge',
  'shu',
  'ai',
  'matsu',
  'kin',
  'danger',
  'focus',
  'rim',
];

function Colours() {
  return (
    <ul class="colour-row">
      {tokens.map(token => (
        <li key={token}>
          <span class="colour" style={{ background: `var(--${token})` }} />
          <span class="caption">{token}</span>
        </li>
      ))}
    </ul>
  );
}

function Controls() {
  return (
    <>
      <p class="row">
        <button type="button" class="button primary">
          {say(guide.primary)}
          <Icon id="forward" />
        </button>
        <button type="button" class="button">
          {say(guide.ordinary)}
        </button>
        <button type="button" class="button" aria-pressed="true">
          {say(guide.pressed)}
        </button>
        <button type="button" class="button" aria-disabled="true" {...tip(say(guide.why))}>
          {say(guide.disabled)}
        </button>
        <span class="badge">{say(guide.badge)}</span>
        <span class="stamp">{say(guide.stamp)}</span>
      </p>
      <Overlays />
      <p class="row">
        {voiceIds.map((voice, degree) => (
          <button key={voice} type="button" class="button small" onClick={() => play({ voice, degree })}>
            <Icon id="sound" />
            {voice}
          </button>
        ))}
      </p>
      <Fields />
    </>
  );
}

function Overlays() {
  const open = useSignal<'sheet' | 'ask' | null>(null);
  const close = () => {
    open.value = null;
  };
  const show = (which: 'sheet' | 'ask') => () => {
    open.value = which;
  };
  return (
    <>
      <p class="row">
        <button type="button" class="button" onClick={show('sheet')}>
          {say(guide.sheet)}
        </button>
        <button type="button" class="button" onClick={show('ask')}>
          {say(guide.ask)}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => toast(guide.toast, { action: { label: guide.primary, run: close } })}
        >
          {say(guide.slip)}
        </button>
        <button type="button" class="button" {...tip(say(guide.why))}>
          {say(guide.tip)}
        </button>
      </p>
      {open.value === 'sheet' ? (
        <Sheet title={say(guide.sheet)} onClose={close}>
          <p>{say(guide.body)}</p>
        </Sheet>
      ) : null}
      {open.value === 'ask' ? (
        <Ask title={say(guide.ask)} yes={say(guide.primary)} onYes={close} onNo={close}>
          <p>{say(guide.body)}</p>
        </Ask>
      ) : null}
    </>
  );
}

const three = ['one', 'two', 'three'] as const;

function Fields() {
  const tab = useSignal<string>('one');
  const on = useSignal(true);
  const level = useSignal(60);
  return (
    <>
      <Switch
        label={say(guide.switch)}
        on={on.value}
        onChange={value => {
          on.value = value;
        }}
      />
      <Range
        label={say(guide.range)}
        value={level.value}
        onChange={value => {
          level.value = value;
        }}
      />
      <Choice
        label={say(guide.choice)}
        value={tab.value}
        options={three.map(value => ({ value: String(value), label: value }))}
        onChange={value => {
          tab.value = value;
        }}
      />
      <Tabs
        label={say(guide.tabs)}
        now={tab.value}
        onChange={id => {
          tab.value = id;
        }}
        tabs={three.map(id => ({ id, label: id, content: () => <p>{id}</p> }))}
      />
    </>
  );
}
