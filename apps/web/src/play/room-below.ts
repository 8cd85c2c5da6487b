/** Keeps `--below` of the table as high as what lies over its lower edge: boards stay out of it. */
export function keepRoomBelow(element: HTMLElement | null): void {
  const table = element?.closest<HTMLElement>('.play');
  if (!element || !table) return;
  new ResizeObserver(() => table.style.setProperty('--below', `${element.offsetHeight}px`)).observe(element);
}
