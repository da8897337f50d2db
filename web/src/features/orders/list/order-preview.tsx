import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { Order, Tracking } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { FactList } from '../../../ui/fact-list.tsx';
import { FirstFew } from '../../../ui/first-few.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { LocalDay } from '../../../ui/dates.tsx';
import { onlyParcel, NextStep, type AddressProps } from '../page/admin-actions.tsx';
import { ChangeTracking } from '../ship/change-tracking.tsx';
import { NextSteps } from '../next-steps.tsx';
import { PhoneLink, TrackingNumber, TransactionId } from '../page/order-facts.tsx';
import { attentionTexts, StatusChip } from '../order-status.tsx';
import { customerName } from '../order-summary.ts';
import { parcelTracking, type Parcel } from '../public/parcels.ts';
import { orderPageQuery } from '../queries.ts';

export function OrderPreview({ order: listed, addressButton }: AddressProps) {
  // The list may contain a stale copy of the order, so the preview fetches the current one.
  const { data, isFetchedAfterMount } = useQuery(orderPageQuery(listed._id));
  const order = isFetchedAfterMount && data !== undefined ? data : listed;
  const { _id, customerEmail, phone, price, createdAt, paid, transactionId } = order;
  const parcel = onlyParcel(order);
  const trackings = order.shipments.filter(({ returnedAt }) => returnedAt === null).flatMap(trackingOf);
  const attentions = openAttentions(order);
  return (
    <>
      <FactList
        facts={[
          ['Status', <StatusChip key="status" order={order} />],
          ['Attention', attentions.length === 0 ? '' : <AttentionLines key="attention" order={order} />],
          ['Parts', <PartLinks key="parts" order={order} />],
          ['Total', formatMoney(price, order.currency)],
          ['Ordered', <LocalDay key="day" isoTime={createdAt} />],
          ['Customer', customerName(order)],
          ['Email', customerEmail === '' ? '' : <MailLink key="email" email={customerEmail} />],
          ['Phone', phone === '' ? '' : <PhoneLink key="phone" phone={phone} />],
          [
            'Tracking',
            trackings.length === 0 ? '' : <TrackingNumbers key="tracking" trackings={trackings} />,
          ],
          ['Payment', paid ? 'Paid' : 'Not paid'],
          ['Transaction', transactionId === null ? '' : <TransactionId key="id" id={transactionId} />],
        ]}
      />
      <NextSteps>
        <NextStep key={order.status} order={order} addressButton={addressButton} />
        {parcel === undefined ? null : <ChangeTracking order={order} parcel={parcel} />}
        <Button variant="outlined" href={`/dashboard/allOrder/${_id}`}>
          Open order ›
        </Button>
      </NextSteps>
    </>
  );
}

function AttentionLines({ order }: { readonly order: Order }) {
  return (
    <Stack spacing={1}>
      {openAttentions(order).map((attention) => {
        const [label, advice] = attentionTexts[attention];
        return (
          <span key={attention}>
            <strong>{label}.</strong> {advice}
          </span>
        );
      })}
    </Stack>
  );
}

const trackingOf = (parcel: Parcel) => parcelTracking(parcel) ?? [];

function TrackingNumbers({ trackings }: { readonly trackings: readonly Tracking[] }) {
  return <FirstFew items={trackings}>{(tracking) => <TrackingNumber tracking={tracking} />}</FirstFew>;
}

function PartLinks({ order: { lines } }: { readonly order: Order }) {
  return (
    <FirstFew items={lines} max={5}>
      {({ productId, name, quantity }) => (
        <>
          {formatNumber(quantity)} × <Link href={`/dashboard/allProduct/${productId}`}>{name}</Link>
        </>
      )}
    </FirstFew>
  );
}
