import { expectAccessible } from './support/accessible.ts';
import { anyAdmin, signedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a visitor reports a wrong verdict about their bike, and an admin answers it by email', async ({
  page,
  browser,
  baseURL,
  trouble,
}) => {
  trouble.expect('400 POST /fit/report');
  const name = `Bike ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/parts', { waitUntil: 'commit' });
  await page.evaluate(
    (stored) => {
      localStorage.setItem('bikes', JSON.stringify([stored]));
      localStorage.setItem('bike-active', stored.id);
    },
    {
      id: crypto.randomUUID(),
      name,
      interfaces: { 'rotor-size': '160', 'rotor-hub': 'six-bolt', 'caliper-mount': 'flat' },
    },
  );
  await page.goto('/parts/basalt-rotor-203');
  const mine = page.getByRole('group', { name: 'My bike', exact: true });
  await mine.getByRole('button', { name: 'Report a wrong verdict' }).click();
  const form = page.getByRole('dialog', { name: 'Report a wrong verdict' });
  await expectAccessible(page, '[role="dialog"]');
  await form.getByLabel('What is wrong?').selectOption('It does fit');
  await form.getByLabel('Note').fill('I ride it.');
  await form.getByLabel('Email').fill('rider@');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('rider@example.com');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We received your report')).toBeVisible();
  await expect(form).toBeHidden();

  const office = await browser.newPage({ baseURL: baseURL ?? '' });
  await signedIn(office, await anyAdmin(office));
  await office.goto('/dashboard/overview');
  await office.getByRole('link', { name: 'Wrong verdicts' }).click();
  await office.getByLabel('Search reports').fill(name);
  await office.getByRole('gridcell', { name }).click();
  const drawer = office.getByRole('dialog');
  await expect(drawer).toContainText('I ride it.');
  await expect(drawer).toContainText('160 mm');
  await expect(drawer.getByRole('link', { name: /^Edit part: Basalt Rotor 203/u })).toHaveAttribute(
    'href',
    /^\/dashboard\/allProduct\//u,
  );
  await expectAccessible(office, '[role="dialog"]');
  await drawer.getByRole('button', { name: 'Answer…' }).click();
  const answer = office.getByRole('dialog', { name: 'Answer the report' });
  await expectAccessible(office, '[role="dialog"]');
  await answer.getByLabel('Answer').fill('The brake mount allows 160 mm only.');
  await answer.getByRole('button', { name: 'Send answer' }).click();
  await expect(office.getByText('The answer is on its way')).toBeVisible();
  await expect(office).not.toHaveURL(/open=/u);
  await office.getByRole('button', { name: 'Answered', exact: true }).click();
  await expect(office.getByRole('gridcell', { name })).toBeVisible();
  await expectAccessible(office);
  await office.close();
});
