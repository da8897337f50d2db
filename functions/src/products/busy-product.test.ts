import type { Product, Review } from '@pedalworks/contract';
import { describe, expect, it, vi } from 'vitest';
import { connectFirebase } from '../gateways/firebase.ts';
import { makePorts } from '../gateways/make-ports.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import { openTcpProxy } from '../../test-support/tcp-proxy.ts';
import { workbench } from '../../test-support/products/part.ts';

const shop = await openShopForFile();
const admin = await shop.people.admin();
const product = workbench(shop, admin);
await shop.firestore.doc('settings/shop').set({ enforceStock: true });

const reviews = async (productId: string, count: number) => {
  const said = { customerEmail: 'guest@example.com', comment: 'Good.', rating: 4, productId };
  const written = await Promise.all(
    Array.from({ length: count }, () => shop.call('addReview', { body: said })),
  );
  return written.map(({ json }) => (json as Review)._id);
};
/** Marks reviews as verified, because ratings count only verified reviews. */
const verify = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => shop.firestore.doc(`reviews/${id}`).update({ verified: true })));

describe('a busy product', () => {
  it('includes 12 concurrently published reviews in its rating', async () => {
    const productId = await product.add();
    const ids = await reviews(productId, 12);
    await verify(ids);
    const answers = await Promise.all(
      ids.map((id) =>
        shop.call('publishReview', {
          params: { id },
          body: { published: true },
          token: admin.accessToken,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect((await product.get(productId)).json).toMatchObject({ rating: { average: 4, count: 12 } });
  });

  it('accepts ten updates while customers order it', async () => {
    const id = await product.add({ quantity: 500 });
    const sales = { count: 0, isOver: false };
    const order = { purchaseId: id, price: 59.9, quantity: 1, customerEmail: 'guest@example.com' };
    const selling = (async () => {
      while (!sales.isOver) {
        expect((await shop.call('placeOrder', { body: order })).status).toBe(201);
        sales.count += 1;
      }
    })();
    let etag = '"0"';
    for (let save = 1; save <= 10; save += 1) {
      const changes = { quantity: undefined, stockChange: 1, description: `Edited ${String(save)} times.` };
      const answer = await product.save(id, changes, etag);
      expect(answer.status).toBe(200);
      etag = answer.headers.get('etag') ?? '';
    }
    sales.isOver = true;
    await selling;
    expect(sales.count).toBeGreaterThan(3);
    const { json } = await product.get(id);
    expect(json as Product).toMatchObject({ revision: 10, quantity: 510 - sales.count });
  }, 60_000);

  it('is not locked after an instance dies while saving it', async () => {
    const id = await product.add();
    const [review = ''] = await reviews(id, 1);
    const proxy = await openTcpProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
    const far = connectFirebase(shop.firestoreProjectId);
    vi.unstubAllEnvs();
    const { products } = makePorts(far);
    const change = { by: admin, signal: AbortSignal.timeout(60_000) };
    const dying = products.save(id, change, () => {
      void proxy.setState('dead');
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect((await product.save(id, { name: 'Ring' })).status).toBe(200);
    const published = await shop.call('publishReview', {
      params: { id: review },
      body: { published: true },
      token: admin.accessToken,
    });
    expect(published.status).toBe(200);
    await proxy.close();
    await far.close();
  });
});
