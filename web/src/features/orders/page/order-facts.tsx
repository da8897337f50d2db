import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { Order, Tracking } from '@pedalworks/contract';
import { toPhoneUri } from '@pedalworks/contract/phone';
import { copier } from '../../../services/copy-text.ts';
import { AddressLines } from '../../account/public/address-lines.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { PrintedTime } from '../../../ui/dates.tsx';
import { MailLink } from '../../../ui/mail-link.tsx';
import { formatMoney } from '../../../ui/money.ts';
import { Section } from '../../../ui/section.tsx';
import { CorrectEmail } from './correct-email.tsx';
import type { Viewer } from './order-timeline.tsx';
import { customerName, isErased, trackingUrl } from '../order-summary.ts';
import { hasSeveralParcels } from '../public/parcels.ts';

interface FactsProps {
  readonly order: Order;
}

export function DeliveryFacts({ order, viewer }: FactsProps & { readonly viewer: Viewer }) {
  const { customerEmail, phone, address } = order;
  // The list of parcels has the tracking of several parcels.
  const tracking = hasSeveralParcels(order) ? null : order.tracking;
  const customer =
    viewer === 'customer'
      ? []
      : [
          ['Customer', <bdi key="name">{customerName(order)}</bdi>] as const,
          ['Email', customerEmail === '' ? '' : <CustomerEmail key="email" order={order} />] as const,
        ];
  const noAddress = isErased(order) ? 'Deleted with the account' : 'Not provided';
  return (
    <Section title="Delivery">
      <FactList
        facts={[
          ...customer,
          ['Phone', phone === '' ? '' : <PhoneLink key="phone" phone={phone} />],
          ['Address', address === null ? noAddress : <AddressLines key="address" address={address} />],
          ['Purchase order', address?.purchaseOrder ?? ''],
          ['Carrier', tracking?.carrier ?? ''],
          ['Tracking', tracking === null ? '' : <TrackingNumber key="tracking" tracking={tracking} />],
        ]}
      />
    </Section>
  );
}

function CustomerEmail({ order }: FactsProps) {
  return (
    <>
      <MailLink email={order.customerEmail} /> <CorrectEmail order={order} />
    </>
  );
}

interface PaymentFactsProps extends FactsProps {
  readonly viewer: Viewer;
  readonly invoiceAddress: string;
}

export function PaymentFacts({ order, viewer, invoiceAddress }: PaymentFactsProps) {
  const { status, paidAt, transactionId, refunded, refundPending, createdAt, invoiceNumber } = order;
  const unpaid = status === 'cancelled' ? 'Not charged' : 'Not yet';
  return (
    <Section title="Payment">
      <FactList
        facts={[
          ['Ordered', <PrintedTime key="ordered" isoTime={createdAt} />],
          [
            'Terms',
            viewer === 'admin' && order.termsVersion !== undefined ? (
              <TermsVersion key="terms" order={order} />
            ) : (
              ''
            ),
          ],
          ['Paid', paidAt === null ? unpaid : <PrintedTime key="paid" isoTime={paidAt} />],
          [
            'Invoice',
            paidAt === null ? (
              ''
            ) : (
              <Link key="invoice" href={invoiceAddress}>
                {invoiceNumber ?? 'Open'}
              </Link>
            ),
          ],
          ['Refunded', refunded > 0 ? formatMoney(refunded, order.currency) : ''],
          ['Refund pending', refundPending > 0 ? formatMoney(refundPending, order.currency) : ''],
          ['Transaction', transactionId === null ? '' : <TransactionId key="id" id={transactionId} />],
        ]}
      />
    </Section>
  );
}

function TermsVersion({ order: { termsVersion } }: FactsProps) {
  const version = String(termsVersion);
  return <Link href={`/dashboard/pages/terms?version=${version}`}>Version {version}</Link>;
}

export function PhoneLink({ phone }: { readonly phone: string }) {
  const uri = toPhoneUri(phone);
  return uri === null ? phone : <Link href={uri}>{phone}</Link>;
}

export function TrackingNumber({ tracking }: { readonly tracking: Tracking }) {
  const { number } = tracking;
  const url = trackingUrl(tracking);
  if (url === null) return number;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {number === '' ? 'Track shipment' : number}
    </Link>
  );
}

export function TransactionId({ id }: { readonly id: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', typography: 'caption' }}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {id}
      </Box>
      <IconButton
        aria-label="Copy transaction id"
        onClick={() => void copyTransactionId(id)}
        sx={{ my: -1.25, color: 'text.secondary' }}
      >
        <ContentCopy sx={{ fontSize: '1.125rem' }} />
      </IconButton>
    </Box>
  );
}

const copyTransactionId = copier('transaction id');
