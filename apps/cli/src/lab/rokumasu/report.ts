import { barChart, escaped, lineChart, page } from './charts.ts';
import type { Chart, Section } from './sections.ts';

/** The whole report as one HTML page without scripts. */
export function report(parts: readonly Section[]): string {
  return page('ロクマス: balance', parts.map(htmlOf));
}

function htmlOf({ title, text, head, rows, chart }: Section): string {
  const cells = (tag: string, list: readonly string[]): string =>
    `<tr>${list.map(cell => `<${tag}>${escaped(cell).replaceAll('**', '')}</${tag}>`).join('')}</tr>`;
  const table = `<table>${cells('th', head)}${rows.map(row => cells('td', row)).join('')}</table>`;
  return `<h2>${escaped(title)}</h2><p>${escaped(text)}</p>${chart ? drawn(chart) : ''}${table}`;
}

function drawn(chart: Chart): string {
  if (chart.type === 'bars') return barChart(chart.bars, chart.unit);
  return chart.lines.map(({ label, values }) => lineChart(values, label)).join('');
}
