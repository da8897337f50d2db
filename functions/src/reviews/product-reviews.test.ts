import type { CallName, Product, Review } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { draft, workbench } from '../../test-support/products/part.ts';
import { pagesOf } from '../../test-support/paging.ts';
import { storedOrder } from '../../test-support/orders/stored-order.ts';
import type { Person } from '../../test-support/people.ts';
import { openShopForFile, type Asking } from '../../test-support/shop.ts';

let productId: string;
const shop = await openShopForFile();
const admin = await shop.people.admin();
const [buyer, customer] = [await shop.people.customer(), await shop.people.customer()];
beforeEach(async () => {
  await shop.empty('reviews', 'products', 'slugs', 'partNumbers', 'orders', 'settings');
  productId = await workbench(shop, admin).add();
  await pay(productId, buyer);
});

async function pay(purchaseId: string, { uid, email }: Person, paid = true): Promise<void> {
  const order = storedOrder({ paid, purchaseId, customerUid: uid, customerEmail: email });
  await shop.firestore.collection('orders').add(order);
}

async function review(asker: Person | null, changes: object = {}): Promise<Review> {
  const said = { customerEmail: 'guest@example.com', comment: 'Runs quietly.', rating: 4, productId };
  const { json } = await shop.call('addReview', {
    body: { ...said, ...changes },
    ...(asker && { token: asker.accessToken }),
  });
  return json as Review;
}

async function buyerOf(purchaseId: string): Promise<Person> {
  const person = await shop.people.customer();
  await pay(purchaseId, person);
  return person;
}

const publish = (id: string, published: boolean) =>
  asAdmin('publishReview', { params: { id }, body: { published } });
const asAdmin = (name: CallName, asking: Asking) => shop.call(name, { ...asking, token: admin.accessToken });
const rating = async (id = productId) => {
  const { json } = await shop.call('getProduct', { params: { id } });
  return (json as Product).rating;
};
const listed = async (query: Readonly<Record<string, string>> = { productId }) =>
  (await shop.call('listReviews', { query })).json as Review[];

describe('reviews of a product', () => {
  it("are verified if the author's account has a paid order for that product", async () => {
    expect(await review(buyer)).toMatchObject({
      productId,
      productName: draft.name,
      verified: true,
      published: true,
    });
    expect(await review(customer)).toMatchObject({ verified: false, published: true });
    expect(await review(null)).toMatchObject({ verified: false, published: false, productName: draft.name });
  });

  it('are not verified by unpaid orders, orders for other products, or orders with the same but unverified email', async () => {
    const other = await workbench(shop, admin).add({ name: 'Other' });
    const guest = await shop.people.customer();
    await pay(productId, customer, false);
    await pay(other, customer);
    await pay(productId, { ...guest, uid: 'somebody' });
    expect(await review(customer)).toMatchObject({ verified: false });
    expect(await review(guest)).toMatchObject({ verified: false });
    await shop.people.auth.updateUser(guest.uid, { emailVerified: true });
    expect(await review(guest)).toMatchObject({ verified: true });
  });

  it('are not verified by a fully refunded order', async () => {
    const refunded = await shop.people.customer();
    await pay(productId, refunded);
    expect(await review(refunded)).toMatchObject({ verified: true });
    const orders = await shop.firestore.collection('orders').where('customerUid', '==', refunded.uid).get();
    for (const { ref, data } of orders.docs.map((order) => ({ ref: order.ref, data: order.data() })))
      await ref.update({ refundedCents: data['priceCents'] as number });
    expect(await review(refunded)).toMatchObject({ verified: false });
    expect(await rating()).toEqual({ average: 0, count: 0 });
  });

  it("replace only the author's earlier review of the same product", async () => {
    await review(buyer, { comment: 'First.', rating: 1 });
    await review(customer, { comment: 'Mine.', rating: 3 });
    await review(buyer, { comment: 'Of the shop.', productId: undefined });
    await review(buyer, { comment: 'Second.', rating: 5 });
    expect((await listed()).map(({ comment }) => comment)).toEqual(['Second.', 'Mine.']);
    expect((await listed({})).map(({ comment }) => comment)).toEqual(['Second.', 'Of the shop.', 'Mine.']);
    expect(await rating()).toEqual({ average: 5, count: 1 });
  });

  it('are accepted for an archived product, but not for an unknown one', async () => {
    const body = {
      customerEmail: 'guest@example.com',
      comment: 'Good.',
      rating: 5,
      productId: 'no-such-part',
    };
    expect((await shop.call('addReview', { body })).json).toMatchObject({ code: 'products/not-found' });
    expect((await shop.call('addReview', { body: { ...body, productId: 'a/b' } })).json).toMatchObject({
      issues: [{ path: 'productId' }],
    });
    await workbench(shop, admin).remove(productId);
    expect(await review(buyer)).toMatchObject({ verified: true, productName: draft.name });
  });

  it('stay hidden if the author rewrites them after an admin hid them', async () => {
    const { _id: id } = await review(buyer, { comment: 'Spam.' });
    await publish(id, false);
    expect(await review(buyer, { comment: 'More spam.', rating: 1 })).toMatchObject({ published: false });
    expect(await listed()).toEqual([]);
    expect(await rating()).toEqual({ average: 0, count: 0 });
    await publish(id, true);
    expect(await listed()).toMatchObject([{ comment: 'More spam.', verified: true }]);
    expect(await review(buyer, { comment: 'Sorry.' })).toMatchObject({ published: true });
  });

  it("do not reveal the author's uid", async () => {
    const { _id: id, ...answer } = await review(buyer);
    expect(answer).not.toHaveProperty('customerUid');
    const { _id: guests } = await review(null);
    const { _id: ofShop } = await review(customer, { productId: undefined });
    const uids = [id, guests, ofShop].map((each) => shop.firestore.doc(`reviews/${each}`).get());
    const kept = (await Promise.all(uids)).map((document) => document.get('customerUid') as unknown);
    expect(kept).toEqual([buyer.uid, null, customer.uid]);
  });

  it('are stored as unverified reviews of the shop if the request gives no product', async () => {
    expect(await review(buyer, { productId: null })).toMatchObject({
      productId: null,
      productName: null,
      verified: false,
    });
  });
});

describe("a product's rating", () => {
  it("averages only buyers' ratings, and counts a rating below 1 as 1 and above 5 as 5", async () => {
    expect(await rating()).toEqual({ average: 0, count: 0 });
    const [second, third] = [await buyerOf(productId), await buyerOf(productId)];
    await review(buyer, { rating: 999_999 });
    await review(second, { rating: '-3' });
    await review(third, { rating: 4.5 });
    await review(customer, { rating: 1 });
    await review(null, { rating: 1 });
    expect(await rating()).toEqual({ average: 3.5, count: 3 });
    const { json } = await shop.call('listCatalogue');
    expect(json).toMatchObject([{ rating: { average: 3.5, count: 3 } }]);
  });

  it("changes when an admin hides, publishes or deletes a buyer's review", async () => {
    const { _id: guests } = await review(null, { rating: 2 });
    await publish(guests, true);
    const { _id: id } = await review(buyer, { rating: 5 });
    expect(await rating()).toEqual({ average: 5, count: 1 });
    await publish(id, false);
    expect(await rating()).toEqual({ average: 0, count: 0 });
    await publish(id, true);
    await asAdmin('deleteReview', { params: { id: guests } });
    expect(await rating()).toEqual({ average: 5, count: 1 });
    await asAdmin('deleteReview', { params: { id } });
    expect(await rating()).toEqual({ average: 0, count: 0 });
  });

  it('excludes a review written before the purchase until the buyer reviews again', async () => {
    await review(customer, { rating: 1 });
    await pay(productId, customer);
    expect(await rating()).toEqual({ average: 0, count: 0 });
    await review(customer, { rating: 3 });
    expect(await rating()).toEqual({ average: 3, count: 1 });
  });

  it('counts each of several concurrent reviewers once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => buyerOf(productId)));
    await Promise.all(people.map((person, nth) => review(person, { rating: (nth % 5) + 1 })));
    await Promise.all(people.map((person) => review(person, { rating: 3 })));
    expect(await rating()).toEqual({ average: 3, count: 6 });
  });
});

describe('GET /review?productId=', () => {
  it("lists a product's published reviews page by page, and all its reviews if an admin requests all=true", async () => {
    const other = await workbench(shop, admin).add({ name: 'Other' });
    await review(buyer);
    await review(customer);
    await review(null);
    await review(buyer, { productId: other });
    const query = { productId, limit: '1' };
    const pages = await pagesOf(shop, 'listReviews', { query });
    expect(pages.map((page) => page.length)).toEqual([1, 1]);
    const all = await asAdmin('listReviews', { query: { productId, all: 'true' } });
    expect(all.json).toHaveLength(3);
    expect(await listed({ productId: 'no-such-part' })).toEqual([]);
  });

  it("shows the product's current name, even if the product is archived", async () => {
    await review(buyer);
    const { save, remove } = workbench(shop, admin);
    await save(productId, { name: 'Sprocket 42T' });
    await remove(productId);
    const { json } = await asAdmin('listReviews', { query: { all: 'true' } });
    expect(json).toMatchObject([{ productName: 'Sprocket 42T', verified: true }]);
  });
});
