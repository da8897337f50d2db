import { counted, formatNumber, totalUnits } from '@pedalworks/contract';
import type { NewMail } from '../model/mails.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnedPieces, ReturnRecord } from '../model/returns.ts';
import { moneyText } from '../shared/money-text.ts';
import type { MailRow } from './mail-content.ts';
import { oneLine, textLines } from './mail-formats.ts';
import { greeting, orderFact, orderLink } from './mail-parts.ts';
import { footerOf } from './order-mails.ts';
import { returnFact, toCustomer, type MailedReturn, type ReturningShop } from './return-mails.ts';
import { trackingFact, trackingLink } from './shipment-mails.ts';

/** Writes the one email about a closed return: refund, deduction, replacement and pieces that are not accepted. */
export function closedReturnMail(mailed: MailedReturn, shop: ReturningShop): NewMail {
  const { order, returned } = mailed;
  const { number, pieces, refund } = returned;
  const parcel = order.shipments.find(({ id }) => id === returned.id);
  const tracking = parcel && trackingFact(parcel);
  const results = [
    refund === null ? '' : `refund of ${moneyText(refund.cents, order)}`,
    parcel === undefined ? '' : 'replacement on its way',
  ].filter((text) => text !== '');
  const result = results.length === 0 ? 'closed' : results.join(', ');
  return toCustomer('return-closed', mailed, {
    subject: `Return ${number}: ${result}`,
    preview: `We received ${counted(totalUnits(pieces), 'piece')}.`,
    heading: 'Your return is closed',
    paragraphs: [
      greeting(order),
      `We received ${counted(totalUnits(pieces), 'piece')} with your return ${number} of order ${order.number}.${differenceText(returned)}`,
      ...refundText(mailed),
      ...(parcel === undefined ? [] : ['We sent you the replacement listed below. You pay nothing for it.']),
      ...sentBackText(pieces),
      ...textLines(returned.history.at(-1)?.note ?? ''),
    ],
    action: (parcel && trackingLink(parcel)) ?? orderLink(order, shop),
    rows: pieces.flatMap((row) => pieceRow(row, order)),
    total: refund === null ? undefined : { name: 'Refund', amount: moneyText(refund.cents, order) },
    facts: [returnFact(returned), orderFact(order), ...(tracking ? [tracking] : [])],
    footer: ['Questions? Reply to this email.', ...footerOf(shop)],
  });
}

/** Says how many pieces were announced if another number came. */
function differenceText({ lines, pieces }: ReturnRecord): string {
  const announced = totalUnits(lines);
  return announced === totalUnits(pieces) ? '' : ` You had announced ${formatNumber(announced)}.`;
}

function refundText({ order, returned: { refund } }: MailedReturn): string[] {
  if (refund === null) return [];
  const { cents, paidCents } = refund;
  const amount = moneyText(cents, order);
  const deducted =
    cents < paidCents
      ? ` You paid ${moneyText(paidCents, order)} for the refunded pieces. We deducted ${moneyText(paidCents - cents, order)}; the reason is below.`
      : '';
  return [
    `We are refunding ${amount} to the card you paid with. It should appear on your statement within 5 to 10 business days.${deducted}`,
  ];
}

function sentBackText(pieces: readonly ReturnedPieces[]): string[] {
  const units = totalUnits(pieces.filter(({ outcome }) => outcome === 'send-back'));
  return units === 0
    ? []
    : [`We could not accept ${counted(units, 'piece')}, which we will send back to you.`];
}

const remedies = { refund: 'Refunded', replace: 'Replaced', none: 'No refund' };

function pieceRow({ line, quantity, outcome, remedy }: ReturnedPieces, order: OrderRecord): MailRow[] {
  const part = order.lines[line];
  if (part === undefined) return [];
  const result = outcome === 'send-back' ? 'Sent back to you' : remedies[remedy];
  return [
    {
      name: oneLine(part.name),
      detail: [part.partNumber, result].filter((text) => text !== '').join(' · '),
      amount: counted(quantity, 'piece'),
    },
  ];
}
