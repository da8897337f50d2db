import { describe, expect, it } from 'vitest';
import { read } from './list-samples.ts';

const chain = 'PW-CH12-126';
const rotor = 'PW-RT-180';

describe('a number of a list that may be no quantity', () => {
  it.each<[string, number]>([
    [`${chain} in stock: 10 pcs`, 10],
    [`${chain} 10 pcs in stock`, 10],
    [`${chain} MOQ 10 pcs`, 10],
    [`${chain} from 10 pcs`, 10],
    [`${chain} set of 4 pcs`, 4],
    [`${chain} min qty 10`, 10],
    [`${chain} 5 pcs shipped`, 5],
    [`${chain}\t10+\t38.50`, 10],
    [`${chain} 1 1/2`, 1],
    [`${chain} 2 + 2`, 2],
    [`0010 ${chain}`, 10],
    [`${chain} 2026`, 2026],
    [`${chain} 0151 23456789`, 151],
    [`${rotor}\tRotor\t180`, 180],
    [`${rotor} ⌀180`, 180],
  ])('is asked about: %j', (text, number) => {
    expect(read(text)).toEqual({ items: [], asked: [[number]], problems: [] });
  });

  it('is never the number of a footnote, a price or a sum', () => {
    expect(read(`${chain} 2¹`).items).toEqual([['chain', 2]]);
    for (const text of [`${chain} 44 unit price`, `${chain} 2+2`])
      expect(read(text).problems).toHaveLength(1);
  });

  it.each([
    [`1 ${chain}\n2 ${rotor}`],
    [`(1) ${chain}\n(2) ${rotor}`],
    [`1: ${chain}\n2: ${rotor}`],
    [`1\t${chain}\n2\t${rotor}`],
  ])('is asked about if it may number its line: %j', (text) => {
    expect(read(text)).toEqual({ items: [], asked: [[1], [2, 1]], problems: [] });
  });

  it('is asked about if it may number its line in a list with unknown parts, or in the middle of one', () => {
    expect(read(`1 ${chain}\n2 PW-XX-1\n3 ${rotor}`).asked).toEqual([[1], [3, 1]]);
    expect(read(`11 ${chain}\n12 PW-XX-1\n13 ${rotor}`).asked).toEqual([
      [11, 1],
      [13, 1],
    ]);
  });

  it('is the quantity if numbered lines say so', () => {
    for (const text of [`1x ${chain}\n2x ${rotor}`, `Qty\tPart\n1\t${chain}\n2\t${rotor}`])
      expect(read(text).items).toEqual([
        ['chain', 1],
        ['rotor', 2],
      ]);
  });

  it.each([
    [`2\n${chain}\n3\n${rotor}`, [[2], [3]]],
    [`Qty: 2\n${chain}\nQty: 3\n${rotor}`, [[2], [3]]],
    [
      `${chain}\n${rotor}\n2\n3`,
      [
        [2, 3],
        [2, 3],
      ],
    ],
    [`${chain}\n2\n3`, [[2, 3]]],
  ])('is asked about if it may belong to another line: %j', (text, asked) => {
    expect(read(text)).toEqual({ items: [], asked, problems: [] });
  });

  it.each([
    `${chain}\nQty: 2`,
    `Part:\n${chain}\nQty:\n2`,
    `sku: ${chain}\nquantity: 2\nprice: 44`,
    `${chain}\n44.50\n2\n89.00`,
  ])('is the quantity if its label or the amounts say so: %j', (text) => {
    expect(read(text)).toEqual({ items: [['chain', 2]], asked: [], problems: [] });
  });
});
