/** What lies on a cell of a board. By its place in the grid: searching the page for each of a dozen cells takes longer than a frame. */
export function cellIn(board: Element | null, x: number, y: number): HTMLElement | SVGElement | null {
  const cell = board?.querySelector('.cells')?.children[y]?.children[x];
  if (cell?.getAttribute('data-cell') === `${x},${y}`) return cell.firstElementChild as HTMLElement | SVGElement | null;
  return board?.querySelector<HTMLElement>(`[data-cell="${x},${y}"] > *`) ?? null;
}
