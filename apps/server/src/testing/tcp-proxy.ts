import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line between a server and its database that can be cut, or go silent without being cut. */
export class TcpProxy {
  private readonly server: Server;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private silent = false;

  private constructor(server: Server) {
    this.server = server;
  }

  static async to(port: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server);
    server.on('connection', near => proxy.forward(near, connect(port, '127.0.0.1')));
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Nothing passes any more, and nobody is told. */
  partition(): void {
    this.silent = true;
    for (const socket of [...this.pairs].flat()) socket.pause();
  }

  heal(): void {
    this.silent = false;
    for (const socket of [...this.pairs].flat()) socket.resume();
  }

  /** Every connection ends; new ones are let through. */
  cut(): void {
    for (const socket of [...this.pairs].flat()) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise(done => this.server.close(done));
  }

  private forward(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      if (this.silent) from.pause();
      from.on('data', data => to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }
}
