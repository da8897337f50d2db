import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import type { OrderReturn } from '@pedalworks/contract';
import { LocalTime } from '../../../ui/dates.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { FirstFew } from '../../../ui/first-few.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { Deadline } from '../deadline.tsx';
import { AdminReturnChip } from '../admin-return-chip.tsx';
import { returnKindLabels, returnReasonLabels } from '../public/return-labels.ts';
import { returnQuery } from '../public/queries.ts';
import { customerOf, returnAddress } from '../admin-texts.ts';

/** Return in the drawer of the list. */
export function ReturnPreview({ listed }: { readonly listed: OrderReturn }) {
  // The list may contain a stale copy of the return, so the preview fetches the current one.
  const { data, isFetchedAfterMount } = useQuery(returnQuery(listed.number));
  const found = isFetchedAfterMount && data !== undefined ? data : listed;
  const { kind, orderId, orderNumber, customerEmail, note, dueBy, declaredAt } = found;
  return (
    <>
      <FactList
        facts={[
          ['Status', <AdminReturnChip key="state" {...found} />],
          ['Kind', returnKindLabels[kind]],
          ['Due', dueBy === null ? '' : <Deadline key="due" dueBy={dueBy} />],
          ['Pieces', <Pieces key="pieces" found={found} />],
          ['Note', note === '' ? '' : <span key="note" style={{ whiteSpace: 'pre-line' }} children={note} />],
          [
            'Order',
            <Link key="order" href={`/dashboard/allOrder/${orderId}`}>
              {orderNumber}
            </Link>,
          ],
          ['Customer', <bdi key="name">{customerOf(found)}</bdi>],
          ['Email', customerEmail === '' ? '' : <MailLink key="email" email={customerEmail} />],
          ['Announced', <LocalTime key="at" isoTime={declaredAt} />],
        ]}
      />
      <Button variant="contained" color="primary" href={returnAddress(found)}>
        Open return ›
      </Button>
    </>
  );
}

function Pieces({ found: { lines } }: { readonly found: OrderReturn }) {
  return (
    <FirstFew items={lines} max={5}>
      {({ name, quantity, reason }) => (
        <>
          {formatNumber(quantity)} × {name}
          {reason === null ? '' : `, ${returnReasonLabels[reason].toLowerCase()}`}
        </>
      )}
    </FirstFew>
  );
}
