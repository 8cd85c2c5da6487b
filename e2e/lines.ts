/** Where lines of Japanese end inside a phrase, as `…を消|すと…`. For `page.evaluate`. */
export const brokenPhrases = (): string[] => {
  const range = document.createRange();
  const lineOf = (node: Node, at: number): number => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const { top, width } = range.getBoundingClientRect();
    return width === 0 ? Number.NaN : Math.round(top);
  };
  const letter = /[ぁ-んァ-ー\u4e00-\u9fff]/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 1; at < text.length; at++) {
      if (!letter.test(text[at - 1] ?? '') || !letter.test(text[at] ?? '')) continue;
      const below = lineOf(node, at) - lineOf(node, at - 1);
      if (below > 8) found.push(`${text.slice(0, at).slice(-12)}|${text.slice(at, at + 12)}`);
    }
  }
  return found;
};
