import type { OrderReturn } from '@pedalworks/contract';
import { expect, it } from 'vitest';
import type { ReturnableLine } from './returnable-lines.ts';
import { returnTermsText } from './return-terms.ts';
import { nextText, refundFacts, resultText } from './return-texts.ts';

const lineOf = (lastDay: string | null, isLate = false) => ({ lastDay, isLate }) as ReturnableLine;
const termsOf = (...lines: readonly ReturnableLine[]) => returnTermsText({ lines, returnDays: 60 });

it('names the first of the last days, or the days after a delivery that is still to come', () => {
  const report = ', and report a part that fails at any time.';
  expect(termsOf(lineOf('2027-01-28'), lineOf('2027-01-20'), lineOf('2026-10-01', true))).toBe(
    `You can return parts until January 20, 2027${report}`,
  );
  expect(termsOf(lineOf('2027-01-28'), lineOf(null))).toBe(
    `You can return parts within 60 days of delivery${report}`,
  );
});

it('offers the warranty once the days of all parts are over', () => {
  expect(termsOf(lineOf('2026-10-01', true), lineOf('2026-10-09', true))).toBe(
    'The 60 days to return these parts ended on October 9, 2026. The warranty still covers parts that are damaged or do not work.',
  );
});

it('says until when to send the parts only after the approval, which starts the days', () => {
  const returned = { state: 'requested', sendBy: '2026-12-13', address: 'Weg 1' } as OrderReturn;
  expect(nextText(returned)).toContain('Once we have approved it, you have 14 days');
  expect(nextText({ ...returned, state: 'approved' })).toContain('by December 13, 2026 to this address,');
  expect(nextText({ ...returned, state: 'approved', address: '' })).toContain('for the address.');
});

it('says if the replacement of a closed return came back', () => {
  const textOf = (replacement: OrderReturn['replacement']) =>
    nextText({ state: 'closed', replacement } as OrderReturn);
  expect(textOf(null)).toBe('This return is complete.');
  expect(textOf('sent')).toContain('on its way');
  expect(textOf('returned')).toContain('came back to us undelivered. We will contact you');
  expect(textOf('settled')).toBe('Your replacement came back to us undelivered.');
});

it('says what became of each piece of a closed return', () => {
  const pieces = [
    { line: 0, quantity: 1, outcome: 'restock', remedy: 'refund' },
    { line: 0, quantity: 2, outcome: 'send-back', remedy: 'none' },
    { line: 1, quantity: 1, outcome: 'scrap', remedy: 'replace' },
  ] as const;
  expect(resultText({ state: 'closed', pieces: [...pieces] }, 0)).toBe(
    '1 refunded, 2 not accepted, sent back to you',
  );
  expect(resultText({ state: 'closed', pieces: [...pieces] }, 1)).toBe('1 replaced');
  expect(resultText({ state: 'received', pieces: [...pieces] }, 0)).toBe('');
});

it('explains a refund to the cent, and a failed one until it is settled another way', () => {
  const factsOf = (changes: object) => {
    const refund = { amount: 80, paid: 89.9, status: 'succeeded', creditNoteNumber: null, ...changes };
    return refundFacts({ refund, currency: 'usd' } as OrderReturn);
  };
  expect(factsOf({})).toEqual([
    ['Paid', '$89.90'],
    ['Deducted', '−$9.90'],
    ['Refund', '$80.00 refunded'],
  ]);
  const full = { amount: 89.9 };
  expect(factsOf({ ...full, status: 'failed' })).toEqual([
    ['Refund', '$89.90 refund failed. We will try again or contact you.'],
  ]);
  expect(factsOf({ ...full, status: 'failed', paidBy: 'transfer' })).toEqual([
    ['Refund', '$89.90 refunded by bank transfer'],
  ]);
});
