import { rmSync, statSync } from 'node:fs';
import { flag } from '../../cli/src/command/option.ts';
import { command, type Family, type Word, type Work } from '../../cli/src/command/command.ts';
import { startMember } from '../../cli/src/command/start.ts';

/** The server itself, which takes a while to load: whoever only asks for help does not wait for it. */
const operate = () => import('./operate.ts');

const serveCommand = command({
  name: 'server serve',
  does: 'Serves the house; `npm start` is the same with everything built',
  more: 'PORT, HOST, DATA_DIR or DATABASE_URL tell where; docs/deploy.md has the rest.',
  options: {},
  examples: [''],
  ctrlC: 'What was played is stored.',
  patience: 60_000,
  forever: true,
  run: async (_options, { stopping }) => {
    const { configured, serveUntil } = await operate();
    return configured(config => serveUntil(stopping, config));
  },
});

const file = (does: string): Word => ({ word: 'FILE', does, count: 'one' });

const backupCommand = command({
  name: 'server backup',
  does: 'Writes everything into one file, while the server runs',
  more: 'Without the keys of the running server: whoever finds the file can neither open /admin nor pass for a player.',
  words: [file('where to; it appears when it is whole')],
  options: { secrets: flag('with those keys, to go on as the same server elsewhere; keep such a file safe') },
  examples: ['/backup/minoya.gz', '/safe/minoya.gz --secrets'],
  ctrlC: 'No file is left behind, and an older one stays as it was.',
  patience: 0,
  run: async ({ secrets }, session, [to = '']) => {
    const { backup, configured } = await operate();
    return configured(async config => {
      session.atEnd(() => rmSync(`${to}.unfinished`, { force: true }));
      const written = (): number => statSync(`${to}.unfinished`, { throwIfNoEntry: false })?.size ?? 0;
      const rows = await told(
        session,
        () => `${(written() / 1e6).toFixed(1)} MB written`,
        backup(config, to, { secrets }),
      );
      session.say(`${rows} rows written to ${to}`);
    });
  },
});

const restoreCommand = command({
  name: 'server restore',
  does: 'Fills an empty DATA_DIR or database from a backup',
  words: [file('a backup')],
  options: {},
  examples: ['/backup/minoya.gz'],
  ctrlC: 'The store is as empty as before.',
  patience: 0,
  run: async (_options, session, [from = '']) => {
    const { configured, restore } = await operate();
    return configured(async config => {
      const began = performance.now();
      const spent = (): string => `restoring for ${Math.round((performance.now() - began) / 1000)} s`;
      const rows = await told(session, spent, restore(config, from));
      session.say(`${rows} rows restored from ${from}`);
    });
  },
});

const checkCommand = command({
  name: 'server check',
  does: 'Examines everything that is stored about rooms and published boards and plays it again, while the server runs',
  more: 'Exit code 1 when something is damaged. Rooms and boards that are not named are whole.',
  options: {},
  examples: [''],
  ctrlC: 'Nothing is changed.',
  patience: 0,
  run: async (_options, session) => {
    const { check, configured } = await operate();
    let faults: readonly string[] = [];
    const code = await configured(async config => {
      let far = '';
      const examined = check(config, (done, of) => {
        far = `${done} of ${of} rooms`;
      });
      const found = await told(session, () => far, examined);
      faults = found.faults;
      for (const fault of faults) session.say(fault);
      session.say(
        `${found.rooms} rooms, ${found.events} events, ${found.boards} boards, ${faults.length === 0 ? 'all whole' : `${faults.length} faults`}`,
      );
    });
    return faults.length > 0 ? 1 : code;
  },
});

const tokenCommand = command({
  name: 'server admin-token',
  does: 'Prints the token for /admin and /metrics',
  options: {},
  examples: [''],
  ctrlC: 'Nothing is changed.',
  run: async () => {
    const { configured, showToken } = await operate();
    return configured(showToken);
  },
});

export const server: Family = {
  name: 'server',
  does: "The server and what its operator does; settings come from the environment, as `npm start`'s do",
  members: [serveCommand, backupCommand, restoreCommand, checkCommand, tokenCommand],
};

/** The server's command line. */
export async function run(args: readonly string[]): Promise<void> {
  await startMember(server, args);
}

/** The same for `npm start` and containers, where nothing asked for means to serve. */
export async function runBuilt(args: readonly string[]): Promise<void> {
  await startMember(server, args, serveCommand);
}

/** Tells every second how far it is. */
async function told<T>(session: Work, how: () => string, work: Promise<T>): Promise<T> {
  const timer = setInterval(() => session.progress(how()), 1_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
