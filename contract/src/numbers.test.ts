import { describe, expect, it } from 'vitest';
import { numberKinds, orderDraft, parseChange, parseNumber, productDraft, type NumberRule } from './index.ts';

const price: NumberRule = { ...numberKinds.price, label: 'Price', currency: 'usd' };
const count: NumberRule = { ...numberKinds.count, label: 'Quantity' };
const rating: NumberRule = { ...numberKinds.rating, label: 'Rating' };

function read(typed: string, rule: NumberRule): number | string | null {
  const { value, problem } = parseNumber(typed, rule);
  return problem ?? value;
}

describe('a typed amount', () => {
  it.each([
    ['12,50', 12.5], // craftcms/commerce#442: saved a hundredfold
    ['123,00', 123], // spree/spree#13626
    ['2,4', 2.4], // openfoodfoundation/openfoodnetwork#9473: became 24
    ['18,50', 18.5], // concretecms-community-store/community_store#418: became 18
    ['1,250.95', 1250.95], // medusajs/medusa#5566
    ['1.234,56', 1234.56],
    ['1,234', 1234],
    ['1,234.5', 1234.5],
    ['123.456,7', 123_456.7],
    ['1 234,50', 1234.5], // mui/base-ui#1577: spaces of any width
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['1\u2009234.50', 1234.5],
    ["1'234.50", 1234.5], // mui/base-ui#3361: Switzerland
    ['1’234.50', 1234.5],
    ['1,23,456.78', 123_456.78],
    ['١٬٢٣٤٫٥٠', 1234.5], // infor-design/enterprise#2959, autoNumeric/autoNumeric#342
    ['۱۲٫۵', 12.5],
    ['१२.५०', 12.5],
    ['１２．５０', 12.5],
    ['１，２３４', 1234],
    ['$12.50', 12.5],
    ['12,50 $', 12.5],
    ['USD 12.50', 12.5],
    ['12.50 usd', 12.5],
    ['12,-', 12],
    ['$12.—', 12],
    ['  12.5\t', 12.5],
    ['\u200e12.50\u200f', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['12.', 12],
    ['007.50', 7.5],
    ['12.5000', 12.5],
    ['999999.99', 999_999.99],
    ['', null],
    [' \u00a0', null],
  ])('is parsed from %j as %j', (typed, value) => {
    expect(read(typed, price)).toBe(value);
  });

  it.each([
    ['1.234', 'Did you mean 1234.00 or 1.23?'],
    ['33.333', 'Did you mean 33333.00 or 33.33?'],
    ['1.505', 'Did you mean 1505.00 or 1.51?'],
    ['12.990', 'Did you mean 12990.00 or 12.99?'],
    ['12.3456', 'Price must have at most 2 decimals'],
    ['0,125', 'Price must have at most 2 decimals'],
    ['-4', 'Price must be an amount from 0.01 to 999,999.99'],
    ['−4', 'Price must be an amount from 0.01 to 999,999.99'],
    ['0', 'Price must be an amount from 0.01 to 999,999.99'],
    ['1234567', 'Price must be an amount from 0.01 to 999,999.99'],
    ...['+12.50', '＋12.50', '+ 12', '$+12.50'].map((typed) => [
      typed,
      'Price must be a number without “+”, such as 4.50',
    ]),
    ['€12.50', 'Price must be in USD, without another currency'],
    ['12.50 EUR', 'Price must be in USD, without another currency'],
    ...['1e3', '0x10', '½', '5²', '1/2', '1.2.3', '12 50', '1 23', '12,34.567.8', '1,2,3'].map((typed) => [
      typed,
      'Price must be a number alone, such as 4.50',
    ]),
    ...[
      '+',
      '++4',
      '+-4',
      '4+4',
      '12-',
      '=1+1',
      "'12",
      '10%',
      '+10%',
      '.',
      '-',
      '12.50 each',
      '(4)',
      'Infinity',
      '1O',
      '1.234 567,8',
      'twelve',
    ].map((typed) => [typed, 'Price must be a number alone, such as 4.50']),
  ])('is rejected if it is %j', (typed, problem) => {
    expect(read(typed, price)).toBe(problem);
  });
});

it.each([
  ['12', 12],
  ['1,234', 1234],
  ['1 234', 1234],
  ['1.234', 'Did you mean 1234?'],
  ['1.234.567', 'Quantity must be a whole number from 1 to 999,999'],
  ['2.000', 'Did you mean 2000 or 2?'],
  ['2.0', 2],
  ['2.5', 'Quantity must be a whole number from 1 to 999,999'],
  ['2,5', 'Quantity must be a whole number from 1 to 999,999'],
  ['-4', 'Quantity must be a whole number from 1 to 999,999'],
  ['0', 'Quantity must be a whole number from 1 to 999,999'],
  ['12 pcs', 'Quantity must be a number alone, such as 12'],
  ['+4', 'Quantity must be a number without “+”, such as 12'],
  ['46+4', 'Quantity must be a number alone, such as 12'],
  ['$5', 'Quantity must be a number alone, such as 12'],
])('a typed quantity of %j results in %j', (typed, value) => {
  expect(read(typed, count)).toBe(value);
});

describe('a typed stock of 46', () => {
  const stock: NumberRule = { ...numberKinds.stock, label: 'Stock' };
  const parse = (typed: string) => parseChange(typed, stock, 46);
  const alone = 'Stock must be a number alone, such as 12';
  const range = 'Stock must be a whole number from 0 to 999,999';

  it.each([
    ['+10', 56, 10],
    ['＋１０', 56, 10],
    [' + 10 ', 56, 10],
    ['-3', 43, -3],
    ['−3', 43, -3],
    ['46+10', 56, 10],
    ['46 - 46', 0, -46],
    ['+1,000', 1046, 1000],
    ['+0', 46, 0],
    ['10', 10, undefined],
    ['0', 0, undefined],
  ])('changes by the difference %j to %j', (typed, value, change) => {
    expect(parse(typed)).toEqual({
      value,
      text: String(value),
      ...(change !== undefined && { change }),
    });
  });

  it.each([
    ['45+10', 'Stock is 46: enter +10 to change it, or the new number'],
    ['-47', range],
    ['+999999', range],
    ['+2.5', range],
    ['+1.500', 'Did you mean 1500?'],
    ['+10 pcs', alone],
    ...[
      '++10',
      '+10+10',
      '-(3)',
      '+',
      '-',
      'x+10',
      '*2',
      '46*2',
      '=46+10',
      '+10%',
      '(3)',
      '3-',
      '±3',
      '+1e3',
    ].map((typed) => [typed, alone]),
  ])('is not changed by %j', (typed, problem) => {
    expect(parse(typed)).toMatchObject({ problem });
  });
});

it('a difference is rejected if there is no present number', () => {
  const { problem } = parseChange('+10', { ...numberKinds.stock, label: 'Stock' }, null);
  expect(problem).toBe('Stock must be a number without “+”, such as 12');
});

it.each([
  ['4,5', 4.5],
  ['4.125', 4.125],
  ['4,125', 4.125],
  ['-1', -1],
  ['1,234.5', 1234.5],
  ['5/5', 'Rating must be a number alone, such as 4.50'],
])('a typed rating of %j results in %j', (typed, value) => {
  expect(read(typed, rating)).toBe(value);
});

it.each(['12,50', '0.5', '1,234', '999999.99', '0,01', '12,-'])(
  'converts the typed amount %j to text that the API accepts',
  (typed) => {
    const { text, value } = parseNumber(typed, price);
    expect(productDraft.pick(['price']).validateSync({ price: text }).price).toBe(value);
  },
);

it('converts the typed quantity 2,5 to 2.5 although it is not a whole number, and leaves 12 pcs unchanged', () => {
  expect(parseNumber('2,5', count)).toMatchObject({ value: 2.5, text: '2.5' });
  expect(parseNumber('12 pcs', count)).toMatchObject({ value: null, text: '12 pcs' });
});

it('rejects numbers with separators, such as 12,50 and 1,234, in API requests', () => {
  expect(productDraft.pick(['price']).isValidSync({ price: '12,50' })).toBe(false);
  expect(orderDraft.pick(['quantity']).isValidSync({ quantity: '1,234' })).toBe(false);
});
