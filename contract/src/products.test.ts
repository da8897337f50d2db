import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { productDraft } from './products.ts';

const sixFields = {
  name: 'Chainring 42T',
  description: 'Narrow-wide, 104 BCD.',
  price: '59.90',
  quantity: '12',
  minOrder: '1',
  img: 'https://pictures.example/chainring.webp',
};

function refusals(changes: object): Readonly<Record<string, string>> {
  try {
    productDraft.validateSync({ ...sixFields, ...changes }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('a product in a request', () => {
  it.each([
    [' AB-123 ', 'AB-123'],
    ['00.1918.127.000', '00.1918.127.000'],
    ['rt86/180', 'RT86/180'],
    ['KMC_X12', 'KMC_X12'],
    ['\tBR-M8120\u00a0', 'BR-M8120'],
  ])('is accepted with the part number %j', (sent, partNumber) => {
    expect(productDraft.pick(['partNumber']).validateSync({ partNumber: sent })).toEqual({ partNumber });
  });

  it('requires only six fields', () => {
    expect(refusals({})).toEqual({});
    const more = {
      slug: 'chainring-42t',
      partNumber: 'pw-cr42-130',
      category: 'drivetrain',
      range: 'Meridian',
      specs: [{ name: 'Teeth', value: '42' }],
      images: [{ url: sixFields.img, alt: '' }],
      fitsWith: ['meridian-chain-12'],
      step: '2',
      priceBreaks: [{ from: '10', price: '49.90' }],
    };
    expect(productDraft.cast({ ...sixFields, ...more })).toMatchObject({
      partNumber: 'PW-CR42-130',
      step: 2,
      priceBreaks: [{ from: 10, price: 49.9 }],
    });
    expect(productDraft.isValidSync({ ...sixFields, ...more })).toBe(true);
  });

  it('is accepted if its optional fields are empty', () => {
    const empty = {
      slug: '',
      partNumber: '',
      range: '',
      step: '',
      category: null,
      specs: [],
      priceBreaks: [],
    };
    expect(refusals(empty)).toEqual({});
    const { slug, partNumber, step } = productDraft.cast({ ...sixFields, ...empty });
    expect([slug, partNumber, step]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['a slug that is a path', { slug: '../admin' }, 'slug'],
    ['a part number with a blank in it', { partNumber: 'PW 12' }, 'partNumber'],
    ['a part number that ends in a slash', { partNumber: 'RT86/' }, 'partNumber'],
    ['a part number that is a path', { partNumber: '../RT86' }, 'partNumber'],
    ['a spec without a value', { specs: [{ name: 'Teeth', value: ' ' }] }, 'specs[0].value'],
    ['a picture URL that is not http(s)', { images: [{ url: 'javascript:alert(1)' }] }, 'images[0].url'],
    ['an invalid id of a compatible part', { fitsWith: ['a/b'] }, 'fitsWith[0]'],
    ['a compatible part that is not text', { fitsWith: [false] }, 'fitsWith[0]'],
    [
      'a value of an interface that is not text',
      { interfaces: [{ key: 'rotor-size', side: 'needs', values: [160] }] },
      'interfaces[0].values[0]',
    ],
    ['nine compatible parts', { fitsWith: Array.from({ length: 9 }, () => 'part') }, 'fitsWith'],
    ['a null spec', { specs: [null] }, 'specs[0]'],
    ['a null price break', { priceBreaks: [null] }, 'priceBreaks[0]'],
    [
      'a price break with a quantity that is not a number',
      { priceBreaks: [{ from: 'many', price: 40 }] },
      'priceBreaks[0].from',
    ],
    ['an invalid price with price breaks', { price: 'x', priceBreaks: [{ from: 2, price: 1 }] }, 'price'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
  ])('is rejected for %s', (_what, changes, path) => {
    expect(Object.keys(refusals(changes))).toEqual([path]);
  });

  it.each([
    [
      'above the base price',
      [{ from: 10, price: 60 }],
      { '[0].price': 'Price from 10 on, 60.00, must be below 59.90' },
    ],
    [
      'equal to the base price',
      [{ from: 10, price: '59.901' }],
      { '[0].price': 'Price from 10 on, 59.90, must be below 59.90' },
    ],
    ['from a quantity of one', [{ from: 1, price: 50 }], { '[0].from': 'Quantity must be more than 1' }],
    [
      'from a smaller quantity than the previous price break',
      [
        { from: 20, price: 50 },
        { from: 10, price: 40 },
      ],
      { '[1].from': 'Quantity must be more than 20' },
    ],
    [
      'with a higher price than the previous price break',
      [
        { from: 10, price: 40 },
        { from: 20, price: 50 },
      ],
      { '[1].price': 'Price from 20 on, 50.00, must be below 40.00' },
    ],
  ])('is rejected for a price break %s', (_where, priceBreaks, refused) => {
    const [[path, message]] = Object.entries(refused) as [[string, string]];
    expect(refusals({ priceBreaks })).toEqual({ [`priceBreaks${path}`]: message });
  });

  it.each(['0.50', 99_999.99])('is accepted with the price %s', (price) => {
    expect(refusals({ price })).toEqual({});
  });
});
