import type { Product } from '@pedalworks/contract';
import type { Person } from '../people.ts';
import type { Shop } from '../shop.ts';

/** What the Add Product form sends. */
export const draft = {
  name: 'Chainring 42T',
  description: 'Narrow-wide, 104 BCD.',
  price: '59.90',
  quantity: '12',
  minOrder: '1',
  img: 'https://pictures.example/chainring.webp',
};

/** What an admin does to products through the API, and what is answered. */
export function workbench(shop: Shop, admin: Person) {
  const token = admin.accessToken;
  return {
    /** @returns the new product's id */
    add: async (changes: object = {}): Promise<string> => {
      const { json } = await shop.call('addProduct', { token, body: { ...draft, ...changes } });
      return (json as { insertedId: string }).insertedId;
    },
    get: (id: string, asker?: Person) =>
      shop.call('getProduct', { params: { id }, ...(asker && { token: asker.accessToken }) }),
    /** Saves a product as it is but for these changes, if it is still the version that `ifMatch` names. */
    save: async (id: string, changes: object, ifMatch?: string) => {
      const present = await shop.call('getProduct', { params: { id }, token });
      const headers = { 'if-match': ifMatch ?? present.headers.get('etag') ?? '' };
      const body = { ...(present.json as Product), ...changes };
      return shop.call('saveProduct', { params: { id }, token, headers, body });
    },
    remove: (id: string) => shop.call('deleteProduct', { params: { id }, token }),
  };
}

/** What every product was before the catalogue; Firestore still holds it so until it is migrated or saved. */
export function storedBefore(now: Date, changes: object = {}) {
  const product = { name: 'Old Rim', img: '', description: '', priceCents: 8950, quantity: 4, minOrder: 1 };
  return { ...product, position: 1, createdAt: now, updatedAt: now, ...changes };
}
