/**
 * Runs in the page. Texts that are cut off, stand out of their button or the screen, are broken inside a word, or have
 * something lying on them.
 */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const box = text.parentElement;
    if (!box || !text.data.trim() || !box.checkVisibility({ opacityProperty: true })) continue;
    if (box.closest('script, style, svg, select, .unseen, .skip, [data-live]')) continue;
    for (const why of faultsOf(text, box)) found.add(`${why}: ${nameOf(box)} | ${text.data.trim().slice(0, 50)}`);
  }
  return [...found];

  function nameOf(one: Element): string {
    const around = one.className ? one : (one.closest('[class]') ?? one);
    return `${one.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''}`;
  }

  function faultsOf(text: Text, box: Element): string[] {
    const lines = rectsOf(text, 0, text.length);
    const whys = lines.flatMap(line => cutBy(line, box)).concat(isBroken(text) ? ['broken word'] : []);
    return whys.concat(lines.some(line => isCovered(line, box)) && isStillCovered(text, box) ? ['covered'] : []);
  }

  function rectsOf(text: Text, from: number, to: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].filter(one => one.width > 0);
  }

  function cutBy(line: DOMRect, box: Element): string[] {
    const whys: string[] = [];
    for (let one: Element | null = box; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (/auto|scroll/.test(style.overflowX)) return whys;
      const clips = /hidden|clip/.test(style.overflowX) || one.matches('button, .button, summary');
      const edge = one.getBoundingClientRect();
      if (clips && (line.left < edge.left - 1 || line.right > edge.right + 1)) whys.push('too wide');
      if (/hidden|clip/.test(style.overflowY) && line.bottom > edge.bottom + line.height / 3) whys.push('too high');
    }
    return line.right > innerWidth + 1 || line.left < -1 ? [...whys, 'off the screen'] : whys;
  }

  /** A word that begins on one line and ends on another. Only a long one may. */
  function isBroken(text: Text): boolean {
    return [...text.data.matchAll(/[\p{L}\d/.,:]+/gu)].some(word => {
      if (word[0].length > 11) return false;
      const tops = rectsOf(text, word.index, word.index + word[0].length).map(rect => Math.round(rect.top));
      return Math.max(...tops) - Math.min(...tops) > 4;
    });
  }

  function isCovered(line: DOMRect, box: Element): boolean {
    // What takes no press is never found at a point: whether something lies on it cannot be asked this way.
    if (getComputedStyle(box).pointerEvents === 'none') return false;
    const y = line.top + line.height / 2;
    return [line.left + 2, line.right - 2].some(x => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && !hit.contains(box) && !box.contains(hit) && !isSeeThrough(hit);
    });
  }

  /** What lies under a bar at the edge of something that scrolls can be brought to light. */
  function isStillCovered(text: Text, box: Element): boolean {
    box.scrollIntoView({ block: 'center' });
    return rectsOf(text, 0, text.length).some(line => isCovered(line, box));
  }

  function isSeeThrough(hit: Element): boolean {
    return (
      hit.closest('.toast, .tip, .stamp, .badge, [class*="badge"]') !== null || getComputedStyle(hit).opacity === '0'
    );
  }
}
