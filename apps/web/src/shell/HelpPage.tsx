import { Title } from '../design/Title.tsx';
import type { JSX } from 'preact';
import { Crest } from '../design/Crest.tsx';
import { offers } from '../games/list.ts';
import { say } from '../i18n/lang.ts';
import { KeyList } from '../play/KeyList.tsx';
import { text } from './text.ts';

const own = { open: { ja: '開く', en: 'Open' }, keys: { ja: 'キー操作', en: 'Keyboard' } };

/** 遊び方: one door a game, and the keys they share. */
export function HelpPage(): JSX.Element {
  return (
    <div class="page narrow">
      <Title of={say(text.howToPlay)} />
      <ul class="list">
        {offers.map(({ front, load }) => (
          <li key={front.id} class="item">
            <Crest motif={front.crest} />
            <span class="grow">
              <strong>{say(front.name)}</strong>
              <span class="caption block">{say(front.line)}</span>
            </span>
            {load ? (
              <a
                class="button small"
                href={`/${front.id}/rules`}
                aria-label={`${say(front.name)} ${say(text.howToPlay)}`}
              >
                {say(own.open)}
              </a>
            ) : (
              <span class="badge">{say(text.soon)}</span>
            )}
          </li>
        ))}
      </ul>
      <section class="stack" aria-labelledby="keys">
        <h2 id="keys">{say(own.keys)}</h2>
        <KeyList />
      </section>
    </div>
  );
}
