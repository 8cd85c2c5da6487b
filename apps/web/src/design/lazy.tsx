import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../i18n/lang.ts';
import { Unreachable } from './Unreachable.tsx';
import { words } from './words.ts';

interface LazyProps<P> {
  readonly load: () => Promise<FunctionComponent<P>>;
  readonly props: P;
  /** What stands there until it is fetched; a word that it is coming, if nothing is given. */
  readonly meanwhile?: JSX.Element | null;
}

const known = new Map<unknown, unknown>();

/** A component whose chunk is fetched when it is first shown. */
export function Lazy<P extends object>({ load, props, meanwhile }: LazyProps<P>): JSX.Element | null {
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
  if (Component) return <Component {...props} />;
  return meanwhile === undefined ? <p class="page quiet">{say(words.loading)}</p> : meanwhile;
}
