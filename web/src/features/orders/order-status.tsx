import ReportProblem from '@mui/icons-material/ReportProblemOutlined';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Order, OrderAttention } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { orderStatusLabels } from './public/order-status-labels.ts';
import { useIsExpired } from './public/use-is-expired.ts';
import { hasFailedRefund } from './order-summary.ts';
import { partlyShippedText } from './public/parcels.ts';

type Status = Order['status'];

const chips: Readonly<Record<Status, ChipProps>> = {
  placed: { color: 'warning' },
  paid: { color: 'success' },
  packed: { variant: 'outlined', sx: { borderColor: 'text.primary' } },
  shipped: { color: 'info' },
  delivered: { sx: { color: 'text.secondary' } },
  cancelled: { sx: { color: 'text.secondary', textDecoration: 'line-through' } },
  refunded: { variant: 'outlined', sx: { color: 'text.secondary' } },
};

interface StatusChipProps {
  readonly order: Pick<Order, 'status' | 'price' | 'attentions' | 'expiresAt' | 'lines' | 'shipments'>;
  /** True in a narrow column. */
  readonly isShort?: boolean;
}

/**
 * Chip with the order's status. A failed refund replaces the status, because the customer is still owed money. A
 * half-shipped order names the parts that left.
 */
export function StatusChip({ order, isShort = false }: StatusChipProps) {
  const { status, price } = order;
  const isOverdue = useIsExpired(order);
  if (hasFailedRefund(order) && (status === 'cancelled' || status === 'refunded'))
    return <Chip component="span" label="Refund failed" color="error" />;
  if (status === 'placed' && price <= 0) return <Chip component="span" label="Nothing to pay" />;
  if (isOverdue) return <Chip component="span" label="Not paid in time" />;
  return (
    <Chip
      component="span"
      label={partlyShippedText(order, { isShort }) || orderStatusLabels[status]}
      {...chips[status]}
    />
  );
}

export const attentionTexts: Readonly<Record<OrderAttention, readonly [label: string, advice: string]>> = {
  disputed: [
    'Disputed',
    "The customer's bank is reclaiming the payment. Respond in Stripe, and do not ship until it decides.",
  ],
  'refund-failed': [
    'Refund failed',
    'The refund did not reach the card. Refund it again, or pay the customer another way and settle it here.',
  ],
  'dispute-lost': [
    'Dispute lost',
    "The customer's bank took back the payment. Do not ship the remaining parts.",
  ],
  'dispute-reversed': [
    'Dispute reversed',
    'The bank returned the money of a lost dispute after this order was closed. Refund it, or agree with the customer what to deliver.',
  ],
  withdrawn: [
    'Withdrawn',
    'The customer withdrew from parts that were not sent. Do not ship them: the order’s notes name them. Refund them.',
  ],
  'replacement-returned': [
    'Replacement came back',
    'Its parcel could not be delivered. Check the address with the customer, then send the replacement again or refund the parts.',
  ],
  'no-address': ['No address', 'Ask the customer for the address, then add it.'],
  'product-gone': ['Part removed', 'The part is no longer in the shop. Contact the customer.'],
  'sold-out': ['Out of stock', 'The part was out of stock when ordered. Tell the customer when it ships.'],
  'above-stock': ['Above stock', 'The order exceeded the stock. Tell the customer when the rest ships.'],
  'below-minimum': ['Below minimum', 'The quantity is below this part’s minimum order quantity.'],
  'off-step': ['Not whole packs', 'The quantity is not a multiple of the order step.'],
};

const serious: readonly OrderAttention[] = [
  'disputed',
  'refund-failed',
  'dispute-lost',
  'dispute-reversed',
  'withdrawn',
  'replacement-returned',
  'no-address',
  'product-gone',
];

/** Names the most serious reason why an order needs attention, and counts the others. */
export function AttentionNote({ order }: { readonly order: Pick<Order, 'attentions' | 'status'> }) {
  const [first, ...others] = openAttentions(order);
  if (first === undefined) return null;
  const label = attentionTexts[first][0];
  const all = [first, ...others].map((attention) => attentionTexts[attention][0]).join(', ');
  return (
    <Typography variant="caption" component="span" title={all} sx={note}>
      <ReportProblem color={serious.includes(first) ? 'error' : 'warning'} />
      {others.length === 0 ? label : `${label} +${String(others.length)}`}
    </Typography>
  );
}

const note = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  whiteSpace: 'nowrap',
  lineHeight: 1.25,
  '& > svg': { flex: 'none', fontSize: '1.1em' },
};
