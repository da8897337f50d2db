import { decimalsOf, toCents, type Stats } from '@pedalworks/contract';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  clientSecretOf,
  openStockedFixture,
  type PaymentFixture,
} from '../../test-support/payments/payment-fixture.ts';
import { sheetOf, type SheetRow } from '../../test-support/exports/spreadsheet.ts';

interface Terms {
  readonly timeZone: string;
  readonly currency: string;
  readonly taxRatePercent: number;
  /** First and last day of the journal. `edges` contains the start of the first day and the end of the last day. */
  readonly days: readonly [from: string, to: string];
  readonly edges: readonly [from: string, to: string];
}

const fixtures: PaymentFixture[] = [];
afterAll(() => Promise.all(fixtures.map((fixture) => fixture.close())));

async function openFixture({ timeZone, currency, taxRatePercent }: Terms) {
  const fixture = await openStockedFixture({ currency });
  fixtures.push(fixture);
  const token = (await fixture.shop.people.admin()).accessToken;
  const seller = { name: 'Pedalworks', address: '', vatId: '', taxRatePercent };
  const body = { enforceMinOrder: false, enforceStock: false, timeZone, seller };
  expect((await fixture.shop.call('saveSettings', { token, body })).status).toBe(200);
  return { fixture, token };
}

/** Runs `happen` with the shop's clock set to `moment`. */
async function at<T>({ provider }: PaymentFixture, moment: number, happen: () => T): Promise<Awaited<T>> {
  vi.useFakeTimers({ toFake: ['Date'], now: moment });
  try {
    const result = await happen();
    await provider.webhooks.flush();
    return result;
  } finally {
    vi.useRealTimers();
  }
}

const centsOf = (rows: readonly SheetRow[], column = 'Gross') =>
  rows.reduce((sum, row) => sum + toCents(Number(row[column])), 0);

describe.each<Terms>([
  {
    // Daylight saving time ends on the second day.
    timeZone: 'America/New_York',
    currency: 'usd',
    taxRatePercent: 8.875,
    days: ['2025-11-01', '2025-11-30'],
    edges: ['2025-11-01T04:00:00Z', '2025-12-01T05:00:00Z'],
  },
  {
    timeZone: 'Europe/Berlin',
    currency: 'eur',
    taxRatePercent: 19,
    days: ['2025-03-01', '2025-03-31'],
    edges: ['2025-02-28T23:00:00Z', '2025-03-31T22:00:00Z'],
  },
  {
    timeZone: 'Pacific/Kiritimati',
    currency: 'jpy',
    taxRatePercent: 0,
    days: ['2026-01-01', '2026-01-31'],
    edges: ['2025-12-31T10:00:00Z', '2026-01-31T10:00:00Z'],
  },
])('accounting journal in $timeZone with $taxRatePercent % tax in $currency', (terms) => {
  const [from, to] = terms.days;
  const [start, end] = terms.edges.map((edge) => Date.parse(edge)) as [number, number];
  const isWithin = (seconds: number) => seconds * 1000 >= start && seconds * 1000 < end;

  it('has the same totals as the Overview page and Stripe, to the cent', async () => {
    const { fixture, token } = await openFixture(terms);
    const { shop, provider } = fixture;
    const unit = decimalsOf(terms.currency) === 0 ? 100 : 1;
    const hour = 3_600_000;
    // Stripe timestamps have whole seconds.
    const moments = [start - 1000, start, start + 25 * hour, start + 13 * 24 * hour, end - 1000, end];
    const paymentIds: string[] = [];
    for (const [nth, moment] of moments.entries()) {
      const orderId = await fixture.placeOrder({
        priceCents: unit * (1234 + 777 * nth),
        createdAt: new Date(moment),
      });
      const secret = clientSecretOf(await fixture.openIntent(orderId));
      paymentIds.push(await at(fixture, moment, () => fixture.pay(secret)));
    }
    const refund = (nth: number, amount: number | undefined, moment: number) =>
      at(fixture, moment, () => provider.dashboard.refund(paymentIds[nth] ?? '', amount));
    await refund(1, 333, start - 1000 + 2 * hour);
    await refund(1, 334, start + 26 * hour);
    await refund(1, undefined, end - 1000);
    await refund(2, 501, end);
    const failing = await refund(3, 250, end - hour);
    await at(fixture, end + 48 * hour, () => provider.dashboard.settleRefund(failing.id, 'failed'));

    const rows = await sheetOf(shop, 'exportJournal', { token, query: { from, to } });
    const { days } = (await shop.call('getStats', { token, query: { from, to } })).json as Stats;
    const ofKind = (kind: string) => rows.filter((row) => row['Kind'] === kind);
    const invoices = ofKind('invoice');
    const credits = ofKind('credit note');
    expect(rows).toHaveLength(invoices.length + credits.length);
    expect([invoices.length, credits.length]).toEqual([4, 4]);

    const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const charged = provider.charges().filter(({ created }) => isWithin(created));
    const refunded = provider.refunds().filter(({ created }) => isWithin(created));
    expect(centsOf(invoices)).toBe(sumOf(days.map(({ revenue }) => toCents(revenue))));
    expect(centsOf(invoices)).toBe(sumOf(charged.map(({ amount }) => amount)) * unit);
    expect(-centsOf(credits)).toBe(sumOf(days.map(({ refunds }) => toCents(refunds))));
    expect(-centsOf(credits)).toBe(sumOf(refunded.map(({ amount }) => amount)) * unit);
    expect(credits.map((row) => row['Transaction'])).toEqual(
      refunded.toSorted((one, other) => one.created - other.created).map(({ id }) => id),
    );

    for (const row of rows) {
      expect(toCents(Number(row['Net'])) + toCents(Number(row['Tax']))).toBe(toCents(Number(row['Gross'])));
      expect(row['Tax rate %']).toBe(String(terms.taxRatePercent));
      expect(row[`Date (${terms.timeZone})`]?.slice(0, 7)).toBe(from.slice(0, 7));
      expect(row['Document date']).toBe(row[`Date (${terms.timeZone})`]);
    }
    // After a full refund, an invoice and its credit notes add up to zero: gross, tax and net.
    const [, second] = moments.map((_moment, nth) =>
      rows.filter((row) => row['Order'] === invoices[nth - 1]?.['Order']),
    );
    expect([centsOf(second ?? []), centsOf(second ?? [], 'Tax'), centsOf(second ?? [], 'Net')]).toEqual([
      0, 0, 0,
    ]);

    // A failed refund is reversed in the month of the failure.
    const next = await sheetOf(shop, 'exportJournal', { token, query: { from: addDay(to) } });
    const voided = next.filter((row) => row['Kind'] === 'credit note voided');
    expect(voided.map((row) => [row['Number'], row['Gross']])).toEqual([
      [
        credits.find((row) => row['Transaction'] === failing.id)?.['Number'],
        (2.5 * unit).toFixed(unit === 1 ? 2 : 0),
      ],
    ]);
  }, 120_000);
});

const addDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
