import type { Order } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import type { Parcel } from '../orders/public/parcels.ts';
import { withRefunds } from '../orders/public/with-refunds.ts';
import { slipOf, slipsOf, type Slip } from './slips.ts';

const lineOf = (productId: string, quantity: number) => ({
  ...{ productId, partNumber: '', name: productId, img: '', unitPrice: 1, quantity },
});
const parcel = (id: string, lines: Parcel['lines'], changes: Partial<Parcel> = {}): Parcel => ({
  ...{ id, kind: 'order', lines, carrier: '', trackingNumber: '', trackingUrl: null },
  ...{ shippedAt: '2026-11-27T10:00:00.000Z', deliveredAt: null, returnedAt: null },
  ...changes,
});
const orderOf = (shipments: Parcel[], changes: Partial<Order> = {}) =>
  ({ status: 'packed', lines: [lineOf('ring', 3), lineOf('cog', 1)], shipments, ...changes }) as Order;
const names = (lines: Slip['lines']) => lines.map(({ name, quantity }) => `${String(quantity)} ${name}`);
const shown = ({ lines, earlier, later }: Slip) => [lines, earlier, later].map(names);

const rings = parcel('one', [{ line: 0, quantity: 2 }]);
const ring = parcel('two', [{ line: 0, quantity: 1 }]);

describe('packing slips', () => {
  it('list what is still to ship, and what was sent earlier', () => {
    expect(slipsOf(orderOf([])).map(shown)).toEqual([[['3 ring', '1 cog'], [], []]]);
    expect(slipsOf(orderOf([rings])).map(shown)).toEqual([[['1 ring', '1 cog'], ['2 ring'], []]]);
  });

  it('list a parcel with what was sent earlier and what follows later', () => {
    const order = orderOf([rings, ring]);
    expect(slipOf(order, 'one')).toMatchObject({ parcel: rings });
    expect(['one', 'two'].flatMap((id) => slipOf(order, id) ?? []).map(shown)).toEqual([
      [['2 ring'], [], ['1 ring', '1 cog']],
      [['1 ring'], ['2 ring'], ['1 cog']],
    ]);
    expect(slipOf(order, 'three')).toBeUndefined();
  });

  it('are one for each parcel once the order left', () => {
    const rest = parcel('two', [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]);
    const replacement = parcel('three', [{ line: 0, quantity: 1 }], { kind: 'replacement' });
    const order = orderOf([rings, rest, replacement], { status: 'shipped' });
    expect(slipsOf(order).map(shown)).toEqual([
      [['2 ring'], [], ['1 ring', '1 cog']],
      [['1 ring', '1 cog'], ['2 ring'], []],
    ]);
    expect([slipOf(order, 'three')].flatMap((slip) => (slip ? shown(slip) : []))).toEqual([
      ['1 ring'],
      [],
      [],
    ]);
  });

  it('exclude units refunded before they were sent, but not after', () => {
    const four = (shipments: Parcel[], status: Order['status']) =>
      orderOf(shipments, { status, lines: [{ ...lineOf('ring', 4), refunded: 2 }] });
    expect(slipsOf(four([], 'packed')).map(shown)).toEqual([[['2 ring'], [], []]]);
    const both = [rings, { ...rings, id: 'two' }];
    expect(slipsOf(four(both, 'shipped')).map(shown)).toEqual([
      [['2 ring'], [], ['2 ring']],
      [['2 ring'], ['2 ring'], []],
    ]);
  });

  it('leave out parcels that came back', () => {
    const back = { ...rings, returnedAt: '2026-11-29T10:00:00.000Z' };
    expect(slipsOf(orderOf([back])).map(shown)).toEqual([[['3 ring', '1 cog'], [], []]]);
  });

  it('list nothing of a refunded order', () => {
    expect(slipsOf(orderOf([], { status: 'refunded' })).map(shown)).toEqual([[[], [], []]]);
  });
});

describe('packing slips of orders stored before the shop knew shipments', () => {
  const refundAt = (at: string) =>
    ({ status: 'succeeded', lines: [{ productId: 'ring', name: 'ring', quantity: 1 }], at }) as Parameters<
      typeof withRefunds
    >[1][number];
  const before = refundAt('2026-11-26T10:00:00.000Z');
  const after = refundAt('2026-11-28T10:00:00.000Z');

  it('exclude units refunded before shipping', () => {
    const whole = parcel('first', [
      { line: 0, quantity: 3 },
      { line: 1, quantity: 1 },
    ]);
    const shipped = withRefunds(orderOf([whole], { status: 'shipped' }), [before, after]);
    expect(slipsOf(shipped).map(shown)).toEqual([[['2 ring', '1 cog'], [], []]]);
    expect(slipsOf(withRefunds(orderOf([]), [before, after])).map(shown)).toEqual([
      [['1 ring', '1 cog'], [], []],
    ]);
  });
});
