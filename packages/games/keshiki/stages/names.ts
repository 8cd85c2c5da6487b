import type { Text } from '../blocks.ts';

/** The name and the idea of each stage, in order. */
export const names: readonly { readonly name: Text; readonly hook: Text }[] = Array.from({ length: 100 }, (_, i) => ({
  name: { ja: `第${i + 1}景`, en: `View ${i + 1}` },
  hook: { ja: '大きくまとめて消しましょう。', en: 'Gather, then clear.' },
}));
