import { Title } from '../design/Title.tsx';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Crest } from '../design/Crest.tsx';
import { Icon } from '../design/Icon.tsx';
import { whenIdle } from '../design/idle.ts';
import { ShopCrest } from '../design/ShopCrest.tsx';
import type { Front } from '../games/front.ts';
import { type Offer, offers } from '../games/list.ts';
import { say } from '../i18n/lang.ts';
import { playPath } from '../play/paths.ts';
import { shopName, shopNumber } from '../store/profile.ts';
import { allPast, allRuns, type Run } from '../store/runs.ts';
import { Footer } from './Footer.tsx';
import { text } from './text.ts';
import { Today } from './Today.tsx';
import { runLine } from '../play/run-kind.ts';

/** The street with the three shop fronts. */
export function Home(): JSX.Element {
  const runs = useSignal<readonly Run[]>([]);
  const Back = useSignal<FunctionComponent | null>(null);
  useEffect(() => {
    void Promise.all([allRuns(), allPast()]).then(([found, past]) => {
      runs.value = found.filter(run => run.log.length > 0);
      whenIdle(() => {
        if (found.length > 0 || past.length > 0 || localStorage.getItem('minoya:room'))
          void import('./visit.tsx')
            .then(visit => {
              Back.value = visit.Back;
              return visit.welcomeBack(found, past);
            })
            .catch(() => undefined);
      });
    });
  }, []);
  return (
    <div class="page home">
      <div class="sign">
        <Title of={say(text.tagline)} />
        <p class="quiet small">{say(text.promise)}</p>
      </div>
      <Today />
      <div class="street">
        {offers.map(offer => (
          <Shop key={offer.front.id} offer={offer} run={runs.value.find(run => run.game === offer.front.id) ?? null} />
        ))}
      </div>
      <ShopCard />
      <Footer />
      {Back.value ? <Back.value /> : null}
    </div>
  );
}

function Shop({ offer: { front, load }, run }: { offer: Offer; run: Run | null }) {
  return (
    <section class="shop" style={{ '--cloth': front.cloth }} aria-labelledby={`shop-${front.id}`}>
      <Curtain front={front} />
      <div class="counter-top">
        <div class="art" aria-hidden="true">
          <front.Art />
        </div>
        <div class="offer">
          <div class="row">
            <Crest motif={front.crest} />
            <span class="badge">{say(front.players)}</span>
            {load ? null : <span class="badge">{say(text.soon)}</span>}
          </div>
          {run ? <Going run={run} /> : <p class="line small">{say(front.line)}</p>}
          {load ? <Ways front={front} run={run} /> : null}
        </div>
      </div>
    </section>
  );
}

/** How far a game in progress is. */
function Going({ run }: { run: Run }) {
  const share = run.progress === null ? null : Math.max(0, Math.min(1, run.progress));
  return (
    <div class="going">
      <p class="going-line">{say(runLine(run))}</p>
      {share === null ? null : (
        <div class="meter" aria-hidden="true">
          <span style={{ width: `${share * 100}%` }} />
        </div>
      )}
    </div>
  );
}

function Ways({ front, run }: { front: Front; run: Run | null }) {
  const to = run ? playPath(front.id, run.slot) : `/${front.id}`;
  return (
    <>
      <a class="button primary wide" href={to} aria-label={`${say(front.name)} ${say(run ? text.resume : text.start)}`}>
        {say(run ? text.resume : text.start)}
        <Icon id="forward" />
      </a>
      <p class="ways small">
        {run ? <a href={`/${front.id}`}>{say(text.counter)}</a> : null}
        {front.links.map(link => (
          <a key={link.to} href={link.to}>
            {say(link.text)}
          </a>
        ))}
        <a href={`/${front.id}/rules`} aria-label={`${say(front.name)} ${say(text.howToPlay)}`}>
          {say(text.howToPlay)}
        </a>
      </p>
    </>
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

function ShopCard() {
  return (
    <a class="shop-card" href="/profile">
      <ShopCrest n={shopNumber.value} />
      <span class="grow">
        <span class="caption block">{say(text.yourShop)}</span>
        <span class="shop-name">{say(shopName())}</span>
      </span>
      <Icon id="forward" />
    </a>
  );
}
