// Checks that take their time: `loops` never ends, everything else takes a while of this thread.
export function check(text) {
  const until = performance.now() + (text === 'loops' ? Number.POSITIVE_INFINITY : 120);
  while (performance.now() < until) Math.sqrt(until);
  return { ok: true, result: null, actions: 0 };
}
