import type { FitReport } from '@pedalworks/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFixtureForFile } from '../../test-support/payments/payment-fixture.ts';
import { workbench } from '../../test-support/products/part.ts';
import { lineOf } from '../../test-support/refunds/paid-order.ts';
import { returnDesk } from '../../test-support/returns/return-desk.ts';
import { shippedOrder } from '../../test-support/returns/shipped-order.ts';

const fixture = await openFixtureForFile();
const { shop, customer } = fixture;
const admin = await shop.people.admin();
const desk = returnDesk(fixture, admin);
const { add } = workbench(shop, admin);
beforeEach(() => shop.empty('products', 'slugs', 'partNumbers', 'fitReports'));

const bike = { id: crypto.randomUUID(), name: 'Gravel', interfaces: { freehub: 'HG-L2' } };
const bikes = [bike, { ...bike, id: crypto.randomUUID(), name: 'Other', interfaces: { freehub: 'MS' } }];
await shop.call('saveAccount', { token: customer.accessToken, body: { bikes } });

const cassette = (value: string) =>
  add({
    name: 'Cassette',
    partNumber: 'PW-CS',
    interfaces: [{ key: 'freehub', side: 'needs', values: [value] }],
  });

/** Orders a cassette for the first bike, ships it and returns it. */
async function returned(
  productId: string,
  line: object,
  changes: object = {},
): Promise<readonly FitReport[]> {
  const ordered = { ...lineOf(productId, 2000, 1), bikeId: bike.id, bikeName: 'Gravel' };
  const { orderId } = await shippedOrder(fixture, { lines: [ordered], priceCents: 2000, ...changes });
  const { status } = await desk.announce(orderId, { lines: [{ line: 0, quantity: 1, ...line }] });
  expect(status).toBe(201);
  return (await shop.call('listFitReports', { token: admin.accessToken })).json as readonly FitReport[];
}

const doesNotFit = { reason: 'does-not-fit' };

describe('a part that does not fit', () => {
  it('opens a report about the bike of its order line, if the shop says that it fits', async () => {
    const id = await cassette('HG-L2');
    expect(await returned(id, doesNotFit)).toMatchObject([
      {
        a: { _id: id },
        bike: { name: 'Gravel' },
        verdict: 'fits',
        state: 'open',
        note: expect.stringMatching(/^Returned with RT-\w{6}: does not fit\.$/u) as string,
      },
    ]);
  });

  it('opens one about the bike that the return names', async () => {
    const id = await cassette('MS');
    expect(await returned(id, { ...doesNotFit, bikeId: bikes[1]?.id })).toMatchObject([
      { bike: { name: 'Other' } },
    ]);
  });

  it('opens none with another reason, an unknown bike, a warning at checkout, or another verdict', async () => {
    const id = await cassette('HG-L2');
    expect(await returned(id, { reason: 'changed-mind' })).toEqual([]);
    expect(await returned(id, { ...doesNotFit, bikeId: 'no-bike' })).toEqual([]);
    const fitWarnings = [{ line: 0, message: 'Needs a Micro Spline freehub.' }];
    expect(await returned(id, doesNotFit, { fitWarnings })).toEqual([]);
    await shop.empty('products', 'slugs', 'partNumbers');
    expect(await returned(await cassette('MS'), doesNotFit)).toEqual([]);
  });
});
