/** Plain SVG for reports: no script, no request. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly note?: string;
}

const WIDTH = 760;
const ROW = 22;
const NAME = 190;

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Horizontal bars from a zero line; negative values go to the left. */
export function barChart(bars: readonly Bar[], unit: string): string {
  const least = Math.min(0, ...bars.map(bar => bar.value));
  const most = Math.max(1e-9, ...bars.map(bar => bar.value));
  const scale = (WIDTH - NAME - 120) / (most - least);
  const zero = NAME - least * scale;
  const rows = bars.map(({ label, value, note = '' }, i) => {
    const x = Math.min(zero, zero + value * scale);
    const y = i * ROW;
    return [
      `<text x="${NAME - 8}" y="${y + 15}" text-anchor="end">${escaped(label)}</text>`,
      `<rect x="${x.toFixed(1)}" y="${y + 4}" width="${Math.max(1, Math.abs(value * scale)).toFixed(1)}" height="${ROW - 8}" class="${value < 0 ? 'neg' : 'pos'}"/>`,
      `<text x="${(Math.max(zero, zero + value * scale) + 6).toFixed(1)}" y="${y + 15}">${value.toFixed(1)}${unit} ${escaped(note)}</text>`,
    ].join('');
  });
  return `<svg viewBox="0 0 ${WIDTH} ${bars.length * ROW}" role="img">${rows.join('')}</svg>`;
}

/** One line over whole numbers 1, 2, 3 …, with a band where it is given. */
export function lineChart(values: readonly number[], label: string): string {
  const height = 200;
  const most = Math.max(1, ...values);
  const x = (i: number): number => 40 + (i * (WIDTH - 60)) / Math.max(1, values.length - 1);
  const y = (value: number): number => height - 24 - (value / most) * (height - 44);
  const path = values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const ticks = values.map(
    (_, i) => `<text x="${x(i).toFixed(1)}" y="${height - 6}" text-anchor="middle">${i + 1}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img"><text x="4" y="14">${escaped(label)} (${most.toFixed(1)})</text><path d="${path}" class="line"/>${ticks.join('')}</svg>`;
}

export function page(title: string, sections: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>
body{font:15px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1f1a14;background:#fffdf7}
h2{margin-top:2.5rem}svg{width:100%;height:auto;font:12px system-ui,sans-serif}.pos{fill:#22497f}.neg{fill:#a8321d}
.line{fill:none;stroke:#22497f;stroke-width:2}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd3bf}
th:first-child,td:first-child{text-align:left}</style><h1>${escaped(title)}</h1>${sections.join('\n')}</html>`;
}
