import { ApiError } from '@pedalworks/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTcpProxy, type TcpProxy } from '../../../test-support/tcp-proxy.ts';
import { unitsOfWork } from './unit-of-work.ts';
import { connectFirebase, type Firebase } from '../firebase.ts';
import { isFirebaseOutage } from '../outages.ts';

let proxy: TcpProxy;
/** Client that connects to Firestore through the proxy; `near` connects directly. */
let far: Firebase;
let near: Firebase;
beforeAll(async () => {
  const project = `demo-${crypto.randomUUID()}`;
  near = connectFirebase(project);
  proxy = await openTcpProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
  far = connectFirebase(project, 800);
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

/** Increments a counter, like one of several concurrent instances. */
function countOneMore({ firestore }: Firebase, id: string, signal = AbortSignal.timeout(30_000)) {
  const document = firestore.doc(`counters/${id}`);
  return unitsOfWork(firestore)({ subject: id, signal }, async (work) => {
    const count = ((await work.get(document)) as { count: number } | null)?.count ?? 0;
    work.write(document, { count: count + 1 });
  });
}

describe('a unit of work', () => {
  it('uses gRPC in a deployed function', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
    const deployed = connectFirebase('pedalworks-shop');
    vi.unstubAllEnvs();
    const { preferRest } = (deployed.firestore as unknown as { _settings: { preferRest?: boolean } })
      ._settings;
    expect(preferRest ?? false).toBe(false);
    await deployed.close();
  });

  it('commits every change under contention on one document', async () => {
    await Promise.all(Array.from({ length: 20 }, () => countOneMore(near, 'many')));
    expect(await countIn('many')).toBe(20);
  });

  it('merges two writes to one document', async () => {
    await near.firestore.doc('counters/twice').set({ count: 1, name: 'Hub' });
    const document = near.firestore.doc('counters/twice');
    await unitsOfWork(near.firestore)({ subject: 'twice' }, async (work) => {
      await work.getAll([document, near.firestore.doc('counters/none')]);
      work.write(document, { count: 2 });
      work.write(document, { name: 'Rim' });
    });
    expect((await document.get()).data()).toMatchObject({ count: 2, name: 'Rim' });
  });

  it('runs again if a document changes between two reads', async () => {
    const { firestore } = near;
    const [known, unknown] = [firestore.doc('counters/known'), firestore.doc('counters/unknown')];
    await known.set({ count: 1 });
    let isFirst = true;
    await unitsOfWork(firestore)({ subject: 'known' }, async (work) => {
      const [before, none] = await work.getAll([known, unknown]);
      if (isFirst) await Promise.all([countOneMore(near, 'known'), countOneMore(near, 'unknown')]);
      isFirst = false;
      await work.get(known);
      await work.find(firestore.collection('counters').where('count', '==', 1));
      work.write(known, { count: (before as { count: number }).count + 1 });
      if (none === null) work.create(unknown, { count: 100 });
    });
    expect(await countIn('known')).toBe(3);
    expect(await countIn('unknown')).toBe(1);
  });

  it.each([
    ['changes', 'counters/read'],
    ['appears', 'counters/unborn'],
  ])('runs again if a document that it only read %s', async (_how, path) => {
    const { firestore } = near;
    const [read, decided] = [firestore.doc(path), firestore.doc(`decisions/${path.replace('/', '-')}`)];
    await firestore.doc('counters/read').set({ count: 1 });
    let runs = 0;
    await unitsOfWork(firestore)({ subject: path }, async (work) => {
      const [found] = await work.getAll([read, decided]);
      runs += 1;
      if (runs === 1) await read.set({ count: 7 });
      work.write(decided, { on: found });
    });
    expect(runs).toBe(2);
    expect((await decided.get()).get('on')).toEqual({ count: 7 });
  });

  it('changes no document that it only read', async () => {
    const { firestore } = near;
    const [read, absent] = [firestore.doc('counters/kept'), firestore.doc('counters/never')];
    await read.set({ count: 1 });
    const before = await read.get();
    const runs = await Promise.all(
      Array.from({ length: 20 }, (_none, nth) =>
        unitsOfWork(firestore)({ subject: String(nth) }, async (work) => {
          const own = firestore.doc(`decisions/own-${String(nth)}`);
          await work.getAll([read, absent, own]);
          work.write(own, { nth });
          return nth;
        }),
      ),
    );
    expect(runs).toHaveLength(20);
    const after = await read.get();
    expect(after.updateTime).toEqual(before.updateTime);
    expect(after.data()).toEqual({ count: 1 });
    expect((await absent.get()).exists).toBe(false);
  });

  it('commits although a document read without a guard has changed', async () => {
    const { firestore } = near;
    const [stale, decided] = [firestore.doc('counters/stale'), firestore.doc('decisions/unguarded')];
    await stale.set({ count: 1 });
    let runs = 0;
    await unitsOfWork(firestore)({ subject: 'stale' }, async (work) => {
      const found = await work.get(stale, { guard: false });
      await work.get(decided);
      runs += 1;
      await stale.set({ count: 2 });
      work.write(decided, { on: found });
    });
    expect(runs).toBe(1);
    expect((await decided.get()).get('on')).toEqual({ count: 1 });
  });

  it('creates a document only if it does not exist', async () => {
    const mail = near.firestore.doc('mails/order-paid');
    await mail.set({ text: 'Sent before.' });
    await unitsOfWork(near.firestore)({ subject: 'mail' }, async (work) => {
      await work.get(near.firestore.doc('counters/mailed'));
      work.write(near.firestore.doc('counters/mailed'), { count: 1 });
      await work.createIfAbsent(mail, { text: 'Sent again.' });
      await work.createIfAbsent(near.firestore.doc('mails/shop-paid'), { text: 'To the shop.' });
    });
    expect(await countIn('mailed')).toBe(1);
    expect((await mail.get()).data()).toEqual({ text: 'Sent before.' });
    expect((await near.firestore.doc('mails/shop-paid').get()).get('text')).toBe('To the shop.');
  });

  it('rejects writes to documents that it has not read', async () => {
    const unread = unitsOfWork(near.firestore)({ subject: 'unread' }, (work) => {
      work.write(near.firestore.doc('counters/unread'), { count: 1 });
    });
    await expect(unread).rejects.toThrow(TypeError);
  });

  it('leaves no document locked if its process dies before the commit', async () => {
    await near.firestore.doc('counters/dying').set({ count: 1 });
    const dying = unitsOfWork(far.firestore)({ subject: 'dying' }, async (work) => {
      await work.get(far.firestore.doc('counters/dying'));
      await proxy.setState('dead');
      await countOneMore(near, 'dying');
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await countIn('dying')).toBe(2);
  });

  it('neither starts nor commits after its signal aborts', async () => {
    const { signal, abort } = untilAborted();
    const document = near.firestore.doc('counters/late');
    const late = unitsOfWork(near.firestore)({ subject: 'late', signal }, async (work) => {
      await work.get(document);
      work.write(document, { count: 1 });
      abort();
    });
    await expect(late).rejects.toMatchObject({ code: 'service/unavailable' });
    await expect(countOneMore(near, 'late', signal)).rejects.toMatchObject({ code: 'service/unavailable' });
    expect(await countIn('late')).toBeUndefined();
  });

  it('fails within seconds while Firestore is unavailable, and is not committed later', async () => {
    const document = far.firestore.doc('counters/away');
    const { signal } = untilAborted();
    const began = performance.now();
    const change = unitsOfWork(far.firestore)({ subject: 'away', signal }, async (work) => {
      await work.get(document);
      work.write(document, { count: 1 });
      await proxy.setState('dead');
    });
    await expect(change).rejects.toSatisfy(isFirebaseOutage);
    expect(performance.now() - began).toBeLessThan(5000);
    await proxy.setState('good');
    // Waits longer than the client retries a commit; only then is it certain that no commit arrives.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await countIn('away')).toBeUndefined();
  }, 40_000);
});
