import type { Product } from '@pedalworks/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { productDefaults } from '../../src/model/products.ts';
import type { Person } from '../people.ts';
import type { Shop } from '../shop.ts';

/** Body of the Add Product form. */
export const draft = {
  name: 'Chainring 42T',
  description: 'Narrow-wide, 104 BCD.',
  price: '59.90',
  quantity: '12',
  minOrder: '1',
  img: 'https://pictures.example/chainring.webp',
};

/** Interfaces with each kind of value. */
export const sampleInterfaces = [
  { key: 'freehub', side: 'needs', values: ['HG-L2', 'HG-L'] },
  { key: 'clearance', side: 'provides', max: 45.5 },
  { key: 'seatpost', side: 'needs', min: 27.2, max: 27.2 },
  { key: 'bar-diameter', side: 'needs', min: 22.2, max: 31.8 },
  { key: 'steerer', side: 'needs', values: ['28.6'], place: 'stem' },
  { key: 'pull-group', side: 'needs' },
] as const;

export const fitsOverride = (productId: string) =>
  ({ productId, verdict: 'fits', reason: 'Mounted in our workshop' }) as const;

/** Shortcuts for an admin's product requests. */
export function workbench(shop: Shop, admin: Person) {
  const token = admin.accessToken;
  return {
    /** @returns the id of the new product */
    add: async (changes: object = {}): Promise<string> => {
      const { json } = await shop.call('addProduct', { token, body: { ...draft, ...changes } });
      return (json as { insertedId: string }).insertedId;
    },
    get: (id: string, asker?: Person) =>
      shop.call('getProduct', { params: { id }, ...(asker && { token: asker.accessToken }) }),
    /** Saves a product with some changes. `ifMatch` defaults to the current ETag. */
    save: async (id: string, changes: object, ifMatch?: string) => {
      const present = await shop.call('getProduct', { params: { id }, token });
      const headers = { 'if-match': ifMatch ?? present.headers.get('etag') ?? '' };
      const body = { ...(present.json as Product), ...changes };
      return shop.call('saveProduct', { params: { id }, token, headers, body });
    },
    remove: (id: string) => shop.call('deleteProduct', { params: { id }, token }),
  };
}

export function storedProduct<T extends object>(fields: T) {
  const now = Timestamp.now();
  return {
    ...productDefaults,
    name: 'Rim',
    img: '',
    images: [],
    description: '',
    slug: 'rim',
    partNumber: '',
    priceCents: 5990,
    quantity: 1,
    minOrder: 1,
    status: 'active',
    rating: { sum: 0, count: 0 },
    revision: 0,
    position: 1,
    beginnings: [],
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}
