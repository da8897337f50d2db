import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '../../../scripts/lib/smtp-inbox.ts';
import { mailTransport } from '../gateways/mail/mail-transport.ts';
import { makePorts } from '../gateways/make-ports.ts';
import { mailChanges } from '../gateways/firestore/mail-changes.ts';
import { unitsOfWork } from '../gateways/firestore/unit-of-work.ts';
import { connectTwoProjects } from '../../test-support/two-projects.ts';
import { requiringIndexes } from '../../test-support/declared-indexes.ts';
import { deliverMail, deliverNewMail, deliverPendingMails, type MailPorts } from './deliver-mail.ts';
import type { NewMail } from '../model/mails.ts';

const firebase = requiringIndexes(
  connectTwoProjects(process.env['GCLOUD_PROJECT'] ?? 'demo-pedalworks', `demo-${crypto.randomUUID()}`),
);
const { firestore } = firebase;
const { mails } = makePorts(firebase);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const inbox = await openSmtpInbox();
const opened: SmtpInbox[] = [];

const from = 'Pedalworks <orders@shop.example>';
const portsOver = (smtpUrl: string | undefined): MailPorts => ({
  mails,
  sendMail: mailTransport(
    { smtpUrl, from, shopAddress: '' },
    { answerMilliseconds: 400, mailMilliseconds: 900 },
  ),
  log: silent,
});

const runJob = (over: MailPorts) => deliverPendingMails(over, AbortSignal.timeout(60_000));

/** Ports with a mail server that accepts every email. */
const ports = portsOver(inbox.url);
beforeEach(async () => {
  await firestore.recursiveDelete(firestore.collection('mail'));
  (inbox.mails as unknown[]).length = 0;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});
afterAll(async () => {
  await inbox.close();
  await firebase.close();
});

const newMail = (changes: Partial<NewMail> = {}): NewMail => ({
  orderId: crypto.randomUUID(),
  event: 'placed',
  to: 'jo@example.com',
  uid: null,
  message: { subject: 'Your order PW-7KQ2MX', text: 'Thank you.', html: '<p>Thank you.</p>' },
  ...changes,
});

/** Writes an order and its email in one transaction, like the shop's own code. */
async function happen(mail = newMail()): Promise<string> {
  await unitsOfWork(firestore)({ subject: mail.orderId }, async (work) => {
    const order = firestore.doc(`orders/${mail.orderId}`);
    const { times = 0 } = ((await work.get(order)) as { times: number } | null) ?? {};
    work.write(order, { times: times + 1 });
    await mailChanges(work).mail(mail);
  });
  return `${mail.orderId}-${mail.event}`;
}

const never = () => undefined;
const deliveryOf = async (id: string) => (await mails.find(id))?.delivery;

/** Starts a mail server with the given faults, and returns ports that send to it. */
async function serverWith(faults: Parameters<typeof openSmtpInbox>[1]): Promise<MailPorts> {
  const server = await openSmtpInbox(0, faults);
  opened.push(server);
  return portsOver(server.url);
}

describe('an email', () => {
  it('is sent with text, HTML and headers that mark it as automatic', async () => {
    const id = await happen();
    await deliverNewMail(ports, id);
    expect(inbox.mails).toHaveLength(1);
    const [sent] = inbox.mails;
    expect(sent).toMatchObject({
      subject: 'Your order PW-7KQ2MX',
      from: { text: '"Pedalworks" <orders@shop.example>' },
      to: { text: 'jo@example.com' },
      text: 'Thank you.',
      messageId: `<${id}.0@shop.example>`,
    });
    expect(sent?.html).toContain('<p>Thank you.</p>');
    expect(sent?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 1, error: null, isOpen: false });
  });

  it('keeps its text, but not its HTML, in the database after it is sent', async () => {
    const id = await happen();
    const gone = await openSmtpInbox();
    await gone.close();
    expect(await deliverMail(portsOver(gone.url), id)).toBe(false);
    expect((await mails.find(id))?.message.html).toBe('<p>Thank you.</p>');
    await deliverNewMail(ports, id);
    expect(inbox.mails[0]?.html).toContain('<p>Thank you.</p>');
    expect((await mails.find(id))?.message).toMatchObject({ text: 'Thank you.', html: '' });
  });

  it('is sent once if the same order event creates it twice', async () => {
    const mail = newMail();
    const id = await happen(mail);
    await deliverNewMail(ports, id);
    await happen({ ...mail, message: { ...mail.message, subject: 'Another' } });
    await deliverNewMail(ports, id);
    expect(inbox.mails.map(({ subject }) => subject)).toEqual(['Your order PW-7KQ2MX']);
    expect((await firestore.doc(`orders/${mail.orderId}`).get()).get('times')).toBe(2);
  });

  it('is sent once if ten concurrent requests create it', async () => {
    const mail = newMail();
    await Promise.all(Array.from({ length: 10 }, () => happen(mail)));
    await deliverNewMail(ports, `${mail.orderId}-placed`);
    expect(inbox.mails).toHaveLength(1);
    expect((await firestore.doc(`orders/${mail.orderId}`).get()).get('times')).toBe(10);
  });

  it('is sent once if ten triggers run concurrently', async () => {
    const id = await happen();
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => deliverNewMail(ports, id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).not.toHaveLength(0);
    expect(inbox.mails).toHaveLength(1);
    await deliverNewMail(ports, id);
    expect(inbox.mails).toHaveLength(1);
  });

  it('gets the state "off" if no mail server is configured', async () => {
    const id = await happen();
    await deliverNewMail(portsOver(undefined), id);
    expect(await deliveryOf(id)).toMatchObject({ state: 'off', isOpen: false });
  });
});

describe('when the mail server', () => {
  it('is down, the email records the error and the scheduled job sends it later', async () => {
    const gone = await openSmtpInbox();
    await gone.close();
    const id = await happen();
    await expect(deliverNewMail(portsOver(gone.url), id)).rejects.toThrow('mails/not-sent-yet');
    const error = 'The mail server could not be reached.';
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', attempts: 1, error, isOpen: true });
    await runJob(ports);
    expect(inbox.mails).toHaveLength(1);
    expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  });

  it.each([
    ['greet', { onConnect: never }],
    ['accept an email', { onData: never }],
  ])('does not %s, sending times out and is retried', async (_what, faults) => {
    const id = await happen();
    expect(await deliverMail(await serverWith(faults), id)).toBe(false);
    const error = 'The mail server took too long to answer.';
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', error, isOpen: true });
    await runJob(ports);
    expect(inbox.mails).toHaveLength(1);
  });

  it('responds endlessly in small pieces, sending times out', async () => {
    const dribbling = createServer((socket) => {
      const more = setInterval(() => socket.write('220-wait\r\n'), 100);
      socket.on('close', () => {
        clearInterval(more);
      });
    }).listen(0, '127.0.0.1');
    await once(dribbling, 'listening');
    const { port } = dribbling.address() as AddressInfo;
    const id = await happen();
    expect(await deliverMail(portsOver(`smtp://127.0.0.1:${String(port)}`), id)).toBe(false);
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', isOpen: true });
    dribbling.close();
  });

  it('refuses the recipient, the email records the reason and is not retried', async () => {
    let asked = 0;
    const refusing = await serverWith({
      onRcptTo: (_address, _session, done) => {
        asked += 1;
        done(Object.assign(new Error('No such user here'), { responseCode: 550 }));
      },
    });
    const id = await happen();
    await deliverNewMail(refusing, id);
    await runJob(refusing);
    expect(asked).toBe(1);
    const error = 'The mail server refused the address: 550 No such user here';
    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', error, isOpen: false });
  });

  it.each([
    [
      'refuses the recipient temporarily',
      { onRcptTo: answering(450, 'Greylisted') },
      'the address: 450 Greylisted',
    ],
    ['refuses the sender', { onMailFrom: answering(550, 'Not verified') }, 'the sender: 550 Not verified'],
  ])('%s, the email is retried', async (_how, faults, error) => {
    const id = await happen();
    await expect(deliverNewMail(await serverWith(faults), id)).rejects.toThrow();
    const expected = { state: 'failed', error: `The mail server refused ${error}`, isOpen: true };
    expect(await deliveryOf(id)).toMatchObject(expected);
    await runJob(ports);
    expect(inbox.mails).toHaveLength(1);
  });
});

function answering(responseCode: number, message: string) {
  return (_address: unknown, _session: unknown, done: (error: Error) => void) => {
    done(Object.assign(new Error(message), { responseCode }));
  };
}

it('a server instance killed while sending an email leaves the email to be sent again, with the same Message-ID, after the lease expires', async () => {
  const id = await happen();
  const leased = await mails.lease(id);
  if (leased === null || leased === 'busy') throw new Error('The lease was not given.');
  await ports.sendMail(leased);
  await runJob(ports);
  expect(inbox.mails).toHaveLength(1);
  const past = Timestamp.fromMillis(Date.now() - 1);
  await firestore.doc(`mail/${id}`).update({ 'delivery.leaseUntil': past });
  await runJob(ports);
  await runJob(ports);
  const ids = inbox.mails.map(({ messageId }) => messageId);
  expect(ids).toEqual([`<${id}.0@shop.example>`, `<${id}.0@shop.example>`]);
  expect(await deliveryOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
});

describe('the scheduled job', () => {
  it('ignores emails older than a day', async () => {
    const id = await happen();
    const aDayAgo = Timestamp.fromMillis(Date.now() - 86_400_001);
    await firestore.doc(`mail/${id}`).update({ createdAt: aDayAgo });
    await runJob(ports);
    expect(inbox.mails).toEqual([]);
  });

  it('sends the remaining emails if one email cannot be leased', async () => {
    const [first, second] = [await happen(), await happen()];
    const lease: MailPorts['mails']['lease'] = (id) =>
      id === first ? Promise.reject(new Error('No answer.')) : mails.lease(id);
    await runJob({ ...ports, mails: { ...mails, lease } });
    expect((await deliveryOf(second))?.state).toBe('sent');
    await runJob(ports);
    expect((await deliveryOf(first))?.state).toBe('sent');
  });
});
