import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/lang.ts';
import { Unreachable } from './Unreachable.tsx';
import { words } from './words.ts';

interface LazyProps<P> {
  readonly load: () => Promise<FunctionComponent<P>>;
  readonly props: P;
}

const known = new Map<unknown, unknown>();

/** A component whose chunk is fetched when it is first shown. */
export function Lazy<P extends object>({ load, props }: LazyProps<P>): JSX.Element {
  const found = useSignal<FunctionComponent<P> | null>((known.get(load) as FunctionComponent<P> | undefined) ?? null);
  useEffect(() => {
    found.value = (known.get(load) as FunctionComponent<P> | undefined) ?? null;
    if (found.value) return;
    load().then(
      component => {
        known.set(load, component);
        found.value = component;
      },
      () => {
        found.value = Unreachable;
      },
    );
  }, [load]);
  const Component = found.value;
  return Component ? <Component {...props} /> : <p class="page quiet">{say(words.loading)}</p>;
}
