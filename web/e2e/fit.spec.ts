import type { Locator } from '@playwright/test';
import type { SavedAccount } from '@pedalworks/contract';
import { expectNoViolation } from './support/accessible.ts';
import { tabTo } from './support/keyboard.ts';
import { anyAdmin, customerWithToken, signedIn } from './support/people.ts';
import { callShop, payElsewhere, saveAddress, type PlacedOrder } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const answer = (page: Page, question: string, name: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true });
const discs = 'How large are the brake discs?';
const sprockets = 'How many sprockets are on the rear wheel?';
/** Line of an answered question. */
const answered = (page: Page, text: RegExp) => page.getByRole('heading', { name: text });

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

test('a bike built with the keyboard and a code survives a reload, moves to the account, survives damage and leaves at sign-out', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('bikes', '[{"name":"Gravel","interfaces":'));
  await page.goto('/bike');
  await expect(page.getByText('A bike in this browser could not be read.')).toBeVisible();
  const code = page.getByLabel('Code on a derailleur, brake, hub, fork or crank');
  await tabTo(page, code);
  await page.keyboard.type('RD-R9999');
  await page.keyboard.press('Enter');
  const unknown = page.getByText('We do not know “RD-R9999”. Nothing was changed.');
  await expect(unknown).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(unknown).toHaveCount(0);
  await page.keyboard.type('rd r7000 gs');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Largest sprocket: 34 teeth')).toBeVisible();
  // The first question that is still open.
  await tabTo(page, answer(page, discs, '140 mm'));
  await page.keyboard.press('ArrowRight');
  await expect(answer(page, discs, '160 mm')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change: Brake discs' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Different at the rear: Brake discs' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, answer(page, 'Brake discs at the rear', 'Not sure'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(answered(page, /Brake discs 160 mm, rear 140 mm$/u)).toBeVisible();
  // A correction by hand wins.
  await press(page, page.getByRole('button', { name: 'Change: Sprockets' }));
  await expect(answer(page, sprockets, '11')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(answer(page, sprockets, '12')).toBeChecked();
  const name = page.getByLabel('Name', { exact: true });
  await tabTo(page, name);
  // Pasted text is not cut in silence.
  await name.fill('W'.repeat(61));
  await expect(name).toHaveAccessibleDescription('The name must be at most 60 characters long');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Winter bike');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Winter bike/u })).toBeVisible();

  await page.reload();
  await expect(answered(page, /Brake discs 160 mm, rear 140 mm$/u)).toBeVisible();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Use for Fits my bike' })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '2 of 9 answered' })).toHaveText(
    /\d+ parts? fits?, .*\d+ do not, \d+ to check/u,
  );
  await expect(page.getByRole('link', { name: /^Answer .+ to settle \d+ more parts?$/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^See \d+ parts?$/u })).toHaveAttribute(
    'href',
    '/parts?fit=fits',
  );
  await page.getByRole('button', { name: /^Wheels/u }).click();
  await page.getByRole('button', { name: /^Brakes/u }).click();
  await expect(page.getByRole('button', { name: /^Wheels/u })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Where to look: Caliper mount' }).click();
  await expect(page.getByRole('img', { name: 'Drawing: Caliper mount' })).toBeVisible();
  await expectNoViolation(page);

  const person = await customerWithToken(page);
  await signedIn(page, person);
  await page.goto('/bike');
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  const saved = async () =>
    (await callShop<SavedAccount>(page, 'GET /account', { token: person.token })).bikes;
  const bikes = await saved();
  const fromCode = { protocol: 'cable', 'pull-group': 'shimano-road-11', 'largest-sprocket': 34 };
  expect(bikes).toMatchObject([
    {
      ...{ name: 'Winter bike', rear: { 'rotor-size': '140' } },
      interfaces: { 'rotor-size': '160', speeds: '12', ...fromCode },
    },
  ]);

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('bikes-')) ?? '';
    const { bikes: _, ...others } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({ ...others, bikes: [{ name: 7 }] }));
  });
  await page.reload();
  await expect(answered(page, /Brake discs 160 mm, rear 140 mm$/u)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Use for Fits my bike' })).toBeChecked();
  expect(await saved()).toEqual(bikes);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bike'))),
  ).toEqual([]);
});

test.describe('with a bike', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const bike = {
    name: 'Gravel bike',
    interfaces: { 'rotor-size': '160', 'rotor-hub': 'six-bolt', 'caliper-mount': 'flat' },
  };
  const useBike = async (page: Page) => {
    await page.goto('/parts', { waitUntil: 'commit' });
    await page.evaluate((stored) => {
      localStorage.setItem('bikes', JSON.stringify([stored]));
      localStorage.setItem('bike-active', stored.name);
    }, bike);
  };

  test('the catalogue filters by bike, a part explains its verdict, and a shared link asks for a bike', async ({
    page,
    browser,
    baseURL,
  }) => {
    await useBike(page);
    await page.goto('/parts?category=brakes');
    const facet = page.getByRole('complementary').getByRole('group', { name: 'Fits my bike' });
    await facet.getByRole('checkbox', { name: /^Fits/u }).check();
    await expect(page).toHaveURL('/parts?category=brakes&fit=fits');
    await expect(page.getByRole('button', { name: 'Remove My bike: Fits' })).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.filter({ hasText: 'Fits my bike' })).toHaveCount(await cards.count());
    await expectNoViolation(page);

    await cards.getByRole('link', { name: 'Basalt Rotor 160 mm' }).click();
    const mine = page.getByRole('group', { name: 'My bike', exact: true });
    await expect(mine).toContainText('Fits my bike');
    await page.getByRole('button', { name: /things? match/u }).click();
    await expect(page.getByRole('group', { name: 'Compared with my bike' })).toContainText(
      'Your bike: 160 mm · This part: 160 mm',
    );
    await expectNoViolation(page);

    await page.goto('/parts/basalt-rotor-203');
    await expect(mine).toContainText('Does not fit my bike');
    const compared = page.getByRole('group', { name: 'Compared with my bike' });
    await press(page, compared.getByRole('button', { name: 'Rotor diameter' }));
    await expect(compared.getByRole('img', { name: 'Drawing: Rotor diameter' })).toBeVisible();
    await expectNoViolation(page);
    await mine.getByRole('link', { name: 'Basalt Rotor 160 mm' }).click();
    await expect(page).toHaveURL('/parts/basalt-rotor-160');

    await page.goto('/parts/basalt-cassette-10-51');
    await mine.getByRole('link', { name: /^Answer \d more questions?$/u }).click();
    await expect(page.locator('[id^="question-"]:focus')).toBeInViewport();

    await page.goto('/standards');
    await page.getByLabel('Filter standards').fill('six bolts');
    await expect(page.getByRole('status').filter({ hasText: /^2 standards$/u })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Rotor mount' }).click();
    await expect(page.getByText('Six-bolt, change')).toBeVisible();
    await page.getByRole('link', { name: 'change', exact: true }).click();
    await expect(page).toHaveURL('/bike#question-rotor-hub');

    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    await visitor.goto('/parts?category=brakes&fit=fits');
    await expect(visitor.getByText('This link filters by a bike.')).toBeVisible();
    expect(await visitor.getByRole('main').getByRole('article').count()).toBeGreaterThan(await cards.count());
    await visitor.close();
  });
});

test('a customer is warned once that two parts need an adapter, adds and removes it, orders them anyway, and the admin sees the warning', async ({
  page,
}) => {
  const customer = await customerWithToken(page);
  await saveAddress(page, customer);
  await signedIn(page, customer);
  await page.goto('/parts');
  const bike = [{ name: 'Gravel', interfaces: { 'axle-rear': '12x142' } }];
  await page.evaluate((bikes) => {
    localStorage.setItem('bikes', bikes);
    localStorage.setItem('bike-active', 'Gravel');
  }, JSON.stringify(bike));
  await page.goto('/cart');
  await press(page, page.getByRole('button', { name: 'Paste a list' }));
  await tabTo(page, page.getByLabel('Part number, quantity'));
  await page.keyboard.insertText('PW-WR30-28, 1\nPW-CS12-1051, 2');
  await press(page, page.getByRole('button', { name: 'Add list to cart' }));
  await expect(page.getByLabel('Quantity: Meridian 30 Rear Wheel')).toBeVisible();
  await page.goto('/bike');
  await press(page, page.getByRole('button', { name: 'Use parts I bought here' }));
  const owned = page.getByRole('group', { name: 'Which of these are on this bike?' });
  await expect(owned.getByRole('checkbox', { checked: false })).toHaveCount(2);
  await page.goto('/cart');

  const warnings = page.getByRole('group', { name: 'Compatibility' });
  const why = page.getByRole('button', { name: 'Why', exact: true });
  const unconfirmed = page.getByRole('button', { name: 'Not confirmed to fit: why?' });
  const warning = /but you also need the Micro Spline freehub body that is made for Meridian 30 Rear Wheel/u;
  const lines = page.getByRole('list', { name: 'Parts in the cart' }).getByRole('listitem');
  await expect(warnings).toHaveCount(1);
  await why.click();
  await expect(lines.nth(1)).toContainText(warning);
  await expect(page.getByRole('status').filter({ hasText: /^1 compatibility warning$/u })).toBeAttached();
  await expectNoViolation(page);
  await page.getByRole('button', { name: /^Report a wrong verdict/u }).click();
  await expect(page.getByRole('dialog')).toContainText('We receive both parts');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We received your report')).toBeVisible();
  await page.getByRole('heading', { name: 'Cart', level: 1 }).focus();
  const body = 'Meridian Freehub Body, Micro Spline';
  await press(page, page.getByRole('button', { name: `Add adapter $58.00 each: ${body}` }));
  await expect(warnings).toHaveCount(0);
  await expect(page.getByLabel(`Quantity: ${body}`)).toHaveValue('2');
  await page.getByRole('button', { name: `Remove ${body}` }).click();
  await expect(warnings).toHaveCount(1);

  // One bike: the notice offers the choice. Several bikes: the line asks.
  await why.click();
  await press(page, page.getByRole('button', { name: 'Not for my bike' }));
  await expect(warnings).toHaveCount(0);
  const road = [...bike, { name: 'Road', interfaces: {} }];
  await page.evaluate((bikes) => {
    localStorage.setItem('bikes', bikes);
    localStorage.setItem('bike-active', 'Gravel');
  }, JSON.stringify(road));
  await page.reload();
  const forBike = lines.nth(1).getByLabel('For:');
  await expect(forBike.getByRole('option')).toHaveText(['Gravel', 'Road', 'Not for my bikes']);
  await forBike.selectOption('Road');
  await expect(warnings).toHaveCount(0);
  await forBike.selectOption('Gravel');
  await expect(warnings).toHaveCount(1);

  await press(page, page.getByRole('link', { name: 'Check out' }));
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await unconfirmed.click();
  await expect(page.getByText(warning)).toHaveCount(1);
  await expectNoViolation(page);
  // Paying the order elsewhere would make a later request of the payment page fail.
  const intent = page.waitForResponse(/\/create-payment-intent$/u);
  await press(page, page.getByRole('button', { name: 'Place order' }));
  await expect(page).toHaveURL(/\/dashboard\/payment\/\w+$/u);
  await intent;
  const id = page.url().split('/').at(-1) ?? '';
  const order = await callShop<PlacedOrder>(page, `GET /order/${id}`, customer);
  await payElsewhere(page, customer, order);

  await signedIn(page, await anyAdmin(page));
  await page.goto(`/dashboard/allOrder/${id}`);
  await expect(page.getByText('For: Gravel')).toBeVisible();
  await unconfirmed.click();
  await expect(page.getByText(warning)).toHaveCount(1);
  await page.goto(`/dashboard/allOrder/${id}/packingSlip`);
  await expect(page.getByText('For: Gravel')).toBeVisible();
  await expect(page.getByText('fit not confirmed')).toHaveCount(1);
});
