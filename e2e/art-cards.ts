import { Failed } from '../apps/cli/src/command/command.ts';

/** Which of the cards on the page are drawn: those that are asked for, or all. What was drawn before is not replaced by nothing. */
export function cardsToDraw(onPage: readonly string[], asked: readonly string[]): readonly string[] {
  const found = onPage.filter(id => asked.length === 0 || asked.includes(id));
  const missing = asked.filter(id => !found.includes(id));
  if (missing.length > 0) throw new Failed(`apps/web/art.html has no card of ${missing.join(', ')}.`);
  if (found.length === 0) throw new Failed('apps/web/art.html has no cards.');
  return found;
}
