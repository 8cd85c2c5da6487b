import { connect, createServer, type Server, type Socket } from 'node:net';

/** The wire between one browser and the server: it can be cut and mended, whatever network the machine has. */
export class Line {
  readonly url: string;
  private readonly wire: Server;
  private readonly sockets: Set<Socket>;
  private whole: { yes: boolean };

  private constructor(wire: Server, sockets: Set<Socket>, whole: { yes: boolean }) {
    const address = wire.address();
    if (!address || typeof address === 'string') throw new Error('no port');
    this.url = `http://127.0.0.1:${address.port}`;
    this.wire = wire;
    this.sockets = sockets;
    this.whole = whole;
  }

  static async to(server: string): Promise<Line> {
    const { hostname, port } = new URL(server);
    const sockets = new Set<Socket>();
    const whole = { yes: true };
    const wire = createServer(near => {
      if (!whole.yes) {
        near.destroy();
        return;
      }
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.setNoDelay(true);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise<void>(done => wire.listen(0, '127.0.0.1', done));
    return new Line(wire, sockets, whole);
  }

  /** Everything open breaks, and nothing comes through until `mend`. */
  cut(): void {
    this.whole.yes = false;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.whole.yes = true;
  }

  close(): void {
    this.cut();
    this.wire.close();
  }
}
