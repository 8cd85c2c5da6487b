import { type Command, type Family, Failed, parse, Refused } from './command.ts';
import { prepare } from './prepare.ts';
import { runInThread } from './in-thread.ts';
import { Session } from './session.ts';
import { familyUsage, usage } from './usage.ts';

/** Runs a command by what was typed; the process ends with its exit code. */
export async function start(command: Command, args: readonly string[] = process.argv.slice(2)): Promise<void> {
  const parsed = parse(command, args);
  if (parsed.type === 'help') return void process.stdout.write(`${usage(command)}\n`);
  if (parsed.type === 'refused') return refuse(parsed.why, usage(command));
  const why = await command.refuses?.(parsed.words);
  if (why) return refuse(why, usage(command));
  const session = new Session(command);
  // An error that nobody waits for ends the command as any other does: what it started is ended with it.
  process.once('uncaughtException', error => {
    process.stderr.write(`${reason(error)}\n`);
    void session.end(1);
  });
  try {
    await prepare(command.needs ?? [], session);
    const code = command.thread
      ? await runInThread(command, parsed, session)
      : await command.run(parsed.options, session, parsed.words);
    await session.end(code);
  } catch (error) {
    if (error instanceof Refused && !session.stopped()) refuse(error.message, usage(command));
    else if (!session.stopped()) process.stderr.write(`${reason(error)}\n`);
    await session.end(error instanceof Refused ? 2 : 1);
  }
}

/** Runs the member that was named; without a name the usual one, where there is one. */
export async function startMember(
  family: Family,
  args: readonly string[] = process.argv.slice(2),
  usual?: Command,
): Promise<void> {
  const [name = '', ...rest] = args;
  const member = family.members.find(one => one.name === `${family.name} ${name}`.trim());
  if (member) return start(member, rest);
  if (usual && (name === '' || name.startsWith('-'))) return start(usual, args);
  if (name === '--help' || name === '-h') return void process.stdout.write(`${familyUsage(family)}\n`);
  refuse(whyNot(name), familyUsage(family));
}

function whyNot(name: string): string {
  if (name === '') return 'NAME is missing';
  return name.startsWith('-') ? `there is no option ${name}` : `there is no "${name}"`;
}

function refuse(why: string, how: string): void {
  process.stderr.write(`${why}\n\n${how}\n`);
  process.exitCode = 2;
}

/** One sentence for what the caller can change; all of it for what only we can. */
function reason(error: unknown): string {
  if (error instanceof Failed) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
