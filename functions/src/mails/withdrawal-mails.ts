import {
  addDays,
  confirmWithdrawalLabel,
  daysIn,
  foldedWords,
  lastWithdrawalDay,
  withdrawalPath,
  type Settings,
  type WithdrawalRefusal,
} from '@pedalworks/contract';
import type { NewMail } from '../model/mails.ts';
import type { OrderRecord } from '../model/orders.ts';
import type { ReturnRecord } from '../model/returns.ts';
import {
  linkExpiry,
  withdrawalDueBy,
  type Declaration,
  type WithdrawalEffect,
} from '../model/withdrawals.ts';
import type { MailContent, MailFact } from './mail-content.ts';
import { dayText, exactMoment, oneLine, partRows, textLines, zonedMoment } from './mail-formats.ts';
import { adminOrderLink, greeting, orderFact, orderLink, type MailingShop } from './mail-parts.ts';
import { footerOf, messageOf } from './order-mails.ts';
import { addresseeText, returnAddressFacts, returnFact, type ReturningShop } from './return-mails.ts';
import { toShop } from './shop-mails.ts';
import { namedPieces } from './withdrawn-parts.ts';

type WithdrawingShop = ReturningShop & Pick<Settings, 'returnDays'>;

interface DeclaredWithdrawal {
  readonly order: OrderRecord;
  readonly declaration: Declaration;
}

type CustomerEvent = 'withdrawal-declared' | 'withdrawal-refused' | 'withdrawal-received';

/**
 * Writes the email with the link that makes a declaration effective. It goes to the order's own address, and contains
 * nothing that the person typed, because that may be a stranger's message.
 */
export function withdrawalLinkMail(
  { order, declaration, link }: DeclaredWithdrawal & { readonly link: string },
  shop: WithdrawingShop,
): NewMail {
  const at = exactMoment(declaration.at, shop.timeZone);
  const until = zonedMoment(linkExpiry(declaration.at), shop.timeZone);
  return toCustomer(
    'withdrawal-declared',
    { order, declaration },
    {
      subject: `Confirm your withdrawal: order ${order.number}`,
      preview: 'Open the link to make your withdrawal effective.',
      heading: 'Confirm your withdrawal',
      paragraphs: [
        greeting(order),
        `We received a declaration of withdrawal from the contract of your order ${order.number} on ${at}. ${extentText(declaration)}`,
        `To make it effective, open the link and confirm. The time above counts. The link is valid until ${until}.`,
        'This email confirms that we received the declaration, not that we accept it.',
        'If you did not declare this, ignore this email. Without the link nothing happens.',
      ],
      action: {
        label: confirmWithdrawalLabel,
        url: `${shop.publicAddress}${withdrawalPath}/confirm?link=${link}`,
      },
      rows: partRows(order, declaration.lines ?? []),
      facts: [orderFact(order)],
      footer: customerFooter(shop),
    },
  );
}

function extentText({ lines, note }: Declaration): string {
  if (lines !== null) return 'It covers the parts listed below.';
  return note === ''
    ? 'It covers the whole order.'
    : 'It covers some parts of the order, which you choose on the page that the link opens.';
}

interface RefusedWithdrawal extends DeclaredWithdrawal {
  readonly refusal: WithdrawalRefusal;
}

/** Writes the email about a declaration that has no effect, with what the customer can do instead. */
export function withdrawalRefusalMail(refused: RefusedWithdrawal, shop: WithdrawingShop): NewMail {
  const { order, declaration } = refused;
  const [reason, ...advice] = refusalTexts(refused, shop);
  return toCustomer('withdrawal-refused', refused, {
    subject: `Your withdrawal from order ${order.number}`,
    preview: reason,
    heading: 'About your withdrawal',
    paragraphs: [
      greeting(order),
      `We received a declaration of withdrawal from the contract of your order ${order.number} on ${exactMoment(declaration.at, shop.timeZone)}.`,
      reason,
      ...advice,
      'If you did not declare this, ignore this email.',
    ],
    action: orderLink(order, shop),
    facts: [orderFact(order)],
    footer: customerFooter(shop),
  });
}

function refusalTexts(
  { order, refusal }: RefusedWithdrawal,
  shop: WithdrawingShop,
): readonly [string, ...string[]] {
  switch (refusal) {
    case 'company':
      return [
        'The right of withdrawal is for consumers. This order names a company with a VAT ID.',
        ...voluntaryReturn(order, shop),
      ];
    case 'not-offered':
      return [
        'We offer the withdrawal to consumers in the European Union. The address of this order is in another country.',
        ...voluntaryReturn(order, shop),
      ];
    case 'too-late':
      return [
        `The last day to withdraw was ${dayText(lastWithdrawalDay(order, shop.timeZone) ?? '')}.`,
        ...voluntaryReturn(order, shop),
      ];
    case 'unpaid':
      return [
        'This order is not paid. You owe nothing: cancel it with the link below, or leave it unpaid and we will cancel it.',
      ];
    case 'nothing-left':
      return ['All parts of this order were already cancelled, refunded or withdrawn from.'];
  }
}

/** Offers the voluntary return while it is possible. */
function voluntaryReturn(order: OrderRecord, { timeZone, returnDays }: WithdrawingShop): readonly string[] {
  const deliveries = order.shipments.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? []);
  const dayOf = daysIn(timeZone);
  const until =
    deliveries.length === 0 ? null : addDays(dayOf(new Date(Math.max(...deliveries))), returnDays);
  if (until !== null && dayOf(new Date()) > until) return ['Reply to this email if you have questions.'];
  const time =
    until === null ? `within ${String(returnDays)} days after delivery` : `until ${dayText(until)}`;
  return [`You can return unused parts ${time}: open the order, or reply to this email.`];
}

export interface ReceivedWithdrawal extends DeclaredWithdrawal {
  readonly effect: WithdrawalEffect;
  /** Return of the parts that were sent; null if none was. */
  readonly returned: ReturnRecord | null;
}

/** Writes the receipt: the content of the declaration, its date and time, and what happens next. */
export function withdrawalReceiptMail(received: ReceivedWithdrawal, shop: WithdrawingShop): NewMail {
  const { order, effect, returned, declaration } = received;
  const { declaredAt, lines } = effect;
  const at = exactMoment(declaredAt, shop.timeZone);
  const dueBy = dayText(withdrawalDueBy(declaredAt, shop.timeZone));
  const name = knownName(declaration, order);
  return toCustomer('withdrawal-received', received, {
    subject: `Receipt of your withdrawal: order ${order.number}`,
    preview: `We received your declaration on ${at}.`,
    heading: 'We received your withdrawal',
    paragraphs: [
      greeting(order),
      `You declared on ${at} that you withdraw from the contract of your order ${order.number}, for the parts listed below.`,
      'This email confirms that we received your declaration, not that we accept it.',
      ...unsentText(received),
      ...(returned === null
        ? []
        : [
            `Send the parts that you have by ${dueBy}${addresseeText(shop)}. Put a note with the number ${returned.number} into the parcel.`,
          ]),
      `We refund what you paid for the parts by ${dueBy}${returned === null ? '.' : ', or once we have them, or your proof that you sent them.'}`,
    ],
    action: orderLink(order, shop),
    rows: partRows(order, lines),
    facts: [
      { name: 'Declared', lines: [at] },
      ...(name === '' ? [] : [{ name: 'Name', lines: [name] }]),
      orderFact(order),
      ...returnFacts(returned, shop),
    ],
    footer: customerFooter(shop),
  });
}

function unsentText({ order, effect: { lines } }: ReceivedWithdrawal): readonly string[] {
  const unsent = lines.flatMap((each) => (each.unsent === 0 ? [] : { ...each, quantity: each.unsent }));
  return unsent.length === 0
    ? []
    : [`We did not send these parts yet, and will not: ${namedPieces(order, unsent)}.`];
}

const returnFacts = (returned: ReturnRecord | null, shop: WithdrawingShop): readonly MailFact[] =>
  returned === null ? [] : [returnFact(returned), ...returnAddressFacts(shop)];

/** Returns the typed name if the order has all its words. Other names may be a stranger's message. */
function knownName({ name }: Declaration, { customerName, address }: OrderRecord): string {
  const known = new Set(foldedWords(`${customerName} ${address?.name ?? ''}`));
  return foldedWords(name).every((word) => known.has(word)) ? oneLine(name) : '';
}

const customerFooter = (shop: MailingShop) => ['Questions? Reply to this email.', ...footerOf(shop)];

function toCustomer(
  event: CustomerEvent,
  { order, declaration }: DeclaredWithdrawal,
  content: MailContent,
): NewMail {
  const { id: orderId, customerEmail: to, customerUid: uid } = order;
  return { orderId, event, occurrence: declaration.id, to, uid, message: messageOf(content) };
}

export function newWithdrawalMailToShop(
  { order, effect, declaration, returned }: ReceivedWithdrawal,
  shop: MailingShop,
): NewMail | null {
  const { name, email, note } = declaration;
  const unsent = effect.lines.flatMap((each) =>
    each.unsent === 0 ? [] : { ...each, quantity: each.unsent },
  );
  return toShop(order, shop, {
    event: 'new-return',
    occurrence: declaration.id,
    content: {
      subject: `New withdrawal: order ${order.number}`,
      preview: `Refund by ${dayText(withdrawalDueBy(effect.declaredAt, shop.timeZone))}.`,
      heading: 'New withdrawal',
      paragraphs: [
        `${oneLine(name)} (${email}) withdrew from the contract of order ${order.number} on ${exactMoment(effect.declaredAt, shop.timeZone)}. Refund it by ${dayText(withdrawalDueBy(effect.declaredAt, shop.timeZone))}.`,
        ...(unsent.length === 0
          ? []
          : [`Do not send ${namedPieces(order, unsent)}: refund it, then mark it as handled.`]),
        ...(note === '' ? [] : ['The customer writes:', ...textLines(note)]),
      ],
      action: adminOrderLink(order, shop),
      rows: partRows(order, effect.lines),
      facts: [...(returned === null ? [] : [returnFact(returned)]), orderFact(order)],
    },
  });
}
