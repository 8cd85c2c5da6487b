/** Does something in a task of its own, right behind the present one: neither a gesture nor a frame waits for it. */
export function nextTask(work: () => void): void {
  setTimeout(work);
}

/** Does something when the next frame is drawn, or soon when none comes, as on a hidden page. */
export function afterFrame(work: () => void): void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => nextTask(once));
  setTimeout(once, 100);
}
