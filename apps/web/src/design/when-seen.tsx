import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** What is fetched and drawn only once its place has come into sight. */
export function WhenSeen({ children }: { children: ComponentChildren }): JSX.Element {
  const seen = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) seen.value = true;
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{seen.value ? children : null}</div>;
}
