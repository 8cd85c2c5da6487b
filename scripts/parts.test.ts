import { expect, test } from 'vitest';
import type { Work } from '../apps/cli/src/command/command.ts';
import { holds, type Part } from './parts.ts';

/** A session that is never stopped, what was said in it, and what was seen of parts at work: a fault on purpose is none in the log. */
function session(): { work: Work; said: string[]; seen: string[]; print: (text: Buffer) => void } {
  const said: string[] = [];
  const seen: string[] = [];
  const never = new Promise<void>(() => {});
  const work: Work = {
    stopped: () => false,
    stopping: never,
    progress: () => {},
    say: text => void said.push(text),
    keep: () => {},
    atEnd: () => {},
  };
  return { work, said, seen, print: text => void seen.push(text.toString()) };
}

const sound: Part = ['sound', { run: 'node --version' }];
const faulty = (name: string): Part => [name, { run: `node ${name}.mjs`, in: 'scripts' }];

test('a part that fails stops none of the others, and all that failed stand together at the end', async () => {
  const { work, said, seen, print } = session();
  const code = await holds({ beside: [faulty('first'), sound, faulty('second')], alone: [sound] }, work, print);
  expect(seen.join('')).toMatch(/^v\d+\.\d+\.\d+\n$/);
  expect(code).toBe(1);
  expect(said.at(-1)).toMatch(/✗ first, second failed; the rest holds, after .+ s\.\n2 passed, 2 failed$/);
  expect(said.filter(text => text.includes('✓ sound'))).toHaveLength(2);
});

test('what a part said is told in one piece, right before its end', async () => {
  const { work, said } = session();
  expect(await holds({ beside: [sound, faulty('missing')], alone: [] }, work)).toBe(1);
  expect(said).toContainEqual(expect.stringMatching(/^v\d+\.\d+\.\d+\n✓ sound \(/));
  expect(said).toContainEqual(expect.stringMatching(/Cannot find module[\s\S]*✗ missing failed/));
});

test('all that holds is said to hold', async () => {
  const { work, said } = session();
  expect(await holds({ beside: [sound], alone: [] }, work)).toBe(0);
  expect(said.at(-1)).toMatch(/All of it holds, after .+ s\.\n1 passed, 0 failed$/);
});

test('how a part failed stands at the end once more, however much was printed after it', async () => {
  const { work, said, seen, print } = session();
  expect(await holds({ beside: [], alone: [faulty('missing'), sound] }, work, print)).toBe(1);
  expect(seen.join('')).toContain('Cannot find module');
  const end = said.slice(said.findIndex(text => text.includes('✓ sound')));
  expect(end).toContainEqual(expect.stringMatching(/▸ how missing ended\n[\s\S]*Cannot find module/));
});
