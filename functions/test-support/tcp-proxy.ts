import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `dead` refuses new connections and closes open ones. */
export type ProxyState = 'good' | 'dead';

/** Proxy between the function and one of its services, such as Firestore. */
export interface TcpProxy {
  /** host:port that replaces the service's own. */
  readonly host: string;
  /** Applies to open connections too. */
  readonly setState: (state: ProxyState) => Promise<void>;
  /** Closes all connections once, after this many response bytes, so that a request fails after it was performed. */
  readonly cutOnceAfter: (answeredBytes: number) => void;
  readonly close: () => Promise<void>;
}

/** @param target host:port of the service */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const [targetHost = '', targetPort = ''] = target.split(':');
  let state: ProxyState = 'good';
  let bytesBeforeCut = Infinity;
  const sockets = new Set<Socket>();
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const cut = () => {
    bytesBeforeCut = Infinity;
    for (const socket of sockets) socket.destroy();
  };
  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    from.on('data', (bytes) => {
      if (isAnswer) bytesBeforeCut -= bytes.length;
      if (bytesBeforeCut <= 0) cut();
      else to.write(bytes);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((caller) => {
    const service = kept(connect(Number(targetPort), targetHost));
    pass(kept(caller), service, false);
    pass(service, caller, true);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const stop = async () => {
    const stopped = new Promise((resolve) => server.close(resolve));
    cut();
    await stopped;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${String(port)}`,
    setState: async (next) => {
      const before = state;
      state = next;
      if (next === 'dead' && before !== 'dead') await stop();
      if (next !== 'dead' && before === 'dead') await listen(port);
    },
    cutOnceAfter: (answeredBytes) => {
      bytesBeforeCut = answeredBytes;
    },
    close: async () => {
      if (state !== 'dead') await stop();
    },
  };
}
