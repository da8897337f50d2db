import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';

/** A tab with the inbox that `npm start` prints the address of; it looks for new mails by itself. */
export async function openInbox(page: Page): Promise<Page> {
  const inbox = await page.context().newPage();
  await inbox.goto(process.env['PEDALWORKS_INBOX_URL'] ?? 'http://127.0.0.1:8025');
  return inbox;
}

/** Somebody's mails there, the newest first. */
export const mailsTo = (inbox: Page, { email }: Person) => inbox.getByRole('link').filter({ hasText: email });

interface Mailed {
  readonly to: Person;
  /** What its subject contains. */
  readonly subject: string;
}

/** Reads a mail in the inbox and presses a link in it. @returns the page that it opens */
export async function followMail(page: Page, { to, subject }: Mailed, link: string | RegExp): Promise<Page> {
  const inbox = await openInbox(page);
  const mail = mailsTo(inbox, to).filter({ hasText: subject });
  await expect(mail).toBeVisible();
  // The list may be drawn anew in the middle of a press.
  await inbox.goto(new URL((await mail.getAttribute('href')) ?? '', inbox.url()).href);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    inbox.frameLocator('iframe').getByRole('link', { name: link }).click(),
  ]);
  await inbox.close();
  return opened;
}
