import { describe, expect, it } from 'vitest';
import { parseList } from './parse-list.ts';

const chain = { _id: 'chain', name: 'Meridian Chain 12-Speed', partNumber: 'PW-CH12-126', price: 44.5 };
const rotor = { _id: 'rotor', name: 'Basalt Rotor 180 mm', partNumber: 'PW-RT-180', price: 41 };
const axle = { _id: 'axle', name: 'Quay Thru-Axle 12 × 142', partNumber: 'PW-TA12-142', price: 32 };
const catalogue = [chain, rotor, axle];
const read = (text: string) => {
  const { items, questions, problems } = parseList(text, catalogue);
  return {
    items: items.map(({ part, quantity }) => [part._id, quantity]),
    asked: questions.map(({ candidates }) => candidates.map(({ quantity }) => quantity)),
    problems: problems.map(({ problem }) => problem),
  };
};

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
