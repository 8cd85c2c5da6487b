/** The one run of a day that is the same for everybody, by the number players see: #1 is 2026-01-01 in Japan. */
export function dailyRun(day: number): { readonly setup: string; readonly seed: string } {
  return { setup: 'standard', seed: `DAY0-${String(day).padStart(4, '0')}` };
}
