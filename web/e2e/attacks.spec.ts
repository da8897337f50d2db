import { accessTokenOf, anyAdmin, customer, enter, signedIn, signInFrom } from './support/people.ts';
import { addProduct, callShop, type Product } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

/** HTML whose script runs if it is ever parsed as markup. */
const payload = (mark: string) =>
  `${mark} <img src="/no-such-picture" onerror="window.wasAttacked=true"><script>window.wasAttacked=true</script>`;

async function expectUnharmed(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'wasAttacked' in window)).toBe(false);
  await expect(page.locator('img[src="/no-such-picture"]')).toHaveCount(0);
}

test('the shop renders HTML in names, descriptions, comments and phone numbers as text', async ({ page }) => {
  test.slow();
  const mark = crypto.randomUUID().slice(0, 8);
  const attack = payload(mark);
  const attacker = await customer(attack);
  const token = await accessTokenOf(page.request, attacker);
  const id = await addProduct(page, attack);
  await callShop(page, 'POST /review', {
    token,
    body: { customerEmail: attacker.email, comment: attack, rating: 5 },
  });
  await page.goto('/');
  await expect(page.getByRole('figure').filter({ hasText: mark })).toContainText(attack);
  await expectUnharmed(page);
  const [part] = await callShop<Product[]>(page, 'GET /product?limit=1');
  const order = { purchaseId: part?._id, price: part?.price, quantity: 1, customerEmail: attacker.email };
  const phone = '<svg onload="window.wasAttacked=1">';
  await callShop(page, 'POST /orders', { token, body: { ...order, phone } });

  await signedIn(page, await anyAdmin(page));
  for (const [address, search] of [
    ['users', 'users'],
    ['allProduct', 'products'],
    ['allReview', 'reviews'],
  ] as const) {
    await page.goto(`/dashboard/${address}`);
    await page.getByLabel(`Search ${search}`).fill(mark);
    await expect(page.getByText(attack).filter({ visible: true }).first()).toBeVisible();
    await expectUnharmed(page);
  }
  await page.getByRole('link', { name: 'Manage All Order' }).click();
  await page.getByLabel('Search orders').fill(attacker.email);
  await expect(page.getByText('1 order shown')).toBeAttached();
  await page.getByRole('row').filter({ hasText: mark }).getByRole('gridcell').nth(1).click();
  await expect(page.getByRole('dialog').getByText(phone)).toBeVisible();
  await expectUnharmed(page);
  await callShop(page, `DELETE /product/${id}`, {
    token: (await anyAdmin(page)).token,
  });
});

function databasesOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(new Error('The database did not answer.'));
        };
      });
    const contents: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        contents.push(name, store, await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(contents);
  });
}

test('sign-out removes all personal data from the browser, in every tab', async ({ page, context }) => {
  const person = await customer();
  await page.goto('/signIn');
  await enter(page, person);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(signInFrom('/dashboard'));
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  for (const tab of [page, other]) {
    const kept = () =>
      tab.evaluate(async () => ({
        token: localStorage.getItem('accessToken'),
        session: Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
        caches: await caches.keys(),
      }));
    await expect.poll(kept).toEqual({ token: null, session: [], caches: [] });
    // Firebase leaves behind a database that lists the days on which the shop was used, but no personal data.
    expect(await databasesOf(tab)).not.toContain(person.email);
    expect(await tab.content()).not.toContain(person.email);
  }
  expect(await context.cookies()).toEqual([]);
});
