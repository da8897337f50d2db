import type { Order } from '@pedalworks/contract';
import { FactList } from '../../ui/fact-list.tsx';
import { formatMoney } from '../../ui/money.ts';
import { PrimaryLink } from '../../ui/primary-link.tsx';
import { LocalDay } from '../../ui/local-time.tsx';
import { MailLink, PhoneLink, TransactionId } from './order-facts.tsx';
import { attentionTexts, StatusChip } from './order-status.tsx';
import { inShort } from './order-words.ts';

/** What an order is about, beside the list; what can be done about it is on its page. */
export function OrderPreview({ order }: { readonly order: Order }) {
  const { _id, customerName, customerEmail, phone, price, createdAt, paid, transactionId, attentions } =
    order;
  return (
    <>
      <FactList
        facts={[
          ['Status', <StatusChip key="status" order={order} />],
          ...attentions.map((attention) => attentionTexts[attention]),
          ['Parts', inShort(order)],
          ['Total', formatMoney(price, order.currency)],
          ['Ordered', <LocalDay key="day" isoTime={createdAt} />],
          ['Customer', customerName === '' ? 'No name given' : customerName],
          ['Email', <MailLink key="email" email={customerEmail} />],
          ['Phone', phone === '' ? '' : <PhoneLink key="phone" phone={phone} />],
          ['Payment', paid ? 'Paid' : 'Not paid'],
          ['Transaction', transactionId === null ? '' : <TransactionId key="id" id={transactionId} />],
        ]}
      />
      <PrimaryLink href={`/dashboard/allOrder/${_id}`}>Open order ›</PrimaryLink>
    </>
  );
}
