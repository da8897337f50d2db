import { describe, expect, it } from 'vitest';
import { read } from './list-samples.ts';

describe('a list with prices', () => {
  it.each([
    'PW-RT-180\t41',
    'PW-RT-180,41',
    'PW-RT-180, 41',
    'PW-RT-180; 41',
    'PW-RT-180 41',
    'PW-RT-180\n41',
    '41\tPW-RT-180',
    'PW-RT-180 Basalt Rotor 180 mm 41',
    'Basalt Rotor 180 mm, 41',
    'PW-RT-180\t41\t$41.00',
  ])('asks whether a number that equals the price is the quantity: %j', (text) => {
    expect(read(text)).toEqual({ items: [], asked: [[41]], problems: [] });
  });

  it('asks about each line of a list of prices, with or without their cents', () => {
    expect(read('PW-RT-180\t41\nPW-CH12-126\t44\nPW-TA12-142\t32').asked).toEqual([[41], [44], [32]]);
    expect(read('PW-CH12-126 45').asked).toEqual([[45]]);
  });

  it.each(['PW-RT-180 41 pcs', '41 x PW-RT-180', 'PW-RT-180, qty 41', 'Part number\tQty\nPW-RT-180\t41'])(
    'reads a quantity that equals the price if the line says that it is one: %j',
    (text) => {
      expect(read(text)).toEqual({ items: [['rotor', 41]], asked: [], problems: [] });
    },
  );

  it.each(['PW-CH12-126 2 $44.50 $89.00', 'PW-CH12-126 $44.50 2', 'PW-CH12-126 44,50 € 2'])(
    'gives a currency sign to the number that it belongs to: %j',
    (text) => {
      expect(read(text)).toEqual({ items: [['chain', 2]], asked: [], problems: [] });
    },
  );
});
