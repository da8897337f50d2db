import type { CatalogueProduct } from '@pedalworks/contract';
import { describe, expect, it } from 'vitest';
import { otherSizes } from './other-sizes.ts';

function part(name: string, range = 'Basalt'): CatalogueProduct {
  return {
    ...{ _id: name, slug: name.toLowerCase().replaceAll(/\W+/gu, '-'), name, range, category: 'brakes' },
    ...{ partNumber: name, img: '', price: 1, quantity: 1, minOrder: 1, step: 1 },
    ...{ priceBreaks: [], specs: [], interfaces: [], rating: { average: 0, count: 0 } },
  };
}

function sizesAmong(name: string, others: readonly string[]): readonly string[] {
  return otherSizes(
    part(name),
    [name, ...others].map((other) => part(other)),
  ).map(({ label }) => label);
}

describe('sizes of a part', () => {
  it('are the parts whose names differ only in size, smallest first', () => {
    expect(sizesAmong('Rotor 180 mm', ['Rotor 203 mm', 'Rotor 160 mm', 'Rotor Bolt M5 × 10'])).toEqual([
      '160 mm',
      '180 mm',
      '203 mm',
    ]);
    expect(sizesAmong('Chainring 50T', ['Chainring 100T', 'Chainring 34T'])).toEqual(['34T', '50T', '100T']);
    expect(sizesAmong('Cassette 11–34', ['Cassette 11–28'])).toEqual(['11–28', '11–34']);
    expect(sizesAmong('Axle 12 × 142', ['Axle 12 × 100'])).toEqual(['12 × 100', '12 × 142']);
    expect(sizesAmong('Seatpost 27.2', ['Seatpost 31.6'])).toEqual(['27.2', '31.6']);
  });

  it('are an empty list if no other name differs only in size', () => {
    expect(sizesAmong('Rotor 180 mm', [])).toEqual([]);
    expect(sizesAmong('Saddle', ['Saddle 143'])).toEqual([]);
    expect(sizesAmong('30 Front Wheel', ['30 Rear Wheel'])).toEqual([]);
    expect(sizesAmong('Ring 7f3a-91', ['Ring 0c4b-17'])).toEqual([]);
  });

  it('are an empty list if the other sizes are in another product range, or if there are more than twelve sizes', () => {
    const other = part('Rotor 140 mm', 'Meridian');
    expect(otherSizes(part('Rotor 180 mm'), [part('Rotor 180 mm'), other])).toEqual([]);
    const many = Array.from({ length: 20 }, (_, index) => `Spoke ${String(index + 250)} mm`);
    expect(sizesAmong('Spoke 200 mm', many)).toEqual([]);
  });
});
