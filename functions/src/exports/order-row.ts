import { fromCents } from '@pedalworks/contract';
import type { CsvRow } from '../http/csv.ts';
import type { OrderRecord } from '../orders/orders-port.ts';
import { momentText } from './moment-text.ts';

type Column = readonly [heading: string, cell: (order: OrderRecord) => string | number];

const amount = (cents: number): string => fromCents(cents).toFixed(2);

const columns: readonly Column[] = [
  ['Number', ({ number }) => number],
  ['Placed (UTC)', ({ createdAt }) => momentText(createdAt)],
  ['Status', ({ status }) => status],
  ['Paid (UTC)', ({ paidAt }) => momentText(paidAt)],
  ['Total', ({ priceCents }) => amount(priceCents)],
  ['Refunded', ({ refundedCents }) => amount(refundedCents)],
  ['Currency', ({ currency }) => currency.toUpperCase()],
  ['Units', ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0)],
  [
    'Parts',
    ({ lines }) => lines.map(({ quantity, ...line }) => `${String(quantity)} × ${partOf(line)}`).join('; '),
  ],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
  ['Phone', ({ phone }) => phoneText(phone)],
  ['Name', ({ address }) => address?.name ?? ''],
  ['Company', ({ address }) => address?.company ?? ''],
  ['VAT id', ({ address }) => address?.vatId ?? ''],
  ['Street', ({ address }) => address?.street ?? ''],
  ['Postcode', ({ address }) => address?.postcode ?? ''],
  ['City', ({ address }) => address?.city ?? ''],
  ['Region', ({ address }) => address?.region ?? ''],
  ['Country', ({ address }) => address?.country ?? ''],
  ['Purchase order', ({ address }) => address?.purchaseOrder ?? ''],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber ?? ''],
  ['Payment', ({ transactionId }) => transactionId ?? ''],
  ['Carrier', ({ tracking }) => tracking?.carrier ?? ''],
  ['Tracking number', ({ tracking }) => tracking?.number ?? ''],
];

const partOf = ({ partNumber, name }: Pick<OrderRecord['lines'][number], 'partNumber' | 'name'>) =>
  `${partNumber} ${name}`.trim();

/** Separates the groups of an international number with blanks: Excel would subtract those behind hyphens. */
const phoneText = (phone: string): string => (phone.startsWith('+') ? phone.replace(/[-–./]/gu, ' ') : phone);

export const orderHeadings: CsvRow = columns.map(([heading]) => heading);

export const orderRow = (order: OrderRecord): CsvRow => columns.map(([, cell]) => cell(order));
