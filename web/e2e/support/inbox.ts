import { expect, type Page } from '@playwright/test';
import type { Person } from './people.ts';

const inboxAddress = process.env['PEDALWORKS_INBOX_URL'] ?? 'http://127.0.0.1:8025';

/** Opens the offline inbox in a new tab. Its list polls for new emails. */
export async function openInbox(page: Page): Promise<Page> {
  const inbox = await page.context().newPage();
  await inbox.goto(inboxAddress);
  return inbox;
}

/** Finds the links to a person's emails in the inbox, newest first. */
export const mailsTo = (inbox: Page, { email }: Person) => inbox.getByRole('link').filter({ hasText: email });

interface Mailed {
  readonly to: Person;
  readonly subject: string;
}

interface Received {
  readonly to: string;
  readonly text: string;
}

/** Waits for an email to a person with a text that matches `pattern` and is not `earlier`. Returns the text. */
export async function linkInMail({ email }: Person, pattern: RegExp, earlier = ''): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(new URL('/mails', inboxAddress))).json()) as readonly Received[];
    const links = mails.filter(({ to }) => to.includes(email)).map(({ text }) => pattern.exec(text));
    return links.flatMap((match) => match?.[0] ?? []).find((link) => link !== earlier);
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find()) ?? '';
}

/** Waits for an email to a person that links to an invitation other than `earlier`. Returns the link. */
export const invitationLink = (person: Person, earlier = ''): Promise<string> =>
  linkInMail(person, /\S+\/join#\S+/u, earlier);

/** Opens an email in the inbox, follows a link in it, and returns the page that opens. */
export async function followMail(page: Page, { to, subject }: Mailed, link: string | RegExp): Promise<Page> {
  const inbox = await openInbox(page);
  const mail = mailsTo(inbox, to).filter({ hasText: subject });
  // Slow, because the functions emulator starts a process for each trigger.
  await expect(mail).toBeVisible({ timeout: 30_000 });
  // Opens the email by its URL, because the list may re-render during a click.
  await inbox.goto(new URL((await mail.getAttribute('href')) ?? '', inbox.url()).href);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    inbox.frameLocator('iframe').getByRole('link', { name: link }).click(),
  ]);
  await inbox.close();
  return opened;
}
