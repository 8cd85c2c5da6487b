// Bots that must not be able to harm anybody.
export function think({ bot }) {
  if (bot === 'throws') throw new Error('a bot fell over');
  if (bot === 'eats') {
    const all = [];
    for (;;) all.push(Array.from({ length: 1_000_000 }, (_, i) => i + all.length));
  }
  for (let i = 0; ; i++) Math.sqrt(i);
}
