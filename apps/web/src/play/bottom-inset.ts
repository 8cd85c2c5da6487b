/** Keeps `--below` of the table as high as what lies over its lower edge: boards stay out of it. */
export function keepBottomInset(element: HTMLElement | null): void | (() => void) {
  const table = element?.closest<HTMLElement>('.play');
  if (!element || !table) return undefined;
  const observer = new ResizeObserver(() => table.style.setProperty('--below', `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
