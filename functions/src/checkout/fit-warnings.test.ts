import type { Order } from '@pedalworks/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedLog } from '../../test-support/recorded-log.ts';
import { workbench } from '../../test-support/products/part.ts';
import { openShopForFile } from '../../test-support/shop.ts';

let breaksList = false;
const logged = vi.fn();
const shop = await openShopForFile({
  ports: ({ products }) => ({
    log: recordedLog(logged),
    products: {
      ...products,
      list: () => {
        if (breaksList) throw new Error('The catalogue could not be read.');
        return products.list();
      },
      findAll: (ids) => {
        if (breaksList) throw new Error('The catalogue could not be read.');
        return products.findAll(ids);
      },
    },
  }),
});
const admin = await shop.people.admin();
const { add, save, remove } = workbench(shop, admin);
beforeEach(async () => {
  breaksList = false;
  await shop.empty('orders', 'idempotencyKeys', 'products', 'slugs', 'partNumbers');
});

const freehub = (side: string, value: string) => [{ key: 'freehub', side, values: [value] }];
const guest = 'guest@example.com';

async function order(ids: readonly string[], more: object = {}, key?: string) {
  const lines = ids.map((productId) => ({ productId, quantity: 1, price: 59.9 }));
  return shop.call('placeOrder', {
    body: { lines, customerEmail: guest, phone: '', ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}

const warningsOf = (answer: { readonly json: unknown }) => (answer.json as Order).fitWarnings;

async function conflictingParts() {
  const wheel = await add({ name: 'Wheel', interfaces: freehub('provides', 'HG-L2') });
  const cassette = await add({ name: 'Cassette', interfaces: freehub('needs', 'MS') });
  return { wheel, cassette };
}

it('an order keeps one warning for lines that do not fit, even if the products change', async () => {
  const { wheel, cassette } = await conflictingParts();
  const answer = await order([wheel, cassette]);
  expect(answer.status).toBe(201);
  expect(warningsOf(answer)).toEqual([
    { line: 1, message: expect.stringContaining('Micro Spline') as string },
  ]);
  await save(cassette, { interfaces: freehub('needs', 'HG-L2'), name: 'Other' });
  await remove(wheel);
  const { _id: id } = answer.json as Order;
  const read = await shop.call('getOrder', { params: { id }, token: admin.accessToken });
  expect(warningsOf(read)).toEqual(warningsOf(answer));
});

it('an order is judged against its bike, and ignores answers that the table does not know', async () => {
  const { cassette } = await conflictingParts();
  const bike = {
    name: 'Gravel',
    interfaces: { freehub: 'HG-L2', engine: 'x', 'axle-rear': 'none', shell: null },
  };
  const answer = await order([cassette], { bike });
  expect([answer.status, warningsOf(answer)]).toMatchObject([201, [{ line: 0 }]]);
  const unknown = await order([cassette], { bike: { ...bike, interfaces: { freehub: 'HG-X' } } });
  expect([unknown.status, warningsOf(unknown)]).toEqual([201, []]);
  const stored = await shop.firestore.collection('orders').get();
  expect(JSON.stringify(stored.docs.map((document) => document.data()))).not.toContain('Gravel');
});

describe('an order for several bikes', () => {
  const road = {
    id: '0b6c1a52-6f0e-4b8e-9a1e-3f5f6f2d7c10',
    name: "Ada's road bike",
    interfaces: { freehub: 'HG-L2' },
  };
  const trail = { id: 'b3a0c0f4-5d1c-4c41-8a3b-2f0f8f1e9d22', name: 'Trail', interfaces: { freehub: 'MS' } };

  async function orderFor(lines: readonly object[], more: object = { bikes: [road, trail] }) {
    const body = { customerEmail: guest, phone: '', ...more };
    const priced = lines.map((line) => ({ quantity: 1, price: 59.9, ...line }));
    return shop.call('placeOrder', { body: { ...body, lines: priced } });
  }

  it('judges each line against its own bike, and stores the bike and its name', async () => {
    const { wheel, cassette: productId } = await conflictingParts();
    const fitting = await orderFor([{ productId, bikeId: trail.id }]);
    expect([fitting.status, warningsOf(fitting)]).toEqual([201, []]);
    expect((fitting.json as Order).lines).toMatchObject([{ bikeId: trail.id, bikeName: 'Trail' }]);
    expect(warningsOf(await orderFor([{ productId, bikeId: road.id }]))).toMatchObject([{ line: 0 }]);
    const apart = await orderFor([
      { productId: wheel, bikeId: road.id },
      { productId, bikeId: trail.id },
    ]);
    expect(warningsOf(apart)).toEqual([]);
  });

  it('does not judge a line for none of them', async () => {
    const { wheel, cassette: productId } = await conflictingParts();
    const alone = await orderFor([{ productId, notForMyBike: true, bikeId: road.id }], { bike: road });
    expect(warningsOf(alone)).toEqual([]);
    const [line] = (alone.json as Order).lines;
    expect([line?.notForMyBike, line?.bikeId]).toEqual([true, undefined]);
    const together = await orderFor([{ productId: wheel }, { productId, notForMyBike: true }], {
      bike: road,
    });
    expect(warningsOf(together)).toEqual([]);
    const both = [
      { productId: wheel, notForMyBike: true },
      { productId, notForMyBike: true },
    ];
    expect(warningsOf(await orderFor(both))).toEqual([]);
  });

  it('accepts a bike that it does not describe, and judges against no other one instead', async () => {
    const { wheel, cassette: productId } = await conflictingParts();
    const lines = [{ productId, bikeId: crypto.randomUUID() }, { productId: wheel }];
    const answer = await orderFor(lines, { bike: road, bikes: [trail] });
    expect([answer.status, warningsOf(answer)]).toEqual([201, []]);
    expect((answer.json as Order).lines[0]).not.toHaveProperty('bikeName');
    const same = lines.map((line) => ({ ...line, bikeId: trail.id }));
    expect(warningsOf(await orderFor(same, { bikes: [] }))).toMatchObject([{ line: 0 }]);
    const twice = [trail.id, road.id].map((bikeId) => ({ productId, bikeId }));
    expect(warningsOf(await orderFor(twice, { bike: road, bikes: [trail] }))).toEqual([]);
  });

  const tooLong = 'x'.repeat(61);
  const deep = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) as unknown;
  const readable = { ...road, interfaces: { freehub: 'HG-L2', shell: 7, engine: 'V8', pedal: {} } };

  it.each([
    ['bikes beyond three', { bikes: [trail, road, road, road] }],
    ['bikes that are no list', { bikes: road, bike: [road] }],
    ['bikes of another type', { bikes: [null, 7, 'road', deep], bike: 'road' }],
    ['an id that is no UUID', { bikes: [{ ...road, id: 'road-1' }], bike: { ...road, id: 7 } }],
    ['no name', { bikes: [{ ...road, name: null }], bike: {} }],
    ['a name that is too long', { bikes: [{ ...road, name: tooLong }] }],
    [
      'huge texts',
      { bikes: [{ ...road, name: 'x'.repeat(30_000), interfaces: { freehub: 'x'.repeat(30_000) } }] },
    ],
    ['answers that are no object', { bikes: [{ ...road, interfaces: [], rear: 'none' }] }],
    ['answers of another type', { bike: { name: 'Gravel', interfaces: { freehub: { toString: 1 } } } }],
    ['an answer about the rear end that has none', { bikes: [{ ...road, rear: { speeds: '11' } }] }],
    ['unknown keys', { bikes: [JSON.parse('{"__proto__":{"a":1},"constructor":1,"wheels":2}')] }],
  ])('is placed with %s, and a retry returns it', async (_what, bikes) => {
    const { cassette: productId } = await conflictingParts();
    const lines = [{ productId, quantity: 1, price: 59.9, bikeId: road.id }];
    const body = { lines, customerEmail: guest, ...bikes };
    const place = () => shop.call('placeOrder', { body, headers: { 'idempotency-key': 'bikes' } });
    const placed = await place();
    expect(placed.status).toBe(201);
    const again = await place();
    expect([again.status, again.json]).toEqual([201, placed.json]);
  });

  it('reads what it can of a bike', async () => {
    const { cassette: productId } = await conflictingParts();
    const answer = await orderFor([{ productId, bikeId: road.id }], { bikes: [7, readable] });
    expect([answer.status, warningsOf(answer)]).toMatchObject([201, [{ line: 0 }]]);
    expect((answer.json as Order).lines).toMatchObject([{ bikeId: road.id, bikeName: road.name }]);
  });

  it.each([
    [{ bikeId: 'road-1' }, []],
    [{ bikeId: 7 }, []],
    [{ bikeId: deep, notForMyBike: 'yes' }, []],
    [{ bikeId: null, notForMyBike: false }, [{ line: 0 }]],
  ])('drops the choice %j of a line, and judges against no other bike instead', async (choice, warnings) => {
    const { cassette: productId } = await conflictingParts();
    const answer = await orderFor([{ productId, ...choice }], { bike: road });
    expect([answer.status, warningsOf(answer)]).toMatchObject([201, warnings]);
    const [line] = (answer.json as Order).lines;
    expect([line?.bikeId, line?.bikeName, line?.notForMyBike]).toEqual([undefined, undefined, undefined]);
  });
});

it('an order ignores warnings in the request', async () => {
  const { wheel } = await conflictingParts();
  const fitWarnings = Array.from({ length: 500 }, () => ({ line: 7, message: '<b>Forged</b>' }));
  const answer = await order([wheel], { fitWarnings });
  expect([answer.status, warningsOf(answer)]).toEqual([201, []]);
});

it('repeating an order with the same key and another bike returns the stored order', async () => {
  const { cassette } = await conflictingParts();
  const bike = (freehubOfBike: string) => ({ name: 'Gravel', interfaces: { freehub: freehubOfBike } });
  const first = await order([cassette], { bike: bike('HG-L2') }, 'key-1');
  const again = await order([cassette], { bike: bike('MS'), bikes: [bike('MS')] }, 'key-1');
  expect(again.json).toEqual(first.json);
});

it('an order is placed without warnings if judging fails, and the error is logged', async () => {
  const { wheel, cassette } = await conflictingParts();
  breaksList = true;
  const answer = await order([wheel, cassette]);
  expect([answer.status, warningsOf(answer)]).toEqual([201, []]);
  expect(logged).toHaveBeenCalledWith('orders/not-judged', expect.anything());
});
