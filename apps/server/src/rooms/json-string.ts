/** Printable ASCII but for the two characters that JSON escapes. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** A text as JSON. Lines of actions are plain, and plain text needs no escaping. */
export function jsonString(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}
