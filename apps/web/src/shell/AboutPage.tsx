import { Title } from '../design/Title.tsx';
import type { JSX } from 'preact';
import { Crest } from '../design/Crest.tsx';
import { say } from '../i18n/lang.ts';
import { about } from './about-text.ts';

/** What this is, what it promises, and whose work it stands on. */
export function AboutPage(): JSX.Element {
  return (
    <div class="page narrow">
      <div class="row">
        <Crest />
        <Title of={say(about.title)} />
      </div>
      <p>{say(about.what)}</p>
      <section class="stack">
        <h2>{say(about.promises)}</h2>
        <ul class="bullets">
          {about.promise.map(one => (
            <li key={one.en}>{say(one)}</li>
          ))}
        </ul>
      </section>
      <section class="stack">
        <h2>{say(about.storage)}</h2>
        <p>{say(about.storageText)}</p>
      </section>
      <section class="stack">
        <h2>{say(about.licences)}</h2>
        <p>{say(about.ours)}</p>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say(about.work)}</th>
              <th scope="col">{say(about.licence)}</th>
              <th scope="col">{say(about.use)}</th>
            </tr>
          </thead>
          <tbody>
            {about.works.map(one => (
              <tr key={one.name}>
                <th scope="row" lang="en">
                  {one.name}
                  <span class="caption block">{one.by}</span>
                </th>
                <td class="whole" lang="en">
                  {one.licence}
                </td>
                <td>{say(one.use)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <a href="/styleguide">{say(about.styleguide)}</a>
      </p>
    </div>
  );
}
