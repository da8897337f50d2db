import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../test-support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const chainring = {
  name: 'Chainring 42T',
  description: 'Narrow-wide, 104 BCD.',
  price: '59.90',
  quantity: '12',
  minOrder: 1,
  img: 'https://pictures.example/chainring.webp',
};

async function addPart(changes: object = {}): Promise<string> {
  const { accessToken: token } = await shop.people.admin();
  const { json } = await shop.call('addProduct', { token, body: { ...chainring, ...changes } });
  return (json as { insertedId: string }).insertedId;
}

describe('POST /product', () => {
  it('adds a part, its form text read as numbers, behind the others', async () => {
    const first = await addPart();
    const second = await addPart({ name: 'Chainring 44T' });
    const { json } = await shop.call('listProducts');
    expect(json).toMatchObject([
      { _id: first, name: 'Chainring 42T', price: 59.9, quantity: 12, minOrder: 1 },
      { _id: second, name: 'Chainring 44T' },
    ]);
  });
});
