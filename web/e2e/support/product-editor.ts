import { expect, type Page } from '@playwright/test';
import { anyAdmin, signedIn } from './people.ts';
import { addProduct, callShop, type Product } from './shop-calls.ts';

export interface WholeProduct extends Product {
  readonly slug: string;
  readonly description: string;
  readonly quantity: number;
  readonly minOrder: number;
  readonly status: string;
  readonly images: readonly { readonly url: string; readonly alt: string }[];
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** Adds a random word without digits, because the editor reads sizes and codes from names. */
export const named = (name: string) => `${name} ${crypto.randomUUID().replaceAll(/[\d-]/gu, letterOf)}`;

const letterOf = (character: string): string => (character === '-' ? '' : (letters[Number(character)] ?? ''));
const letters = 'ghijklmnop';

/** Creates a part, opens its editor as an admin, and returns the part's id. */
export async function edit(page: Page, name: string): Promise<string> {
  const id = await addProduct(page, name);
  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allProduct/${id}`);
  await expect(field(page, 'Name')).toHaveValue(name);
  return id;
}

export const read = (page: Page, id: string) => callShop<WholeProduct>(page, `GET /product/${id}`);

/** Saves a change to the part through the API, as another admin would. */
export async function saveElsewhere(page: Page, id: string, change: object): Promise<void> {
  const Authorization = `Bearer ${(await anyAdmin(page)).token}`;
  const present = await page.request.get(`/product/${id}`, { headers: { Authorization } });
  const { name, description, price, quantity, minOrder, img } = (await present.json()) as WholeProduct;
  const saved = await page.request.put(`/product/${id}`, {
    headers: { Authorization, 'If-Match': present.headers()['etag'] ?? '' },
    data: { name, description, price, quantity, minOrder, img, ...change },
  });
  expect(saved.status()).toBe(200);
}

export async function deleteElsewhere(page: Page, id: string): Promise<void> {
  const { token } = await anyAdmin(page);
  await callShop(page, `DELETE /product/${id}`, { token });
}

export async function showRow(page: Page, name: string) {
  await page.getByLabel('Search products').fill(name);
  return page.getByRole('row', { name });
}
