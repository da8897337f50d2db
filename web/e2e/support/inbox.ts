import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';

/** Opens the offline inbox in a new tab. Its list polls for new emails. */
export async function openInbox(page: Page): Promise<Page> {
  const inbox = await page.context().newPage();
  await inbox.goto(process.env['PEDALWORKS_INBOX_URL'] ?? 'http://127.0.0.1:8025');
  return inbox;
}

/** Finds the links to a person's emails in the inbox, newest first. */
export const mailsTo = (inbox: Page, { email }: Person) => inbox.getByRole('link').filter({ hasText: email });

interface Mailed {
  readonly to: Person;
  readonly subject: string;
}

/** Opens an email in the inbox, follows a link in it, and returns the page that opens. */
export async function followMail(page: Page, { to, subject }: Mailed, link: string | RegExp): Promise<Page> {
  const inbox = await openInbox(page);
  const mail = mailsTo(inbox, to).filter({ hasText: subject });
  await expect(mail).toBeVisible();
  // Opens the email by its URL, because the list may re-render during a click.
  await inbox.goto(new URL((await mail.getAttribute('href')) ?? '', inbox.url()).href);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    inbox.frameLocator('iframe').getByRole('link', { name: link }).click(),
  ]);
  await inbox.close();
  return opened;
}
