/** The address of a replay: it holds the whole game. A dot would make some hosts look for a file, so there is none. */
export function replayPath(word: string): string {
  return `/r/${word.replace('.', '~')}`;
}

const LINK = /(?:^|\/r\/|[#?&](?:r=)?)(1[0-9a-z]{1,5})[.~]([A-Za-z0-9_-]*)$/;

/** The word that a link to a replay holds, be it in its path, behind `#` or `r=`, or bare; null when it holds none. */
export function wordIn(link: string): string | null {
  const parts = LINK.exec(link);
  return parts ? `${parts[1]}.${parts[2]}` : null;
}
