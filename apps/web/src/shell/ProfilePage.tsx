import { Title } from '../design/Title.tsx';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { saveFile } from '../design/files.ts';
import { Icon } from '../design/Icon.tsx';
import { Ask } from '../design/Sheet.tsx';
import { ShopCrest } from '../design/ShopCrest.tsx';
import { toast } from '../design/toast.tsx';
import { say } from '../i18n/lang.ts';
import { copy } from '../play/share.ts';
import { backup, type Baggage, type Changes, compare, fromCode, pack, toCode, unpack } from '../store/moving.ts';
import { rename, shopName, shopNumber } from '../store/profile.ts';
import { InstallCard } from './InstallCard.tsx';
import { moving } from './moving-text.ts';

/** 屋号と引っ越し: a name without an account, and everything that can be carried to another browser. */
export function ProfilePage(): JSX.Element {
  return (
    <div class="page narrow">
      <Title of={say(moving.title)} />
      <section class="panel row">
        <ShopCrest n={shopNumber.value} />
        <span class="grow">
          <span class="caption block">{say(moving.name)}</span>
          <strong class="display">{say(shopName())}</strong>
        </span>
        <button type="button" class="button" onClick={rename}>
          <Icon id="rotate" />
          {say(moving.another)}
        </button>
      </section>
      <p class="small quiet">{say(moving.nameAbout)}</p>
      <Leaving />
      <Arriving />
      <InstallCard />
    </div>
  );
}

function Leaving() {
  const code = useSignal('');
  return (
    <section class="stack" aria-labelledby="leaving">
      <h2 id="leaving">{say(moving.leaving)}</h2>
      <p>{say(moving.leavingAbout)}</p>
      <p class="row">
        <button
          type="button"
          class="button primary"
          onClick={async () => {
            code.value = await toCode(await pack());
          }}
        >
          {say(moving.makeCode)}
        </button>
        <button
          type="button"
          class="button"
          onClick={async () => saveFile('minoya-saves.json', JSON.stringify(await pack(), null, 1), 'application/json')}
        >
          <Icon id="download" />
          {say(moving.export)}
        </button>
      </p>
      {code.value ? (
        <>
          <label class="field">
            <span class="small">{say(moving.code)}</span>
            <textarea class="code" readOnly rows={4} value={code.value} />
          </label>
          <p>
            <button type="button" class="button" onClick={() => void copy(code.value)}>
              <Icon id="copy" />
              {say(moving.copyCode)}
            </button>
          </p>
        </>
      ) : null}
    </section>
  );
}

function Arriving() {
  const typed = useSignal('');
  const found = useSignal<{ bag: Baggage; changes: Changes } | null>(null);
  const before = useSignal<Baggage | null>(null);
  useEffect(() => {
    void backup().then(bag => {
      before.value = bag;
    });
  }, [found.value]);
  const look = async (text: string) => {
    const bag = await fromCode(text);
    if (bag) found.value = { bag, changes: await compare(bag) };
    else toast(moving.unreadable);
  };
  const close = () => {
    found.value = null;
  };
  return (
    <section class="stack" aria-labelledby="arriving">
      <h2 id="arriving">{say(moving.arriving)}</h2>
      <label class="field">
        <span class="small">{say(moving.paste)}</span>
        <textarea
          class="code"
          rows={3}
          value={typed.value}
          onInput={event => {
            typed.value = event.currentTarget.value;
          }}
        />
      </label>
      <p class="row">
        <button type="button" class="button primary" onClick={() => void look(typed.value)}>
          {say(moving.readCode)}
        </button>
        <label class="button">
          <Icon id="upload" />
          {say(moving.import)}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={event => void event.currentTarget.files?.[0]?.text().then(look)}
          />
        </label>
        {before.value ? (
          <button type="button" class="button" onClick={() => before.value && void look(JSON.stringify(before.value))}>
            <Icon id="undo" />
            {say(moving.restore)}
          </button>
        ) : null}
      </p>
      {found.value ? <Confirm bag={found.value.bag} changes={found.value.changes} onClose={close} /> : null}
    </section>
  );
}

function Confirm({ bag, changes, onClose }: { bag: Baggage; changes: Changes; onClose: () => void }) {
  return (
    <Ask
      title={say(moving.confirm)}
      yes={say(moving.unpack)}
      onNo={onClose}
      onYes={() => {
        void unpack(bag).then(() => {
          onClose();
          toast(moving.done);
        });
      }}
    >
      <p>{say(moving.brings(changes.runs, changes.past))}</p>
      {changes.replaced.length > 0 ? (
        <>
          <p>{say(moving.replaces(changes.replaced.length))}</p>
          <ul class="bullets small">
            {changes.replaced.map(key => (
              <li key={key}>{key.slice(4)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p class="small quiet">{say(moving.keeps)}</p>
    </Ask>
  );
}
