import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '../../../scripts/lib/smtp-inbox.ts';
import { mailTransport } from '../gateways/mail/mail-transport.ts';
import type { MailedOrder } from './mail-parts.ts';
import { orderMail, type OrderReport } from './order-mails.ts';
import { lowStockMail, newPaidOrderMail } from './shop-mails.ts';
import { mailedOrder, paidOrder, shop } from '../../test-support/mails/mailed-order.ts';

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await openSmtpInbox();
});
afterAll(() => inbox.close());

async function received(report: OrderReport, order: MailedOrder) {
  const { to, message } = orderMail(report, order, shop);
  const send = mailTransport({
    smtpUrl: inbox.url,
    from: 'Pedalworks <orders@shop.example>',
    shopAddress: '',
  });
  expect(await send({ id: 'order1-any', resends: 0, to, message })).toEqual({ state: 'sent' });
  const mail = inbox.mails.at(-1);
  if (mail === undefined) throw new Error('No mail arrived.');
  return { ...mail, html: String(mail.html), text: mail.text ?? '' };
}

const tracking = { carrier: 'UPS', number: '1Z999AA1', url: 'https://ups.example/track?n=1Z999AA1&x=<y>' };
const shipped = { event: 'shipped', changeId: 'c1', sent: paidOrder().lines } as const;
const ended = (by: 'customer' | 'shop' | 'system') => ({
  history: [{ status: 'cancelled', at: new Date(), by }] as const,
});
const [ring, chain] = paidOrder().lines;
if (ring === undefined || chain === undefined) throw new Error('The order has two lines.');
/** Refundable amount after a chainring and $10.00 were refunded. */
const rest = {
  ...{ id: 're3', amountCents: 9140, earlierCents: 6990 },
  ...{ lines: [{ ...ring, quantity: 1 }, chain], adjustmentCents: -1000 },
};
const linkIn = (html: string) => /<a href="([^"]*)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('the mail of an order', () => {
  it('that is placed says what it holds, what to pay and by when, in the zone of the shop', async () => {
    const { subject, text, html, to } = await received({ event: 'placed' }, mailedOrder());
    expect(to).toMatchObject({ text: 'jo@example.com' });
    expect(subject).toBe('Your order PW-7KQ2MX: please pay $161.30');
    const until = 'Friday, November 27, 2026 at 10:30 AM PST';
    for (const part of [text, html.replaceAll('&amp;', '&')]) {
      expect(part).toContain(until);
      expect(part).toContain('Meridian chainring 32T');
      expect(part).toContain('PW-CH12-126 · 1 × $41.50');
    }
    expect(linkIn(html)).toBe('https://shop.example/dashboard/payment/order1');
    expect(text).not.toContain('Sign in as');
  });

  it('names its address once it is paid: before, anybody may have written it for any email', async () => {
    expect((await received({ event: 'placed' }, mailedOrder())).text).not.toContain('Spoke & Sons');
    const { text, html } = await received({ event: 'paid' }, paidOrder());
    for (const part of [text, html.replaceAll('&amp;', '&')]) {
      expect(part).toContain('Spoke & Sons');
      expect(part).toContain('Werkstraße 4');
    }
  });

  it('of a guest says how to come to it', async () => {
    const { text } = await received(
      { event: 'placed' },
      mailedOrder({ customerUid: null, customerName: '' }),
    );
    expect(text).toContain('Hello,\n');
    expect(text).toContain('Sign in as jo@example.com to pay');
  });

  it('that is paid leads to the invoice, or to the order where its address is missing', async () => {
    const { subject, text, html } = await received({ event: 'paid' }, paidOrder({ address: null }));
    expect(subject).toBe('Paid: your order PW-7KQ2MX');
    expect(text).toContain('We received $161.30');
    expect(text).toContain('Add your address to the order');
    expect(linkIn(html)).toBe('https://shop.example/dashboard/myOrder/order1');
    const invoice = await received({ event: 'paid' }, paidOrder());
    expect(linkIn(invoice.html)).toBe('https://shop.example/dashboard/myOrder/order1/invoice');
  });

  it.each([
    ['placed', mailedOrder({ attentions: ['sold-out'] }), 'We’ll make the missing ones'],
    ['paid', paidOrder({ attentions: ['sold-out'] }), 'We’ll make the missing ones'],
    ['paid', paidOrder({ attentions: ['above-stock'], lines: [ring] }), 'We’ll make the rest'],
    ['paid', paidOrder({ attentions: ['sold-out'], lines: [ring] }), 'This part is sold out'],
  ] as const)('%s says that parts are made to order', async (event, order, words) => {
    const { text } = await received({ event }, order);
    expect(text).toContain(words);
    expect(text).not.toContain('We pack it next');
    expect(newPaidOrderMail(order, shop)?.message.text).toContain('Not all of it is in stock');
  });

  it('that is shipped leads to the parcel, or to the order where the address is none', async () => {
    const { text, html } = await received(shipped, paidOrder({ tracking }));
    expect(text).toContain('UPS 1Z999AA1');
    expect(linkIn(html)).toBe(tracking.url.replace('<y>', '&lt;y&gt;'));
    const bad = paidOrder({ tracking: { ...tracking, url: 'javascript:alert(1)' } });
    expect(linkIn((await received(shipped, bad)).html)).toBe('https://shop.example/dashboard/myOrder/order1');
  });

  it.each([
    ['customer', mailedOrder(ended('customer')), 'as you asked us to. You were not charged'],
    ['system', mailedOrder(ended('system')), 'because it was not paid in time. You were not charged'],
  ])('that is cancelled by %s says why and what becomes of the money', async (_by, order, words) => {
    expect((await received({ event: 'cancelled' }, order)).text).toContain(words);
  });

  it('that is cancelled when paid names the refund, its lines and what was refunded before', async () => {
    const order = paidOrder({ ...ended('shop'), refundedCents: 16_130 });
    const report = { event: 'cancelled', refund: rest } as const;
    const { text } = await received(report, order);
    expect(text).toContain('was cancelled by us. We refund $91.40 to the card you paid with.');
    expect(text).toContain('$69.90 was refunded before');
    expect(text).not.toContain('all that you paid');
    expect(text).toMatch(
      /1 × \$59\.90 = \$59\.90[^]+1 × \$41\.50 = \$41\.50[^]+: -\$10\.00\n\nRefund: \$91\.40/u,
    );
  });

  it('of which a part is refunded names the amount, the lines and the sums, once for each refund', async () => {
    const refund = { id: 're1', amountCents: 4150, earlierCents: 0, lines: [chain], adjustmentCents: 0 };
    const report = { event: 'refunded', refund } as const;
    const order = paidOrder({ refundedCents: 4150 });
    expect(orderMail(report, order, shop)).toMatchObject({ event: 'refunded', occurrence: 're1' });
    const { subject, text } = await received(report, order);
    expect(subject).toBe('Refund of $41.50: your order PW-7KQ2MX');
    expect(text).toContain(
      'Chain 12-speed, 126 links\n  PW-CH12-126 · 1 × $41.50 = $41.50\n\nRefund: $41.50',
    );
    expect(text).toMatch(/Order total:\n {2}\$161\.30\n\nNet paid:\n {2}\$119\.80/u);
  });

  it.each([
    ['jpy', 'Your order PW-7KQ2MX: please pay ¥161'],
    ['eur', 'Your order PW-7KQ2MX: please pay €161.30'],
  ])('is in the currency of the order: %s', async (currency, subject) => {
    expect((await received({ event: 'placed' }, mailedOrder({ currency }))).subject).toBe(subject);
  });
});

describe('what customers write', () => {
  const nasty = 'Jo\r\nBcc: everybody@example.com <script>alert("x")</script> & Söhne 🚲 محمد';

  it.each([
    ['YOUR PARCEL IS HELD. PAY AT http://evil.example/pay', 'YOUR PARCEL IS HELD PAY AT'],
    ['evil.example/pay www.evil.example +1 555 0100 a@evil.example', ''],
    ['\u202eevil \u2066x', ''],
    ['Dr. Anne-Marie O’Neill', 'Dr Anne-Marie O’Neill'],
    ['A '.repeat(60), 'A '.repeat(20).trim()],
  ])('%j is greeted with the plain words of it', (customerName, name) => {
    const { text } = orderMail({ event: 'placed' }, mailedOrder({ customerName }), shop).message;
    expect(text).toContain(name === '' ? 'Hello,\n' : `Hello ${name},\n`);
    expect(text).not.toContain('evil');
  });

  it('can neither add a header nor markup', async () => {
    const order = mailedOrder({ customerName: nasty });
    const [line] = order.lines;
    if (line === undefined) throw new Error('An order has a line.');
    const lines = [{ ...line, name: 'Ring 32" <b>T</b> & bolts' }];
    const { html, text, headers, subject } = await received({ event: 'placed' }, { ...order, lines });
    expect([...headers.keys()]).not.toContain('bcc');
    expect(subject).toBe('Your order PW-7KQ2MX: please pay $161.30');
    expect(html).not.toMatch(/<script|<b>T/u);
    expect(text).toContain('Hello Jo Söhne محمد,');
    expect(text).toContain('Ring 32" <b>T</b> & bolts');
    expect(html).toContain('Ring 32&quot; &lt;b&gt;T&lt;/b&gt; &amp; bolts');
  });

  it('is set in its own direction', () => {
    const { html } = orderMail({ event: 'placed' }, mailedOrder({ customerName: 'محمد' }), shop).message;
    expect(html).toMatch(/<p dir="auto"[^>]*>Hello محمد,/u);
  });
});

describe('the HTML', () => {
  const { html } = orderMail({ event: 'placed' }, mailedOrder(), shop).message;

  it('needs no picture, no script and nothing from elsewhere, and knows dark colours', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|<form/u);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('stays under what Gmail shows of a mail, also with 50 lines', async () => {
    const [line] = mailedOrder().lines;
    if (line === undefined) throw new Error('An order has a line.');
    const lines = Array.from({ length: 50 }, () => ({ ...line, name: 'M'.repeat(120) }));
    const large = orderMail({ event: 'placed' }, mailedOrder({ lines }), shop).message.html;
    expect((await simpleParser(`Content-Type: text/html\n\n${large}`)).html).toContain('</html>');
    expect(Buffer.byteLength(large)).toBeLessThan(102_000);
  });
});

describe('the shop reads', () => {
  it('of a new paid order', () => {
    const mail = newPaidOrderMail(paidOrder(), shop);
    expect(mail).toMatchObject({ event: 'new-paid-order', to: 'orders@shop.example', uid: null });
    expect(mail?.message.subject).toBe('New order PW-7KQ2MX: $161.30');
    expect(mail?.message.text).toContain('https://shop.example/dashboard/allOrder/order1');
  });

  it('of parts of which a sale left few', () => {
    const ring = { name: 'Ring 🚲', partNumber: 'PW-1', quantity: 0 };
    const mail = lowStockMail(paidOrder(), [ring], shop);
    expect(mail?.message.subject).toBe('Low stock: Ring 🚲');
    expect(mail?.message.text).toContain('PW-1: sold out');
    expect(lowStockMail(paidOrder(), [], shop)).toBeNull();
  });

  it('nothing where it has no address', () => {
    expect(newPaidOrderMail(paidOrder(), { ...shop, mailAddress: '' })).toBeNull();
  });
});
