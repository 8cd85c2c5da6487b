import './design/overlay.css';
import './design/forms.css';
import './board/board.css';
import './shell/shell.css';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { LiveRegion } from './design/announce.tsx';
import { Lazy } from './design/lazy.tsx';
import { Shutter } from './design/shutter.tsx';
import { TipLayer } from './design/tips.tsx';
import { Toasts } from './design/toast.tsx';
import { loaderOf } from './games/list.ts';
import { say } from './i18n/lang.ts';
import { place } from './router.ts';
import { Bar } from './shell/Bar.tsx';
import { Home } from './shell/Home.tsx';
import { pageOf } from './shell/pages.ts';
import { text } from './shell/text.ts';

/** The page for the path the player is at. */
export function App(): JSX.Element {
  const { path } = place.value;
  const inGame = /^\/r(\/|$)|^\/[^/]+\/play(\/|$)/.test(path);
  return (
    <>
      <a class="skip" href="#main">
        {say(text.toContent)}
      </a>
      {inGame ? null : <Bar />}
      <Main />
      <Toasts />
      <TipLayer />
      <LiveRegion />
      <Shutter />
    </>
  );
}

/** The focus follows a change of page, so that a screen reader hears where it is. */
function Main() {
  const { path } = place.value;
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main id="main" tabIndex={-1} ref={main}>
      <Page path={path} />
    </main>
  );
}

/** The screen and the game's own chunk are fetched together; the screen says so when the game cannot be reached. */
function gameScreen(): Promise<FunctionComponent<{ id: string; rest: string }>> {
  void loaderOf(headOf(place.value.path))?.().catch(() => undefined);
  return import('./shell/GameScreen.tsx').then(module => module.GameScreen);
}

/** Asks for what the first page needs, ahead of drawing anything. */
export function fetchFirst(): void {
  const head = headOf(place.peek().path);
  if (loaderOf(head)) void gameScreen().catch(() => undefined);
}

const replayScreen = (): Promise<FunctionComponent<{ rest: string; hash: string }>> =>
  import('./play/ReplayScreen.tsx').then(module => module.ReplayScreen);

function Page({ path }: { path: string }) {
  if (path === '/') return <Home />;
  const head = headOf(path);
  const rest = path.slice(head.length + 2);
  if (head === 'r') return <Lazy key="/r" load={replayScreen} props={{ rest, hash: place.value.hash }} />;
  const page = pageOf(head);
  if (page) return <Lazy key={head} load={page} props={{ rest }} />;
  return <Lazy key="/game" load={gameScreen} props={{ id: head, rest }} />;
}

const headOf = (path: string): string => path.slice(1).split('/', 1)[0] ?? '';
