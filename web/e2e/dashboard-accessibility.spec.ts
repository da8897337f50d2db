import { expectNoSidewaysScroll, expectNoViolation, settle } from './support/accessible.ts';
import { checkout, congratulation, pay, typeCard } from './support/checkout.ts';
import { accessTokenOf, customer, newAdmin, signedIn } from './support/people.ts';
import { addProduct, orderFor, payElsewhere } from './support/shop-calls.ts';
import { adminAddresses, customerAddresses } from './support/screens.ts';
import { expect, test, type Page } from './support/test.ts';

/** A customer with an order to pay and one that is paid. */
async function signInCustomer(page: Page): Promise<void> {
  const person = await customer();
  await payElsewhere(page, person, await orderFor(page, person));
  await orderFor(page, person);
  await signedIn(page, person);
}

for (const width of [360, 1440]) {
  test.describe(`${String(width)} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test("axe finds nothing on a customer's screens", async ({ page }) => {
      await signInCustomer(page);
      for (const address of customerAddresses) {
        await page.goto(address);
        await settle(page);
        await expectNoViolation(page);
      }
    });

    for (const address of adminAddresses) {
      test(`axe finds nothing on an admin's ${address}`, async ({ page }) => {
        await signedIn(page, await newAdmin());
        await page.goto(address);
        await settle(page);
        await expectNoViolation(page);
      });
    }

    test('axe finds nothing on the payment page, its error and its congratulation', async ({
      page,
      trouble,
    }) => {
      trouble.expect('402 POST', '402 PATCH');
      await checkout(page);
      await typeCard(page, '4000000000000002');
      await pay(page).click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await settle(page);
      await expectNoViolation(page);
      await typeCard(page, '4242424242424242');
      await pay(page).click();
      await expect(congratulation(page)).toBeVisible();
      await expectNoViolation(page);
    });

    test('axe finds nothing on the errors of Add Product and in the question before it is lost', async ({
      page,
    }) => {
      await signedIn(page, await newAdmin());
      await page.goto('/dashboard/addProduct');
      await page.getByLabel('Name').fill('Half a hub');
      await page.getByRole('button', { name: 'Add product', exact: true }).click();
      await expect(page.getByText('Image is required')).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole('link', { name: 'Pedalworks, home' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page);
    });

    test('axe finds nothing in what a row is about, nor in the question before a deletion', async ({
      page,
    }) => {
      const name = `Test clamp ${crypto.randomUUID()}`;
      await addProduct(page, name);
      await signedIn(page, await newAdmin());
      await page.goto('/dashboard/allProduct');
      await page.getByLabel('Search products').fill(name);
      await page.getByRole('row', { name }).getByRole('gridcell').first().click();
      const drawer = page.getByRole('dialog', { name });
      await expect(drawer).toBeVisible();
      await expectNoViolation(page);
      await drawer.getByRole('button', { name: `Delete ${name}` }).click();
      await expect(page.getByRole('dialog', { name: 'Delete this part?' })).toBeVisible();
      await expectNoViolation(page);
    });

    test('axe finds nothing in the question before somebody is made an admin', async ({ page }) => {
      const person = await customer();
      await accessTokenOf(page.request, person);
      await signedIn(page, await newAdmin());
      await page.goto('/dashboard/users');
      await page.getByRole('button', { name: `Make Admin: ${person.email}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page);
    });
  });
}

test.describe('in a table', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing once it is sorted and turned, nor when a search finds nothing', async ({
    page,
  }) => {
    await signedIn(page, await newAdmin());
    await page.goto('/dashboard/allOrder');
    await settle(page);
    const price = page.getByRole('columnheader', { name: 'Price' });
    await price.click();
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect(page.getByText(/^11–20 of/u)).toBeVisible();
    await expectNoViolation(page);
    await page.getByLabel('Search orders').fill(crypto.randomUUID());
    await expect(page.getByText('No orders match what you are looking for.')).toBeVisible();
    await expectNoViolation(page);
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('axe finds nothing in the unfolded menus and the question before a review is deleted', async ({
    page,
  }) => {
    await signedIn(page, await newAdmin());
    await page.goto('/dashboard/allReview');
    await settle(page);
    await page.getByRole('button', { name: 'Dashboard menu, now at Manage Reviews' }).click();
    await expect(page.getByRole('link', { name: 'Shop Settings' })).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await page.getByRole('gridcell').first().click();
    await expect(page.getByRole('dialog', { name: 'Review of' })).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete this review?' })).toBeVisible();
    await expectNoViolation(page);
  });
});

test('no dashboard screen scrolls sideways from 320 to 1920 px', async ({ page }) => {
  test.slow();
  await signedIn(page, await newAdmin());
  for (const address of ['/dashboard', ...adminAddresses]) {
    await page.goto(address);
    await settle(page);
    await expectNoSidewaysScroll(page);
  }
  await signInCustomer(page);
  for (const name of ['myOrder', 'review']) {
    await page.goto(`/dashboard/${name}`);
    await settle(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/dashboard/myOrder');
  await page.getByRole('link', { name: 'Pay', exact: false }).first().click();
  await settle(page);
  await expectNoSidewaysScroll(page);
});
