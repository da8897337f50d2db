import { addressLines, foldedCode } from '@pedalworks/contract';
import type { OrderRecord } from '../model/orders.ts';
import { phoneEnding, phoneEndings, textTest } from '../model/word-search.ts';

interface Field {
  /** Name of a code, such as an invoice number; empty for text that speaks for itself. */
  readonly name: string;
  readonly text: string;
}

const maxFields = 2;

/**
 * Returns the fields of an order that a search matched, such as `Purchase order PO-4712`, unless number, name and email
 * contain all searched words.
 */
export function matchedText(order: OrderRecord, search: string): string {
  const { number, customerName, customerEmail } = order;
  const shown = [number, foldedCode(number), customerName, customerEmail].join(' ');
  const fields = [...fieldsOf(order), ...phoneOf(order, search)];
  const matched = search.split(/\s+/u).flatMap((word) => {
    const isFound = textTest(word);
    if (isFound(shown)) return [];
    return fields.find(({ text }) => isFound(`${text} ${foldedCode(text)}`)) ?? [];
  });
  const texts = matched.map(({ name, text }) => `${name} ${text.replaceAll('\n', ', ')}`.trim());
  return [...new Set(texts)].slice(0, maxFields).join(' · ');
}

function fieldsOf({ lines, address, shipments, ...order }: OrderRecord): readonly Field[] {
  const codes = [
    { name: 'Purchase order', text: address?.purchaseOrder },
    { name: 'Invoice', text: order.invoiceNumber },
    ...order.creditNoteNumbers.map((text) => ({ name: 'Credit note', text })),
    ...(order.returnNumbers ?? []).map((text) => ({ name: 'Return', text })),
    ...shipments.map(({ tracking }) => ({ name: tracking?.carrier ?? '', text: tracking?.number })),
    { name: 'VAT ID', text: address?.vatId },
    { name: 'Payment', text: order.transactionId },
  ];
  const texts = [
    ...lines.map(({ name }) => name),
    ...lines.map(({ partNumber }) => partNumber),
    ...(address === null ? [] : addressLines(address)),
  ];
  return [...codes, ...texts.map((text) => ({ name: '', text }))].flatMap(({ name, text }) =>
    text ? { name, text } : [],
  );
}

const phoneOf = ({ phone }: OrderRecord, search: string): readonly Field[] =>
  phoneEndings(phone).includes(phoneEnding(search) ?? '') ? [{ name: 'Phone', text: phone }] : [];
