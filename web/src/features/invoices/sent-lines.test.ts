import { expect, it } from 'vitest';
import { sentLines } from './sent-lines.ts';

const line = { productId: 'ring', partNumber: 'PW-1', name: 'Ring', img: '', unitPrice: 59.9, quantity: 3 };
const refundAt = (at: string) => ({
  status: 'succeeded' as const,
  lines: [{ productId: 'ring', name: 'Ring', quantity: 1 }],
  at,
});
const before = refundAt('2026-11-26T10:00:00.000Z');
const after = refundAt('2026-11-28T10:00:00.000Z');
const shipped = { status: 'shipped', at: '2026-11-27T10:00:00.000Z', by: 'shop' } as const;

it('a packing slip excludes units refunded before shipping', () => {
  expect(sentLines({ lines: [line], history: [shipped] }, [before, after])).toEqual([
    { ...line, quantity: 2 },
  ]);
  const packed = { ...shipped, status: 'packed', at: '2026-11-29T10:00:00.000Z' } as const;
  expect(sentLines({ lines: [line], history: [shipped, packed] }, [before, after])).toEqual([
    { ...line, quantity: 1 },
  ]);
  expect(sentLines({ lines: [line], history: [] }, [before, after])).toEqual([{ ...line, quantity: 1 }]);
});
