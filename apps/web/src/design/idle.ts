/** When the page stands and has nothing to do: what is only needed later must not delay what is being looked at. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, { once: true }));
  await new Promise<void>(done => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 3000 });
    else setTimeout(done, 1000);
  });
}

/** Does something then, unless the returned function is called before. */
export function whenIdle(work: () => void): () => void {
  let gone = false;
  void idle().then(() => (gone ? undefined : work()));
  return () => {
    gone = true;
  };
}
