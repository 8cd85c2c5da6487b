import { useEffect, useState } from 'preact/hooks';

let settled = false;

/** False while the first page is drawn for the first time: what is read comes before what is looked at. */
export function useDecoration(): boolean {
  const [shown, show] = useState(settled);
  useEffect(() => {
    if (shown) return undefined;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      // A task for each picture, behind the paint.
      timer = window.setTimeout(() => {
        settled = true;
        show(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return shown;
}
