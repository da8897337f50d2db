import type { AuditEntry } from '@pedalworks/contract';
import { isPartKind, partKinds, sides, type FitOverride, type PartInterface } from '@pedalworks/contract/fit';
import { fitLabels } from '../fit/public/fit-labels.ts';
import { interfaceText } from '../fit/public/interface-text.ts';
import { formatCents, formatMoney, formatNumber } from '../../ui/money.ts';

export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the changed fields of an audit entry. Creations and deletions list every field with a value. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): readonly AuditChange[] {
  const [from, to] = [flat(before), flat(after)];
  // For an archived part, `before` has all fields, but `after` has only the changed ones.
  const names = Object.keys(after === null ? from : to).filter((name) => !hiddenFields.has(name));
  return names.flatMap((name) => {
    const change = { field: labelOf(name), before: textOf(name, from[name]), after: textOf(name, to[name]) };
    return change.before === change.after || (counts.has(name) && to[name] === 0) ? [] : [change];
  });
}

/** Internal fields, and fields that the entry's summary already contains. */
const hiddenFields = new Set([
  'isLaterPage',
  'id',
  'uid',
  'refundId',
  'settles',
  'method',
  'revision',
  'updatedAt',
  'rating.sum',
  'rating.count',
]);

const counts = new Set(['created', 'updated', 'undone', 'left']);

/** Flattens nested objects to paths such as `seller.name`. Arrays stay whole. */
function flat(fields: object | null, path = ''): Fields {
  const entries = Object.entries(fields ?? {}).flatMap(([name, value]) =>
    isFields(value) ? Object.entries(flat(value, `${path}${name}.`)) : [[`${path}${name}`, value] as const],
  );
  return Object.fromEntries(entries);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const labels: Readonly<Record<string, string>> = {
  img: 'Picture',
  images: 'Pictures',
  quantity: 'Available',
  minOrder: 'Minimum order',
  step: 'Order step',
  specs: 'Specifications',
  interfaces: 'Compatibility',
  fitOverrides: 'Compatibility overrides',
  enforceMinOrder: 'Enforce the minimum order',
  countStock: 'Count stock',
  enforceStock: 'Enforce stock',
  storage: 'Storage place',
  'madeToOrder.days': 'Days to make',
  holdMinutes: 'Hours to pay',
  returnDays: 'Days to return',
  returnAddress: 'Send returns to',
  withdrawal: 'Withdrawal from contract',
  shopEmails: 'Recipients of emails to the shop',
  mostPerOrder: 'Maximum per part',
  'seller.vatId': 'Seller: VAT ID',
  'seller.taxRatePercent': 'Seller: tax rate in %',
  created: 'Parts added',
  updated: 'Parts changed',
  undone: 'Parts restored',
  left: 'Parts not undone',
  cancelsOrder: 'Order cancelled',
  emailCustomer: 'Email the customer',
  restock: 'Back into stock',
  refunded: 'Refunded or pending before',
  transactionId: 'Payment',
};

function labelOf(name: string): string {
  const words = name
    .replace(/Cents$/u, '')
    .replaceAll('.', ': ')
    .replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const amounts = new Set(['amount', 'refunded', 'price']);

function textOf(name: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    const last = name.split('.').at(-1) ?? '';
    if (last.endsWith('Cents')) return formatCents(value);
    if (last === 'holdMinutes') return formatNumber(value / 60);
    return amounts.has(last) ? formatMoney(value) : formatNumber(value);
  }
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(lineOf).join('\n');
  if (typeof value !== 'string') return JSON.stringify(value);
  return name === 'kind' && isPartKind(value) ? partKinds[value] : value;
}

type Item = Partial<
  Record<
    'name' | 'value' | 'url' | 'alt' | 'from' | 'unitPriceCents' | 'productId' | 'quantity',
    string | number
  >
>;

function lineOf(item: unknown): string {
  if (!isFields(item)) return String(item);
  if (isInterface(item)) return interfaceText(item);
  if (isOverride(item)) return `${fitLabels[item.verdict]}: ${item.productId}. ${item.reason}`;
  const { name, value, url, alt, from, unitPriceCents, productId, quantity } = item as Item;
  if (name !== undefined && value !== undefined) return `${name}: ${value}`;
  if (url !== undefined) return String(alt || url);
  if (from !== undefined && typeof unitPriceCents === 'number')
    return `from ${from}: ${formatCents(unitPriceCents)}`;
  if (productId !== undefined && quantity !== undefined) return `${quantity} × ${productId}`;
  return JSON.stringify(item);
}

const isInterface = (item: Fields): item is Fields & PartInterface =>
  typeof item['key'] === 'string' && sides.some((side) => side === item['side']);

const isOverride = (item: Fields): item is Fields & FitOverride =>
  item['verdict'] === 'fits' || item['verdict'] === 'does-not-fit';
