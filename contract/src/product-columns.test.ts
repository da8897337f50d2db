import { describe, expect, it } from 'vitest';
import { columnOf, productCells, readProductCells, type ProductCells } from './product-columns.ts';

const product = {
  partNumber: 'PW-CR42-130',
  name: 'Chainring 42T',
  description: 'Narrow-wide.\nFor 12 speeds.',
  price: 59.9,
  priceBreaks: [
    { from: 10, price: 49.9 },
    { from: 50, price: 45 },
  ],
  quantity: 12,
  minOrder: 1,
  step: 2,
  category: 'drivetrain' as const,
  kind: 'chainring' as const,
  range: 'Meridian',
  specs: [
    { name: 'Ratio 1:1', value: 'a: b\\c' },
    { name: 'Finish', value: 'black\nhard' },
  ],
  images: [
    { url: 'https://pictures.example/front.webp', alt: 'Front, 42 teeth' },
    { url: 'https://pictures.example/back.webp', alt: '' },
  ],
  interfaces: [
    { key: 'freehub', side: 'needs' as const, values: ['HG-L2', 'HG-L'] },
    { key: 'clearance', side: 'provides' as const, max: 45 },
    { key: 'bar-diameter', side: 'needs' as const, min: 22.2, max: 31.8 },
    { key: 'steerer', side: 'needs' as const, values: ['28.6'], place: 'stem' },
    { key: 'erd', side: 'provides' as const, min: 594, max: 594 },
    { key: 'pull-group', side: 'needs' as const },
  ],
  status: 'active' as const,
  slug: 'chainring-42t',
  storage: 'Shelf B-3',
  madeToOrder: { days: 12 },
};

const read = (cells: Partial<ProductCells>) => readProductCells(cells, 'usd');
const problemOf = (cells: Partial<ProductCells>) => read(cells).issues.map(({ message }) => message)[0];

it('restores a product from its spreadsheet cells', () => {
  const { row, issues } = read(productCells(product));
  expect(issues).toEqual([]);
  expect(row).toEqual({ ...product, img: product.images[0]?.url });
});

it('an empty spreadsheet cell keeps a required field, status or slug, and clears any other field', () => {
  const empty = { partNumber: 'PW-1', name: ' ', price: '', images: '', status: '', slug: '' };
  expect(read(empty).row).toEqual({ partNumber: 'PW-1' });
  const emptied = { category: '', kind: '', range: ' ', specs: '', priceBreaks: '', interfaces: '' };
  expect(read(emptied).row).toEqual({
    category: null,
    kind: null,
    range: '',
    specs: [],
    priceBreaks: [],
    interfaces: [],
  });
});

it.each([
  ['rear-wheel', 'rear-wheel'],
  [' Rear Wheel', 'rear-wheel'],
  ['Rotor adaptor', 'rotor-adapter'],
  ['Wheel', 'Wheel'],
])('reads the kind %j as %j', (cell, kind) => {
  expect(read({ kind: cell }).row).toEqual({ kind });
});

it('stocks of +10 and -3 are differences, and a calculated stock is rejected', () => {
  expect(read({ quantity: '10' }).row).toEqual({ quantity: 10 });
  for (const cell of ['+10', ' + 10', '＋10', '+１０'])
    expect(read({ quantity: cell }).row).toEqual({ stockChange: 10 });
  for (const cell of ['-3', '- 3', '−3', '－３', '–3'])
    expect(read({ quantity: cell }).row).toEqual({ stockChange: -3 });
  for (const cell of ['45+10', '=45+10', '+-3', '++3', '+2.5', '+', '(3)', '+10%', '3-'])
    expect([cell, read({ quantity: cell }).row, problemOf({ quantity: cell })]).toEqual([
      cell,
      {},
      expect.any(String),
    ]);
  expect(problemOf({ price: '+4.50' })).toBe('Price must be a number without “+”, such as 4.50');
});

it('interfaces are lines of text that no spreadsheet converts', () => {
  expect(productCells(product).interfaces.split('\n')).toEqual([
    'needs freehub: HG-L2, HG-L',
    'provides clearance: up to 45',
    'needs bar-diameter: 22.2 to 31.8',
    'needs steerer (stem): 28.6',
    'provides erd: 594',
    'needs pull-group: ?',
  ]);
});

describe('the parser of spreadsheet cells', () => {
  it.each([
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1 299', 1299],
    ["1'299", 1299],
    ['119,50', 119.5],
    ['12,5', 12.5],
    ['$ 59.90', 59.9],
    ['１２.５０', 12.5],
  ])('accepts the price %s', (price, value) => {
    expect(read({ price }).row).toEqual({ price: value });
  });

  it.each([
    ['1,000,000.00', 'Price must be an amount from 0.01 to 999,999.99'],
    ['1.000.000,00', 'Price must be an amount from 0.01 to 999,999.99'],
    ['1.234', 'Price 1.234 can mean 1.234 or 1234: write 1234.00'],
    ['1,234', 'Price 1,234 can mean 1.234 or 1234: write 1234.00'],
    ['$1,234', 'Price $1,234 can mean 1.234 or 1234: write 1234.00'],
    ['12,990', 'Price 12,990 can mean 12.990 or 12990: write 12990.00 or 12.99'],
    ['EUR 5', 'Price must be in USD, without another currency'],
    ['=1+1', 'Price must be a number alone, such as 4.50'],
  ])('rejects the price %s', (price, problem) => {
    expect(problemOf({ price })).toBe(problem);
  });

  it('rejects the ambiguous price 1,234 in a price break and in a three-decimal currency', () => {
    expect(problemOf({ priceBreaks: '10+ at 1,234' })).toBe(
      'Price of a price break 1,234 can mean 1.234 or 1234: write 1234.00',
    );
    expect(readProductCells({ price: '1,234' }, 'kwd').issues).toHaveLength(1);
  });

  it('reads a comma as a thousands separator if the number cannot have decimals', () => {
    expect(readProductCells({ price: '1,234', priceBreaks: '1,200+ at 1,100' }, 'jpy')).toEqual({
      row: { price: 1234, priceBreaks: [{ from: 1200, price: 1100 }] },
      issues: [],
    });
    expect(read({ quantity: '1,234', minOrder: '1,200' }).row).toEqual({ quantity: 1234, minOrder: 1200 });
  });

  it.each(['2,000', '2.000'])('rejects the quantity %s, which could be 2000 or 2', (count) => {
    expect(problemOf({ quantity: count })).toBe(
      `Available quantity ${count} can mean 2000 or 2: write one of these`,
    );
  });

  it.each([
    ['1,234.-', 'Price 1,234.- can mean 1.234 or 1234: write 1234.00'],
    ['1.234,-', 'Price 1.234,- can mean 1.234 or 1234: write 1234.00'],
    ['٣٫٥٠٠', 'Price ٣٫٥٠٠ can mean 3.500 or 3500: write 3500.00 or 3.50'],
    ['12,34,567.00', 'Price must be an amount from 0.01 to 999,999.99'],
    ['1’23', 'Price must be a number alone, such as 4.50'],
    ['1\u00a023,50', 'Price must be a number alone, such as 4.50'],
    ['₹1,234.50', 'Price must be in USD, without another currency'],
  ])('rejects the price %s in a foreign format', (price, problem) => {
    expect(problemOf({ price })).toBe(problem);
  });

  it('rejects a quantity of 1.5', () => {
    expect(problemOf({ quantity: '1.5' })).toMatch(/^Available quantity must be a whole number/u);
  });
});

it.each([
  [{ specs: 'Teeth 42' }, 'Write specs as “Name: value”, one a line, not “Teeth 42”'],
  [{ priceBreaks: '10 4.50' }, 'Write price breaks as “10+ at 4.50”, one a line, not “10 4.50”'],
  [{ priceBreaks: '10+ at ' }, 'Write price breaks as “10+ at 4.50”, one a line, not “10+ at”'],
  [{ priceBreaks: 'ten: 4.50' }, 'Quantity of a price break must be a number alone, such as 12'],
])('rejects the spreadsheet cell %j and shows the expected format', (cells, problem) => {
  expect(problemOf(cells)).toBe(problem);
});

describe('price breaks in a spreadsheet cell', () => {
  it.each(['10+ at 4.50', '10+ AT $4.50', '10 +at 4,50', '10: 4.50', '10:4.50', '10: 4,50'])(
    'are read from %j',
    (priceBreaks) => {
      expect(read({ priceBreaks })).toEqual({ row: { priceBreaks: [{ from: 10, price: 4.5 }] }, issues: [] });
    },
  );

  // LibreOffice converts "70: 5.50", "12: 4.50" and "60: 5" to times like these.
  it.each([
    '10:05.50',
    '10:05,50',
    '1:10:05.5',
    '12:04.5',
    '01:00:05 AM',
    '10:41.00',
    '10: 05.50',
    '10+ at 05.50',
  ])('are rejected if a spreadsheet may have changed them into the time %j', (priceBreaks) => {
    expect(problemOf({ priceBreaks: `2+ at 9.00\n${priceBreaks}` })).toBe(
      `Write price breaks as “10+ at 4.50”, one a line, not “${priceBreaks}”: a spreadsheet may have changed it into a time`,
    );
  });
});

it.each([
  ['Part number', 'partNumber'],
  ['PART_NUMBER', 'partNumber'],
  ['partNumber', 'partNumber'],
  ['\u00a0Minimum order quantity ', 'minOrder'],
  ['quantity', 'quantity'],
  ['Img', 'images'],
  ['Colour', undefined],
  ['', undefined],
  ['constructor', undefined],
  ['Price (€)', undefined],
  ['Price %', undefined],
  ['Available quantity (+/-)', undefined],
  ['Name (中文)', undefined],
])('maps the spreadsheet heading %j to the product field %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column);
});
