import type { Address } from '../../contract/src/index.ts';

/** Delivery addresses by customer key. Orders by all other customers have no address. */
export const addresses = {
  demo: address('Casey Morgan', {
    street: '1420 SE Division St, Apt 3',
    postcode: '97202',
    city: 'Portland',
    region: 'OR',
    country: 'US',
  }),
  workshop: address('Harbour Cycles', {
    company: 'Harbour Cycles Ltd',
    vatId: 'GB123456789',
    street: '14 Quayside',
    postcode: 'BS1 4TB',
    city: 'Bristol',
    country: 'GB',
    purchaseOrder: 'HC-2217',
  }),
  ines: address('Inês Carvalho', {
    street: 'Rua da Bica 21, 2.º Esq.',
    postcode: '1200-054',
    city: 'Lisboa',
    country: 'PT',
  }),
  yuki: address('田辺 由紀', {
    street: '神宮前 4-12-10',
    postcode: '150-0001',
    city: '渋谷区',
    region: '東京都',
    country: 'JP',
  }),
  lars: address('Lars Berg', { street: 'Storgatan 8', postcode: '903 26', city: 'Umeå', country: 'SE' }),
} as const satisfies Record<string, Address>;

function address(name: string, place: Pick<Address, 'street' | 'city' | 'country'> & Partial<Address>) {
  return { name, company: '', vatId: '', postcode: '', region: '', purchaseOrder: '', ...place };
}
