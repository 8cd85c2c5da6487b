/** What each figure is called, its unit, and the bar it must meet. */
const FIGURES: Record<string, readonly [label: string, unit: string, bar: string]> = {
  perSecond: ['actions, seen by every seat', '/s', ''],
  throughputAgainst: ['… beside the other server', '×', ''],
  throughputToRelay: ['… beside the bare relay', '×', 'at least 0.45 saturated'],
  p50: ['latency, half of them', 'ms', ''],
  p99: ['latency, 99 of 100', 'ms', 'at most 15 when paced'],
  cpuUs: ['CPU an action', 'µs', ''],
  cpuAgainst: ['… beside the other server', '×', ''],
  cpuToRelay: ['… beside the bare relay', '×', 'at most 2.2 saturated'],
  cpuToRelayEvenly: ['… beside it at the same rate', '×', ''],
  cpuShare: ['of one core', '×', ''],
  bytes: ['bytes an action and player', '', 'at most 250'],
  liveKbPerRoom: ['live memory a room', 'KB', 'at most 60'],
  rssKbPerRoom: ['resident memory a room', 'KB', ''],
  kills: ['kill -9', '', ''],
  rooms: ['rooms in play', '', ''],
  shown: ['actions shown', '', ''],
  lost: ['of those lost', '', '0'],
  unreadable: ['rooms that did not come back', '', '0'],
  slowestReturnMs: ['slowest return', 'ms', 'at most 3000'],
};

/** The report for people. */
export function print(report: Readonly<Record<string, Record<string, unknown>>>): string {
  const lines: string[] = [];
  for (const [part, figures] of Object.entries(report)) {
    lines.push(part);
    for (const [name, [label, unit, bar]] of Object.entries(FIGURES)) {
      const value = figures[name];
      if (typeof value !== 'number') continue;
      const text = `${value.toFixed(value < 10 && !Number.isInteger(value) ? 2 : 0)} ${unit}`;
      lines.push(`  ${label.padEnd(32)}${text.padStart(12)}${bar && `   (${bar})`}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
