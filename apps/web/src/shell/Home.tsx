import type { JSX } from 'preact';
import { Crest } from '../design/Crest.tsx';
import { Icon } from '../design/Icon.tsx';
import type { Front } from '../games/front.ts';
import { type Offer, offers } from '../games/list.ts';
import { say } from '../i18n/lang.ts';
import { text } from './text.ts';

/** The street with the three shop fronts. */
export function Home(): JSX.Element {
  return (
    <div class="page home">
      <div class="sign">
        <h1 class="tagline">{say(text.tagline)}</h1>
        <p class="quiet small">{say(text.promise)}</p>
      </div>
      <div class="street">
        {offers.map(offer => (
          <Shop key={offer.front.id} offer={offer} />
        ))}
      </div>
    </div>
  );
}

function Shop({ offer: { front, load } }: { offer: Offer }) {
  const open = load !== null;
  return (
    <section class="shop" data-cloth={front.cloth} aria-labelledby={`shop-${front.id}`}>
      <Curtain front={front} />
      <div class="counter-top">
        <div class="art" aria-hidden="true">
          <front.Art />
        </div>
        <div class="offer">
          <div class="row">
            <Crest motif={front.motif} />
            <span class="badge">{say(front.players)}</span>
            {open ? null : <span class="badge">{say(text.soon)}</span>}
          </div>
          <p class="small">{say(front.line)}</p>
          {open ? (
            <a class="button primary wide" href={`/${front.id}`}>
              {say(text.start)}
              <Icon id="forward" />
            </a>
          ) : (
            <span class="button wide" aria-disabled="true">
              {say(text.soon)}
            </span>
          )}
        </div>
      </div>
    </section>
  );
}

/** 暖簾: the name of the game over four strips of cloth. */
function Curtain({ front }: { front: Front }) {
  return (
    <h2 class="curtain" id={`shop-${front.id}`}>
      <span class="unseen">{say(front.name)}</span>
      {say(front.strips).map((strip, i) => (
        <span key={i} class="strip" aria-hidden="true">
          {strip}
        </span>
      ))}
    </h2>
  );
}
