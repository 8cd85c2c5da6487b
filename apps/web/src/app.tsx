import './shell/shell.css';
import type { JSX } from 'preact';
import { say } from './i18n/lang.ts';
import { place } from './router.ts';
import { Bar } from './shell/Bar.tsx';
import { Home } from './shell/Home.tsx';
import { text } from './shell/text.ts';

/** The page for the path the player is at. */
export function App(): JSX.Element {
  return (
    <>
      <a class="skip" href="#main">
        {say(text.toContent)}
      </a>
      <Bar />
      <main id="main" tabIndex={-1}>
        {place.value.path === '/' ? <Home /> : <Lost />}
      </main>
    </>
  );
}

function Lost() {
  return (
    <div class="page narrow">
      <h1>{say(text.notFound)}</h1>
      <p>
        <a href="/">{say(text.backHome)}</a>
      </p>
    </div>
  );
}
