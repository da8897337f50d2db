import { maxOrderLines } from '@pedalworks/contract/numbers';
import { describe, expect, it } from 'vitest';
import { parseList } from './paste-list.ts';

const chain = { _id: 'chain', partNumber: 'PW-CH12-126' };
const rotor = { _id: 'rotor', partNumber: 'PW-RT-180' };
const catalogue = [chain, rotor];
const read = (text: string) => {
  const { items, problems } = parseList(text, catalogue);
  return { items: items.map(({ part, quantity }) => [part._id, quantity]), problems };
};

describe('parseList', () => {
  it.each([
    'PW-CH12-126, 2',
    'PW-CH12-126,2',
    'PW-CH12-126\t2',
    'PW-CH12-126; 2',
    'PW-CH12-126 2',
    'PW-CH12-126 x 2',
    'PW-CH12-126|2',
    'PW-CH12-126, 2, for the tandem',
    'PW-CH12-126\t2\tBob',
    'PW-CH12-126 ×2',
    'PW-CH12-126 x2',
    'PW-CH12-126, x 2',
    '"PW-CH12-126","2"',
    '  pw-ch12-126 ,\u00a02 ',
    'PW–CH12–126, 2',
    '\uFEFFPW-CH12-126, 2',
    'PW-CH12-126, ٢',
    '2 x PW-CH12-126',
    '2× PW-CH12-126\n;;;',
    'PW-CH12-126,2,37.25',
    '2\tPW-CH12-126',
    'PW-CH12-126\tChain 12-speed\t2',
    'Meridian Chain\tPW-CH12-126\t2\t$44.50',
    '1. PW-CH12-126 2',
    'PW-CH12-126 2 pcs',
    '2 pcs. PW-CH12-126',
    'PW-CH12-126 2x',
    'PW-CH12-126; 2,0',
    'PW-CH12-126\t2.00\tEA',
    'PW-CH12-126, qty: 2',
    'PW-CH12-126: 2 Stück',
    'Qty\tPart number\n2\tPW-CH12-126',
    'Part\tPart number\tQuantity\tPrice\nMeridian Chain\tPW-CH12-126\t2\t$44.50',
  ])('parses the line %j', (text) => {
    expect(read(text)).toEqual({ items: [['chain', 2]], problems: [] });
  });

  it('parses a missing quantity as null and `1,000` as 1000', () => {
    expect(read('PW-RT-180\r\nPW-CH12-126\t"1,000"').items).toEqual([
      ['rotor', null],
      ['chain', 1000],
    ]);
  });

  it('adds up the quantities of a repeated part, and ignores a heading and empty lines', () => {
    expect(read('Part number\tQuantity\n\nPW-CH12-126, 2\nPW-RT-180, 1\n\npw-ch12-126, 3\n')).toEqual({
      items: [
        ['chain', 5],
        ['rotor', 1],
      ],
      problems: [],
    });
  });

  it('reports each invalid line with its reason and parses the others', () => {
    const { items, problems } = read(
      'PW-XX-1, 2\n3\tPW-YY-2\nPW-CH12-126, 1.000\nPW-CH12-126, two\nPW-RT-180, 0\nPW-RT-180, 1.5\nPW-RT-180, 2,5\nPW-RT-180, 2',
    );
    expect(items).toEqual([['rotor', 2]]);
    expect(problems.map(({ text }) => text)).toEqual([
      'PW-XX-1, 2',
      '3\tPW-YY-2',
      'PW-CH12-126, 1.000',
      'PW-CH12-126, two',
      'PW-RT-180, 0',
      'PW-RT-180, 1.5',
      'PW-RT-180, 2,5',
    ]);
    expect(problems[0]?.problem).toContain('No part has the number PW-XX-1');
    expect(problems[1]?.problem).toContain('No part has the number PW-YY-2');
    expect(problems[2]?.problem).toContain('Did you mean');
    expect(problems[4]?.problem).toContain('The quantity must be a whole number');
  });

  it('reports parts beyond the maximum number of lines in a cart', () => {
    const many = Array.from({ length: maxOrderLines + 1 }, (_, index) => ({
      _id: String(index),
      partNumber: `PW-${String(index)}`,
    }));
    const { items, problems } = parseList(many.map(({ partNumber }) => `${partNumber}, 1`).join('\n'), many);
    expect(items).toHaveLength(maxOrderLines);
    expect(problems).toEqual([{ text: 'PW-50, 1', problem: 'A cart holds 50 different parts.' }]);
    const list = many.slice(1).map(({ partNumber }) => partNumber);
    const besideOne = parseList(list.join('\n'), many, ['0']);
    expect([besideOne.items.length, besideOne.problems.length]).toEqual([maxOrderLines - 1, 1]);
  });
});
