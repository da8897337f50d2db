import { describe, expect, it } from 'vitest';
import { mailDocument } from '../gateways/firestore/mail-document.ts';
import { storedOrder } from '../../test-support/orders/stored-order.ts';
import { pagesOf } from '../../test-support/paging.ts';
import { openShopForFile } from '../../test-support/shop.ts';
import type { MailOutcome } from '../model/mails.ts';

/** Outcome that the fake `sendMail` returns. */
let outcome: MailOutcome = { state: 'sent' };
const sent: string[] = [];

const shop = await openShopForFile({
  ports: () => ({
    sendMail: ({ id, resends }) => {
      sent.push(`${id} ${String(resends)}`);
      return Promise.resolve(outcome);
    },
  }),
});
const admin = await shop.people.admin();

async function storedMail(delivery: object = {}): Promise<{ orderId: string; mailId: string }> {
  const orderId = crypto.randomUUID();
  await shop.firestore.doc(`orders/${orderId}`).set(storedOrder({ customerEmail: 'jo@example.com' }));
  const { document, fields } = mailDocument(shop.firestore, {
    orderId,
    event: 'placed',
    to: 'jo@example.com',
    uid: null,
    message: { subject: 'Your order', text: 'Thank you.', html: '<p>Thank you.</p>' },
  });
  await document.withConverter(null).set({ ...fields, delivery: { ...fields.delivery, ...delivery } });
  return { orderId, mailId: document.id };
}

const asAdmin = () => ({ token: admin.accessToken });
const resend = (orderId: string, mailId: string) =>
  shop.call('resendMail', { params: { id: orderId, mailId }, ...asAdmin() });

describe('GET /order/{id}/mails', () => {
  it('lists the emails of an order with their delivery states to admins', async () => {
    const { orderId, mailId } = await storedMail();
    const { json } = await shop.call('listOrderMails', { params: { id: orderId }, ...asAdmin() });
    const delivery = { state: 'pending', attempts: 0, error: null, willRetry: true };
    const message = { subject: 'Your order', text: 'Thank you.', html: '<p>Thank you.</p>' };
    expect(json).toMatchObject([
      { _id: mailId, event: 'placed', to: 'jo@example.com', ...message, delivery },
    ]);
  });

  it('answers 404 for an unknown order', async () => {
    const answer = await shop.call('listOrderMails', { params: { id: 'nothing' }, ...asAdmin() });
    expect(answer).toMatchObject({ status: 404, json: { code: 'orders/not-found' } });
  });
});

describe('resending an email', () => {
  it('sends it immediately with a new Message-ID, and writes an audit entry', async () => {
    outcome = { state: 'sent' };
    const { orderId, mailId } = await storedMail({ state: 'sent', isOpen: false, attempts: 1 });
    const { json } = await resend(orderId, mailId);
    expect(json).toMatchObject({ _id: mailId, delivery: { state: 'sent', attempts: 2, willRetry: false } });
    expect(sent.at(-1)).toBe(`${mailId} 1`);
    const audit = await shop.firestore.collection('audit').where('target', '==', orderId).get();
    expect(audit.docs.map((entry) => entry.get('action') as string)).toEqual(['mails/resend']);
  });

  it('returns the reason if sending fails again', async () => {
    outcome = { state: 'failed', error: 'The mail server could not be reached.', isFinal: false };
    const { orderId, mailId } = await storedMail();
    const { json } = await resend(orderId, mailId);
    expect(json).toMatchObject({ delivery: { state: 'failed', error: outcome.error, willRetry: true } });
  });

  it('answers 409 while another attempt to send the email is running', async () => {
    const leaseUntil = new Date(Date.now() + 60_000);
    const { orderId, mailId } = await storedMail({ state: 'sending', leaseUntil });
    expect(await resend(orderId, mailId)).toMatchObject({ status: 409, json: { code: 'mails/being-sent' } });
  });

  it('answers 404 for an email of another order', async () => {
    const [{ mailId }, { orderId }] = [await storedMail(), await storedMail()];
    const before = sent.length;
    expect(await resend(orderId, mailId)).toMatchObject({ status: 404, json: { code: 'mails/not-found' } });
    expect(sent).toHaveLength(before);
  });
});

it('failed emails are listed page by page, newest first, until they are sent', async () => {
  await shop.empty('mail');
  const failed = { state: 'failed', attempts: 3, error: 'no such mailbox', isOpen: false };
  const mails: { readonly orderId: string; readonly mailId: string }[] = [];
  for (const seconds of [1, 2, 3]) {
    const mail = await storedMail(failed);
    await shop.firestore
      .doc(`mail/${mail.mailId}`)
      .update({ createdAt: new Date(1_700_000_000_000 + seconds) });
    mails.unshift(mail);
  }
  await storedMail({ state: 'sent' });
  const pages = await pagesOf(shop, 'listFailedMails', { ...asAdmin(), query: { limit: '2' } });
  expect(pages.flat()).toMatchObject(
    mails.map(({ mailId, orderId }) => ({
      _id: mailId,
      orderId,
      orderNumber: expect.stringMatching(/^PW-/u) as string,
    })),
  );
  const [{ orderId, mailId } = { orderId: '', mailId: '' }] = mails;
  outcome = { state: 'sent' };
  await resend(orderId, mailId);
  const { json } = await shop.call('listFailedMails', asAdmin());
  expect((json as readonly { _id: string }[]).map(({ _id }) => _id)).toEqual(
    mails.slice(1).map((mail) => mail.mailId),
  );
});
