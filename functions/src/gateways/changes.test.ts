import { ApiError } from '@pedalworks/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../test-support/tcp-proxy.ts';
import { changesIn } from './changes.ts';
import { connectFirebase, type Firebase } from './firebase.ts';
import { isFirebaseOutage } from './outages.ts';

let proxy: TcpProxy;
/** Reaches Firestore over the proxy. */
let far: Firebase;
let near: Firebase;
beforeAll(async () => {
  const project = `demo-${crypto.randomUUID()}`;
  near = connectFirebase(project);
  proxy = await openTcpProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  far = connectFirebase(project);
  await far.firestore.doc('counters/any').get();
  vi.unstubAllEnvs();
});
afterEach(() => proxy.setState('good'));
afterAll(async () => {
  await Promise.all([far.close(), near.close()]);
  await proxy.close();
});

const untilAborted = () => {
  const controller = new AbortController();
  const abort = () => {
    controller.abort(new ApiError('service/unavailable'));
  };
  return { signal: controller.signal, abort };
};
const countIn = async (id: string) =>
  (await near.firestore.doc(`counters/${id}`).get()).get('count') as unknown;

/** Counts one more, as several instances may at the same time. */
function countOneMore({ firestore }: Firebase, id: string, signal = AbortSignal.timeout(30_000)) {
  const document = firestore.doc(`counters/${id}`);
  return changesIn(firestore)({ subject: id, signal }, async (changes) => {
    const count = ((await changes.get(document)) as { count: number } | null)?.count ?? 0;
    changes.write(document, { count: count + 1 });
  });
}

describe('changes without a lock', () => {
  it('are all made, though many of several instances are made at the same time', async () => {
    await Promise.all(Array.from({ length: 20 }, () => countOneMore(near, 'many')));
    expect(await countIn('many')).toBe(20);
  });

  it('are not begun, nor written, once it is too late for them', async () => {
    const { signal, abort } = untilAborted();
    const document = near.firestore.doc('counters/late');
    const late = changesIn(near.firestore)({ subject: 'late', signal }, async (changes) => {
      await changes.get(document);
      changes.write(document, { count: 1 });
      abort();
    });
    await expect(late).rejects.toMatchObject({ code: 'service/unavailable' });
    await expect(countOneMore(near, 'late', signal)).rejects.toMatchObject({ code: 'service/unavailable' });
    expect(await countIn('late')).toBeUndefined();
  });

  it('are given up within seconds where Firestore is away, and not written when it is back', async () => {
    const document = far.firestore.doc('counters/away');
    const { signal } = untilAborted();
    const began = performance.now();
    const change = changesIn(far.firestore)({ subject: 'away', signal }, async (changes) => {
      await changes.get(document);
      changes.write(document, { count: 1 });
      await proxy.setState('dead');
    });
    await expect(change).rejects.toSatisfy(isFirebaseOutage);
    expect(performance.now() - began).toBeLessThan(15_000);
    await proxy.setState('good');
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(await countIn('away')).toBeUndefined();
  }, 40_000);
});
