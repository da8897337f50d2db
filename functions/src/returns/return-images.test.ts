import type { OrderReturn } from '@pedalworks/contract';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../../test-support/account/life.ts';
import { uploader } from '../../test-support/images/uploads.ts';
import { openFixtureForFile, storeProduct } from '../../test-support/payments/payment-fixture.ts';
import { codeOf } from '../../test-support/refunds/paid-order.ts';
import { returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile();
const { shop, customer } = fixture;
const admin = await shop.people.admin();
const desk = returnDesk(fixture, admin);

let returned: OrderReturn;
beforeEach(async () => {
  await shop.empty('returns', 'returnImages');
  await storeProduct(shop, 8);
  await storeProduct(shop, 9, 'cog');
  const { orderId } = await shippedOrder(fixture);
  const broken = { kind: 'warranty', lines: [{ line: 0, quantity: 1, reason: 'damaged' }] };
  returned = (await desk.announce(orderId, broken)).json as OrderReturn;
});

const photo = (red: number) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Robin Rider, 1 Foundry Lane' } })
    .toBuffer();

const upload = (content: Buffer | string, token = customer.accessToken) =>
  uploader(shop, token, `/returns/${returned._id}/images`).upload({ content });

const fetched = (imageId: string, token: string) =>
  shop.request(`/returns/${returned._id}/images/${imageId}`, {
    headers: { authorization: `Bearer ${token}` },
  });

it('is stored without metadata, once, and only the owner and admins can read it', async () => {
  const picture = await photo(1);
  await upload(picture);
  const { status, json } = await upload(picture);
  const { images } = json as OrderReturn;
  expect([status, images]).toMatchObject([201, [{ width: 40, height: 20 }]]);
  const [{ _id: imageId } = { _id: '' }] = images;
  const stranger = await shop.people.customer();
  const readers = [customer, admin, stranger].map(({ accessToken }) => fetched(imageId, accessToken));
  const answers = await Promise.all(readers);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 403]);
  expect((await shop.request(`/returns/${returned._id}/images/${imageId}`)).status).toBe(401);
  expect((await shop.request(`/image/${imageId}-320.webp`)).status).toBe(404);
  const [answer] = answers;
  expect([answer?.headers.get('content-type'), answer?.headers.get('cache-control')]).toEqual([
    'image/webp',
    'no-store',
  ]);
});

it('is rejected if it is no picture, after six pictures, and once the return is closed', async () => {
  expect(codeOf(await upload('<svg onload="alert(1)"/>'))).toEqual([415, 'images/unsupported-type']);
  expect(codeOf(await upload('GIF89a<script>'))).toEqual([415, 'images/unsupported-type']);
  for (let red = 0; red < 6; red += 1) expect((await upload(await photo(40 * red))).status).toBe(201);
  expect(codeOf(await upload(await photo(250)))).toEqual([409, 'returns/too-many-images']);
  await desk.move(returned._id, { to: 'cancelled' });
  expect(codeOf(await upload(await photo(253)))).toEqual([409, 'returns/move-refused']);
});

it('is deleted with the customer’s account, as are the note and the name of the return', async () => {
  await upload(await photo(1));
  await deleteAccount(fixture, customer);
  expect((await shop.firestore.collection('returnImages').get()).size).toBe(0);
  const stored = (await shop.firestore.doc(`returns/${returned._id}`).get()).data();
  expect(stored).toMatchObject({ images: [], note: '', customerEmail: '', customerName: '' });
  expect(JSON.stringify(stored)).not.toContain(customer.email.split('@')[0]);
});
