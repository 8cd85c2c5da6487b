/** Longer addresses are refused by some servers on the way; what stands behind `#` is never sent to them. */
const LONGEST = 4000;

/** A dot would make some hosts look for a file, so there is none. */
const undotted = (word: string): string => word.replace('.', '~');

/** The address of a replay: it holds the whole game. */
export function replayPath(word: string): string {
  return word.length > LONGEST ? `/r#${word}` : `/r/${undotted(word)}`;
}

/** The address of a day's game with how somebody played it. */
export function dayPath(game: string, date: string, word: string): string {
  return word.length > LONGEST ? replayPath(word) : `/d/${game}/${date}?r=${undotted(word)}`;
}

const LINK = /(?:^|\/r\/|[#?&](?:r=)?)(1[0-9a-z]{1,5})[.~]([A-Za-z0-9_-]*)$/;

/** The word that a link to a replay holds, be it in its path, behind `#` or `r=`, or bare; null when it holds none. */
export function wordIn(link: string): string | null {
  const parts = LINK.exec(link);
  return parts ? `${parts[1]}.${parts[2]}` : null;
}
