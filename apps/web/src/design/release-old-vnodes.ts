import { type Component, options, type VNode } from 'preact';

/** The parts of Preact's bookkeeping that this needs, by the short names that its own add-ons use too. */
interface Drawn extends VNode {
  __c?: Component & { __v?: Drawn };
  __k?: unknown;
}

interface Hooks {
  __b?: (vnode: Drawn) => void;
  diffed?: (vnode: Drawn) => void;
}

/**
 * Lets go of pictures that were drawn over. A component that redraws itself leaves its first picture in the hands of the
 * parent that made it, and that one leads on to every later picture: an hour of play would never be forgotten.
 */
export function releaseOldVNodes(): void {
  const hooks = options as Hooks;
  const { __b: before, diffed: after } = hooks;
  const old = new WeakMap<Drawn, Drawn>();
  hooks.__b = vnode => {
    const last = vnode.__c?.__v;
    if (last && last !== vnode) old.set(vnode, last);
    before?.(vnode);
  };
  hooks.diffed = vnode => {
    after?.(vnode);
    const last = old.get(vnode);
    if (!last) return;
    old.delete(vnode);
    last.__k = null;
  };
}
