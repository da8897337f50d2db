import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openInstanceProcess, type InstanceProcess } from '../instance-process.ts';
import { callerOf, type Shop } from '../shop.ts';
import { callsOf, type PaymentFixture } from './payment-fixture.ts';
import type { SeededChance } from './seeded-chance.ts';
import type { StormWorld } from './storm-world.ts';

/** Two instances of the function behind one address, one of which is killed again and again. */
export interface InstancePair {
  /** Sends all calls and events to the instances, and repeats calls whose connection was lost. */
  readonly fixture: PaymentFixture;
  /** Stops killing, and waits until both instances run. */
  readonly stopKilling: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts two instances that share the Firestore project and the card provider of a fixture. */
export async function openInstancePair(
  opened: PaymentFixture,
  chance: SeededChance,
  count: StormWorld['count'],
): Promise<InstancePair> {
  const { shop, provider } = opened;
  const start = () =>
    openInstanceProcess(shop.firestoreProjectId, `${provider.host}:${String(provider.port)}`);
  const live: InstanceProcess[] = await Promise.all([start(), start()]);
  const front = await openFront(() => live.at(chance.whole(0, live.length - 1)));
  const retryDelaysMilliseconds = [100, 300, 1000, 3000, 3000, 5000];
  provider.webhooks.configure({
    url: `${front.address}/stripe/webhook`,
    mode: 'send',
    retryDelaysMilliseconds,
  });
  const over = new AbortController();
  const killing = (async () => {
    for (;;) {
      await wait(chance.whole(1500, 4000));
      if (over.signal.aborted) return;
      live.shift()?.kill();
      count('instances killed');
      live.push(await start());
    }
  })();
  const stopKilling = () => {
    over.abort();
    return killing;
  };
  const call = patientCaller(front.address, count);
  const routed = { ...opened, shop: { ...shop, address: front.address, call } };
  return {
    fixture: { ...routed, ...callsOf({ ...routed, currency: 'usd' }) },
    stopKilling,
    close: async () => {
      await stopKilling();
      for (const instance of live) instance.kill();
      front.close();
    },
  };
}

const maxAttempts = 200;

/** Repeats a call whose connection was lost, as browsers do: with the same Idempotency-Key. */
function patientCaller(address: string, count: StormWorld['count']): Shop['call'] {
  const call = callerOf(address);
  return async (...asking) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await call(...asking);
      } catch (error) {
        if (!(error instanceof TypeError) || attempt === maxAttempts) throw error;
        count('lost answers');
        await wait(100);
      }
    }
  };
}

/** Listens on one port and passes each connection to an instance. Closes it if the instance is killed. */
async function openFront(pick: () => InstanceProcess | undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((caller) => {
    const instance = pick();
    if (instance === undefined) return void caller.destroy();
    const service = connect(instance.port, '127.0.0.1');
    for (const [socket, other] of [
      [caller, service],
      [service, caller],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => socket.destroy())
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
