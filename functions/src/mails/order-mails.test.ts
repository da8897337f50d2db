import { simpleParser } from 'mailparser';
import { afterAll, describe, expect, it } from 'vitest';
import { openSmtpInbox } from '../../../scripts/lib/smtp-inbox.ts';
import { mailTransport } from '../gateways/mail/mail-transport.ts';
import type { OrderRecord } from '../model/orders.ts';
import { orderMail, type OrderReport } from './order-mails.ts';
import { lowStockMail, newPaidOrderMail } from './shop-mails.ts';
import { mailedOrder, ofParcel, paidOrder, shop } from '../../test-support/mails/mailed-order.ts';

const inbox = await openSmtpInbox();
afterAll(() => inbox.close());

async function received(report: OrderReport, order: OrderRecord) {
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
const ended = (by: 'customer' | 'shop' | 'system') => ({
  history: [{ status: 'cancelled', at: new Date(), by }] as const,
});
const [ring, chain] = paidOrder().lines;
if (ring === undefined || chain === undefined) throw new Error('The order has two lines.');
/** Refund of an order's remaining $91.40, after earlier refunds of a chainring ($59.90) and of $10.00. */
const rest = {
  id: 're3',
  amountCents: 9140,
  earlierCents: 6990,
  lines: [{ ...ring, quantity: 1 }, chain],
  adjustmentCents: -1000,
};
const linkIn = (html: string) => /<a href="([^"]*)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('an order email', () => {
  it('for a placed order shows the lines, the amount due and the deadline in the shop’s time zone', async () => {
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
    expect(text).not.toContain('Sign in');
  });

  it('shows the delivery address only after payment, because anyone can place an order with any email', async () => {
    expect((await received({ event: 'placed' }, mailedOrder())).text).not.toContain('Spoke & Sons');
    const { text, html } = await received({ event: 'paid' }, paidOrder());
    for (const part of [text, html.replaceAll('&amp;', '&')]) {
      expect(part).toContain('Spoke & Sons');
      expect(part).toContain('Werkstraße 4');
    }
  });

  it('tells guests to sign in to pay', async () => {
    const { text } = await received(
      { event: 'placed' },
      mailedOrder({ customerUid: null, customerName: '' }),
    );
    expect(text).toContain('Hello,\n');
    expect(text).toContain('Sign in with this email address to pay');
  });

  it('for a paid order links to the order and its invoice, or asks for the address if the order has none', async () => {
    const { subject, text, html } = await received({ event: 'paid' }, paidOrder({ address: null }));
    expect(subject).toBe('Paid: your order PW-7KQ2MX');
    expect(text).toContain('We received $161.30');
    expect(text).toContain('we need your address: add it with the link below');
    expect(linkIn(html)).toBe('https://shop.example/dashboard/myOrder/order1');
    const complete = await received({ event: 'paid' }, paidOrder());
    expect(linkIn(complete.html)).toBe('https://shop.example/dashboard/myOrder/order1');
    for (const part of [complete.text, complete.html])
      expect(part).toContain('https://shop.example/dashboard/myOrder/order1/invoice');
  });

  it.each([
    ['placed', mailedOrder({ attentions: ['sold-out'] }), 'We’ll make the missing ones'],
    ['paid', paidOrder({ attentions: ['sold-out'] }), 'We’ll make the missing ones'],
    ['paid', paidOrder({ attentions: ['above-stock'], lines: [ring] }), 'We’ll make the rest'],
    ['paid', paidOrder({ attentions: ['sold-out'], lines: [ring] }), 'Your part is out of stock'],
  ] as const)(
    'tells the customer of a %s order that the shop will make parts that are out of stock',
    async (event, order, words) => {
      const { text } = await received({ event }, order);
      expect(text).toContain(words);
      expect(text).not.toContain('We will pack it next');
      expect(newPaidOrderMail(order, shop)?.message.text).toContain('Not everything is in stock');
    },
  );

  const carrierOnly = { carrier: 'UPS', number: '', url: null };
  it.each([
    { change: 'added tracking', before: null, after: tracking, subject: 'Tracking' },
    { change: 'a number added to a carrier', before: carrierOnly, after: tracking, subject: 'Tracking' },
    {
      change: 'a corrected number',
      before: tracking,
      after: { ...tracking, number: '2' },
      subject: 'Corrected tracking',
    },
    { change: 'a removed number', before: tracking, after: carrierOnly, subject: 'No tracking' },
    { change: 'removed tracking', before: tracking, after: null, subject: 'No tracking' },
    { change: 'an added carrier', before: null, after: carrierOnly, subject: 'Shipment updated' },
  ])('for $change has the subject “$subject” and says what to do', async ({ before, after, subject }) => {
    const history = [{ status: 'shipped', at: new Date(), by: 'shop', formerTracking: before }] as const;
    const order = paidOrder({ tracking: after, history });
    const mail = await received(ofParcel('tracking-changed', order), order);
    expect(mail.subject).toBe(`${subject}: your order PW-7KQ2MX`);
    const words = {
      Tracking: 'You can now track your order',
      'Corrected tracking': 'Please use the ones below',
      'No tracking': 'we have no tracking for it',
      'Shipment updated': 'We have no tracking for it',
    };
    expect(mail.text).toContain(words[subject as keyof typeof words]);
  });

  it('for a shipped order links to the tracking page, or to the order page if the tracking link is unsafe', async () => {
    const sent = paidOrder({ tracking });
    const { text, html } = await received(ofParcel('shipped', sent), sent);
    expect(text).toContain('UPS 1Z999AA1');
    expect(linkIn(html)).toBe(tracking.url.replace('<y>', '&lt;y&gt;'));
    expect(text).toMatch(/To return parts within 60 days of delivery[^]*\/myOrder\/order1\/return/u);
    const bad = paidOrder({ tracking: { ...tracking, url: 'javascript:alert(1)' } });
    expect(linkIn((await received(ofParcel('shipped', bad), bad)).html)).toBe(
      'https://shop.example/dashboard/myOrder/order1',
    );
  });

  it.each([
    ['customer', mailedOrder(ended('customer')), 'at your request. You were not charged'],
    ['system', mailedOrder(ended('system')), 'because it was not paid in time. You were not charged'],
  ])(
    'says why an unpaid order was cancelled by the %s, and that nothing was charged',
    async (_by, order, words) => {
      expect((await received({ event: 'cancelled' }, order)).text).toContain(words);
    },
  );

  it('for a cancelled paid order shows the refund, the refunded items and earlier refunds', async () => {
    const order = paidOrder({ ...ended('shop'), refundedCents: 16_130 });
    const report = { event: 'cancelled', refund: rest } as const;
    const { text } = await received(report, order);
    expect(text).toContain(
      'We cancelled your order PW-7KQ2MX. We refunded $91.40 to the card you paid with.',
    );
    expect(text).toContain('$69.90 was refunded earlier');
    expect(text).not.toContain('all that you paid');
    expect(text).toMatch(
      /1 × \$59\.90 = \$59\.90[^]+1 × \$41\.50 = \$41\.50\nAdjustment for other refunds\n {2}-\$10\.00\n\nRefund: \$91\.40/u,
    );
  });

  it.each([
    { status: 'paid', lines: [chain], says: 'We will not send the parts listed below.' },
    { status: 'refunded', lines: [chain], says: 'Your order is closed, and nothing will be sent.' },
    { status: 'paid', lines: [], says: '5 to 10 business days.\n' },
    { status: 'shipped', lines: [chain], says: '5 to 10 business days.\n' },
  ] as const)(
    'about a refund of $lines.length lines of a $status order says: $says',
    async ({ status, lines, says }) => {
      const refund = { id: 're1', amountCents: 4150, earlierCents: 0, lines, adjustmentCents: 0 };
      const { text } = await received({ event: 'refunded', refund }, paidOrder({ status }));
      expect(text).toContain(says);
    },
  );

  it('for a partial refund shows its amount, the refunded items and the new totals', async () => {
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
    const pending = await received(report, { ...order, refundPendingCents: 1000 });
    expect(pending.text).toMatch(/Refund pending:\n {2}\$10\.00\n\nNet paid:\n {2}\$109\.80/u);
  });

  it.each([
    ['jpy', 'Your order PW-7KQ2MX: please pay ¥161'],
    ['eur', 'Your order PW-7KQ2MX: please pay €161.30'],
  ])("uses the order's currency: %s", async (currency, subject) => {
    expect((await received({ event: 'placed' }, mailedOrder({ currency }))).subject).toBe(subject);
  });
});

describe('customer input in emails', () => {
  const nasty = 'Jo\r\nBcc: everybody@example.com <script>alert("x")</script> & Söhne 🚲 محمد';

  it.each([
    ['J.R. Smith', 'J.R. Smith'],
    ['ナカムラ・ケンジ', 'ナカムラ・ケンジ'],
    ['Dr. Anne-Marie O’Neill', 'Dr. Anne-Marie O’Neill'],
    ['Lee, Ji-woo', 'Lee, Ji-woo'],
    ['PAY AT http://evil.example/pay', ''],
    ['\u202eevil \u2066x', ''],
    ['Anna '.repeat(20), 'Anna '.repeat(8).trim()],
  ])('greets a verified customer by name if the name is plain: %j', (customerName, name) => {
    const { text } = orderMail({ event: 'placed' }, mailedOrder({ customerName }), shop).message;
    expect(text).toContain(name === '' ? 'Hello,\n' : `Hello ${name},\n`);
  });

  it('adds neither headers nor markup', async () => {
    const order = mailedOrder({ customerName: nasty });
    const [line] = order.lines;
    if (line === undefined) throw new Error('An order has a line.');
    const lines = [{ ...line, name: 'Ring 32" <b>T</b> & bolts' }];
    const { html, text, headers, subject } = await received({ event: 'placed' }, { ...order, lines });
    expect([...headers.keys()]).not.toContain('bcc');
    expect(subject).toBe('Your order PW-7KQ2MX: please pay $161.30');
    expect(html).not.toMatch(/<script|<b>T/u);
    expect(text).toContain('Hello,\n');
    expect(text).toContain('Ring 32" <b>T</b> & bolts');
    expect(html).toContain('Ring 32&quot; &lt;b&gt;T&lt;/b&gt; &amp; bolts');
  });

  it('is displayed in the text direction of its own script', () => {
    const { html } = orderMail({ event: 'placed' }, mailedOrder({ customerName: 'محمد' }), shop).message;
    expect(html).toMatch(/<p dir="auto"[^>]*>Hello محمد,/u);
  });
});

describe('the HTML of an email', () => {
  const { html } = orderMail({ event: 'placed' }, mailedOrder(), shop).message;

  it('contains no images, scripts or remote content, and supports dark mode', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|<form/u);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('stays below Gmail’s size limit with 50 order lines', async () => {
    const [line] = mailedOrder().lines;
    if (line === undefined) throw new Error('An order has a line.');
    const lines = Array.from({ length: 50 }, () => ({ ...line, name: 'M'.repeat(120) }));
    const large = orderMail({ event: 'placed' }, mailedOrder({ lines }), shop).message.html;
    expect((await simpleParser(`Content-Type: text/html\n\n${large}`)).html).toContain('</html>');
    expect(Buffer.byteLength(large)).toBeLessThan(102_000);
  });
});

describe('an email to the shop', () => {
  it('reports a new paid order', () => {
    const mail = newPaidOrderMail(paidOrder(), shop);
    expect(mail).toMatchObject({ event: 'new-paid-order', to: 'orders@shop.example', uid: null });
    expect(mail?.message.subject).toBe('New order PW-7KQ2MX: $161.30');
    expect(mail?.message.text).toContain('https://shop.example/dashboard/allOrder/order1');
  });

  it('reports parts that are low in stock', () => {
    const ring = { name: 'Ring 🚲', partNumber: 'PW-1', quantity: 0 };
    const mail = lowStockMail(paidOrder(), [ring], shop);
    expect(mail?.message.subject).toBe('Low stock: Ring 🚲');
    expect(mail?.message.text).toContain('PW-1: Out of stock');
    expect(lowStockMail(paidOrder(), [], shop)).toBeNull();
  });

  it('is not created if the shop has no email address', () => {
    expect(newPaidOrderMail(paidOrder(), { ...shop, mailAddress: '' })).toBeNull();
  });
});
