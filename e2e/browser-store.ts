import type { Page } from '@playwright/test';

type Pairs = readonly (readonly [string, unknown])[];

/** Everything that the page keeps between visits. */
export function readBrowserStore(page: Page): Promise<Pairs> {
  return page.evaluate(
    () =>
      new Promise<[string, unknown][]>((done, failed) => {
        const opened = indexedDB.open('minoya');
        opened.onerror = () => failed(opened.error ?? new Error('closed'));
        opened.onsuccess = () => {
          const pairs: [string, unknown][] = [];
          const reading = opened.result.transaction('kv').objectStore('kv').openCursor();
          reading.onsuccess = () => {
            const at = reading.result;
            if (!at) return done(pairs);
            pairs.push([at.key as string, at.value]);
            at.continue();
          };
        };
      }),
  );
}

/** Puts into the page's store what another page kept. */
export function writeBrowserStore(page: Page, pairs: Pairs): Promise<void> {
  return page.evaluate(
    given =>
      new Promise<void>((done, failed) => {
        const opened = indexedDB.open('minoya');
        opened.onerror = () => failed(opened.error ?? new Error('closed'));
        opened.onsuccess = () => {
          const writing = opened.result.transaction('kv', 'readwrite');
          for (const [key, value] of given) writing.objectStore('kv').put(value, key);
          writing.oncomplete = () => done();
        };
      }),
    pairs,
  );
}
