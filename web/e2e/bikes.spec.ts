import type { SavedAccount } from '@pedalworks/contract';
import { customerWithToken, signedIn, type Account } from './support/people.ts';
import { callShop } from './support/shop-calls.ts';
import { expect, test, type Page } from './support/test.ts';

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Bikes' }).getByRole('button', { name });
const answer = (page: Page, question: RegExp, name: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true });
const discs = /brake discs/u;
/** Line of an answered question. */
const answered = (page: Page, text: RegExp) => page.getByRole('heading', { name: text });
const use = (page: Page) => page.getByRole('switch', { name: 'Use for Fits my bike' });
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bike = (name: string) => ({ name, interfaces: { speeds: '12' } });

async function saveBikes(page: Page, { token }: Account, names: readonly string[]) {
  const body = { bikes: names.map(bike) };
  return (await callShop<SavedAccount>(page, 'PUT /account', { token, body })).bikes;
}

const savedBikes = async (page: Page, { token }: Account) =>
  (await callShop<SavedAccount>(page, 'GET /account', { token })).bikes;

async function storeBikes(page: Page, bikes: readonly object[]) {
  await page.goto('/about');
  await page.evaluate((text) => localStorage.setItem('bikes', text), JSON.stringify(bikes));
  await page.goto('/bike');
}

test('a bike renamed on one device stays in use on another, which answers a question at the same time', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await customerWithToken(page);
  const [gravel] = await saveBikes(page, person, ['Gravel', 'Town']);
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  for (const device of [page, other]) {
    await signedIn(device, person);
    await device.goto('/bike');
    await tab(device, 'Gravel').click();
  }
  await use(other).check();

  await nameField(page).fill('Winter');
  await nameField(page).press('Enter');
  await expect(tab(page, 'Winter')).toBeVisible();
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await answer(other, discs, '160 mm').check();
  await expect(tab(other, /^Winter/u)).toHaveAttribute('aria-current', 'true');
  await expect(button(other, 'Change: Brake discs')).toBeFocused();
  await expect(use(other)).toBeChecked();
  const answers = { speeds: '12', 'rotor-size': '160' };
  await expect
    .poll(async () => (await savedBikes(page, person))[0])
    .toEqual({ id: gravel?.id, name: 'Winter', interfaces: answers });
  await other.goto('/parts');
  await expect(other.getByRole('main').getByRole('combobox', { name: 'Bike' })).toHaveValue(gravel?.id ?? '');
  await other.close();
});

test('two tabs share bikes while a name is typed, and every removal is undone on its own', async ({
  page,
  context,
}) => {
  await storeBikes(page, [bike('Gravel')]);
  await expect(use(page)).toBeChecked();
  const other = await context.newPage();
  await other.goto('/bike');
  await nameField(other).fill('Winter');
  await answer(page, discs, '180 mm').check();
  await expect(answered(other, /Brake discs 180 mm$/u)).toBeVisible();
  await expect(nameField(other)).toBeFocused();
  await expect(nameField(other)).toHaveValue('Winter');
  await other.keyboard.press('Enter');
  await expect(tab(page, /^Winter/u)).toBeVisible();
  await expect(use(page)).toBeChecked();
  await button(other, 'Copy').click();
  await expect(tab(page, 'Winter 2')).toBeVisible();

  const removed = page.getByRole('region', { name: 'Removed bikes' });
  await button(page, 'Remove').focus();
  for (let repeats = 0; repeats < 4; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(removed).toHaveText('Winter is removedUndo');
  await expect(tab(other, /^Winter 2/u)).toHaveAttribute('aria-current', 'true');
  await button(page, 'Remove').dblclick();
  await expect(removed).toHaveText('Winter 2 is removedUndoWinter is removedUndo');
  await expect(tab(other, /Winter/u)).toHaveCount(0);
  await removed.getByRole('button', { name: 'Undo' }).last().click();
  await expect(removed).toHaveText('Winter 2 is removedUndo');
  await removed.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(tab(other, /Winter/u)).toHaveText([/^Winter/u, 'Winter 2']);
  await expect(answered(page, /Sprockets 12$/u)).toBeVisible();

  await test.step('a part that contradicts an answer asks before it replaces the answer', async () => {
    await button(page, 'Use parts I bought here').click();
    await page.getByLabel('Add a part that is on your bike').fill('Basalt Rotor 203');
    await page.getByRole('option', { name: 'Basalt Rotor 203 mm' }).click();
    await answer(page, /^Rotor diameter: your parts disagree/u, '203 mm (Basalt Rotor 203 mm)').check();
    await page.getByRole('button', { name: /^Fill in \d answers?$/u }).click();
    await expect(answered(page, /Brake discs 203 mm$/u)).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(answered(page, /Brake discs 180 mm$/u)).toBeVisible();
  });
});

test('a fourth bike waits at sign-in, replaces one of the three or is discarded, and both are undone', async ({
  page,
}) => {
  const person = await customerWithToken(page);
  const three = await saveBikes(page, person, ['One', 'Two', 'Three']);
  await storeBikes(page, [bike('Four')]);
  await signedIn(page, person);
  await page.goto('/bike');
  const waiting = page.getByRole('alert').filter({ hasText: 'The limit is 3 bikes. Choose which to keep.' });
  await button(page, 'Discard Four').dblclick();
  await expect(page.getByText('Four is discarded')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await button(page, 'Undo').press('Enter');
  await expect(page.getByRole('region', { name: 'Discarded bikes' })).toBeFocused();
  await button(page, 'Keep instead of Two').dblclick();
  await expect(page.getByText('Two is removed')).toBeVisible();
  await expect(tab(page, /./u)).toHaveText([/^One/u, /^Four/u, /^Three/u]);
  await expect(waiting).toHaveCount(0);
  const names = async () => (await savedBikes(page, person)).map(({ name }) => name);
  await expect.poll(names).toEqual(['One', 'Four', 'Three']);
  await button(page, 'Undo').click();
  await expect(waiting).toContainText('Four');
  await expect.poll(() => savedBikes(page, person)).toEqual(three);
});
