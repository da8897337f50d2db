import type { Order } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { hasSeveralParcels, parcelName, parcelTracking, partlyShippedText, type Parcel } from './parcels.ts';

const line = { productId: 'ring', partNumber: 'PW-1', name: 'Ring', img: '', unitPrice: 59.9, quantity: 3 };
const parcel = (changes: Partial<Parcel> = {}): Parcel => ({
  ...{ id: crypto.randomUUID(), kind: 'order', lines: [{ line: 0, quantity: 3 }] },
  ...{ carrier: '', trackingNumber: '', trackingUrl: null },
  ...{ shippedAt: '2026-11-25T10:00:00Z', deliveredAt: null, returnedAt: null },
  ...changes,
});
const part = (quantity: number, changes: Partial<Parcel> = {}) =>
  parcel({ lines: [{ line: 0, quantity }], ...changes });
const orderOf = (...shipments: Parcel[]): Pick<Order, 'status' | 'lines' | 'shipments'> => ({
  ...{ status: 'packed', lines: [line], shipments },
});

describe('partlyShippedText', () => {
  it('counts the sent parts of a half-shipped order', () => {
    expect(partlyShippedText(orderOf(part(2)))).toBe('2 of 3 parts shipped');
    expect(partlyShippedText(orderOf(part(2)), { isShort: true })).toBe('2 of 3 shipped');
    expect(partlyShippedText(orderOf())).toBe('');
    expect(partlyShippedText(orderOf(part(2), part(1)))).toBe('');
  });

  it('leaves out parts that were refunded or came back, and replacements', () => {
    const refunded = { ...orderOf(part(1)), lines: [{ ...line, refunded: 1 }] };
    expect(partlyShippedText(refunded)).toBe('1 of 2 parts shipped');
    expect(partlyShippedText(orderOf(part(2, { returnedAt: '2026-11-26T10:00:00Z' })))).toBe('');
    expect(partlyShippedText(orderOf(part(2), part(2, { kind: 'replacement' })))).toBe(
      '2 of 3 parts shipped',
    );
  });
});

it('lists the parcels of an order unless one left with all parts', () => {
  expect(hasSeveralParcels(orderOf())).toBe(false);
  expect(hasSeveralParcels(orderOf(parcel()))).toBe(false);
  expect(hasSeveralParcels(orderOf(part(2)))).toBe(true);
  expect(hasSeveralParcels(orderOf(parcel({ returnedAt: '2026-11-26T10:00:00Z' })))).toBe(true);
  expect(hasSeveralParcels(orderOf(parcel(), part(1, { kind: 'replacement' })))).toBe(true);
});

it('numbers parcels and replacements separately', () => {
  const [first, second, again] = [part(2), part(1), part(1, { kind: 'replacement' })];
  const names = (order: Pick<Order, 'shipments'>) => order.shipments.map((one) => parcelName(order, one));
  expect(names(orderOf(first, again, second))).toEqual(['Parcel 1', 'Replacement', 'Parcel 2']);
  expect(names(orderOf(again, { ...again, id: 'other' }))).toEqual(['Replacement 1', 'Replacement 2']);
});

it('has no tracking for a parcel without carrier, number and link', () => {
  expect(parcelTracking(parcel())).toBeNull();
  expect(parcelTracking(parcel({ carrier: 'UPS' }))).toEqual({ carrier: 'UPS', number: '', url: null });
});
