import { fileURLToPath } from 'node:url';
import { type ChildProcess, fork } from 'node:child_process';
import type { ClientFrame } from '@minoya/shared/protocol';
import { isProgram } from '../command/is-program.ts';
import { RawSocket } from '../load/raw-socket.ts';

/** Who visits, and where. */
interface Visitor {
  readonly port: number;
  readonly token: string;
  readonly name: number;
}

/** One person in many rooms, in a process of their own: a process may open only so many sockets. */
export class Visitors {
  private readonly child: ChildProcess;

  constructor(visitor: Visitor) {
    this.child = fork(fileURLToPath(import.meta.url), [JSON.stringify(visitor)], { execArgv: ['--import', 'tsx'] });
  }

  /** Resolves when every one of these rooms has let them in. */
  async enter(rooms: readonly string[]): Promise<void> {
    await new Promise<void>((done, failed) => {
      const gone = (): void => failed(new Error('the visitors have ended'));
      this.child.once('exit', gone);
      this.child.once('message', () => {
        this.child.off('exit', gone);
        done();
      });
      this.child.send(rooms);
    });
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}

async function enter({ port, token, name }: Visitor, room: string): Promise<void> {
  const socket = await RawSocket.open(port, `/ws?room=${room}`);
  const welcomed = new Promise<void>(done => {
    socket.onFrame = () => done();
  });
  socket.send(JSON.stringify({ t: 'hello', v: 1, token, room, name, sit: true } satisfies ClientFrame));
  await welcomed;
}

if (isProgram(import.meta.url)) {
  const visitor = JSON.parse(process.argv[2] ?? '{}') as Visitor;
  process.on('message', (rooms: readonly string[]) => {
    void Promise.all(rooms.map(room => enter(visitor, room))).then(() => process.send?.('in'));
  });
  process.on('disconnect', () => process.exit(0));
}
