/** Lengths and curves of the paper language. */
export const ms = { t1: 80, t2: 140, t3: 220, t4: 360, pop: 180, count: 300, still: 100 } as const;

export const ease = {
  snap: 'cubic-bezier(0.2, 0, 0, 1)',
  fold: 'cubic-bezier(0.3, 0, 0.1, 1)',
  pop: 'cubic-bezier(0.34, 1.4, 0.64, 1)',
  outCubic: 'cubic-bezier(0.215, 0.61, 0.355, 1)',
  fall: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
} as const;

/** How long a block falls. */
export const fallTime = (rows: number): number => 90 + 22 * Math.sqrt(rows);

/** Nothing shorter than this is worth moving. */
export const shortest = 70;

/** Starts of `count` items that run one after another, squeezed so that the last starts before `cap`. */
export function stagger(count: number, gap: number, cap: number): number {
  return count <= 1 ? 0 : Math.min(gap, cap / (count - 1));
}

/** Keyframes without anything that moves: what reduced motion keeps is a short fade. */
export function stillFrames(frames: readonly Keyframe[]): Keyframe[] | null {
  const first = frames[0]?.opacity;
  const last = frames.at(-1)?.opacity;
  const changes = frames.some(frame => frame.opacity !== undefined && frame.opacity !== first);
  const leaves = frames.some(
    frame => typeof frame.transform === 'string' && /rotateX\((90|180)|scale\(0\)/.test(frame.transform),
  );
  if (changes) return [{ opacity: first ?? 1 }, { opacity: last ?? 1 }];
  return leaves ? [{ opacity: 1 }, { opacity: 0 }] : null;
}
