import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order, Refund } from '@pedalworks/contract';
import { isMadeGood, payoutTexts } from '@pedalworks/contract/refund-methods';
import { useQuery } from '@tanstack/react-query';
import { PrintedTime } from '../../../ui/dates.tsx';
import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { Section } from '../../../ui/section.tsx';
import type { Viewer } from './order-timeline.tsx';
import { hasFailedRefund, isUnconfirmed } from '../order-summary.ts';
import { orderRefundsQuery } from '../queries.ts';

interface OrderRefundsProps {
  readonly order: Order;
  readonly viewer: Viewer;
  readonly address: string;
}

export function OrderRefunds({ order, viewer, address }: OrderRefundsProps) {
  const { data: refunds = [] } = useQuery(orderRefundsQuery(order));
  if (refunds.length === 0) return null;
  return (
    <Section title="Refunds">
      <Box component="ul" sx={{ overflowWrap: 'anywhere' }}>
        {refunds.map((refund) => (
          <Box component="li" key={refund._id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography>
              {formatMoney(refund.amount, order.currency)} {stateText(refund, refunds, order)}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <PrintedTime isoTime={refund.at} />
              {refund.lines.map(({ productId, name, quantity }) => (
                <span key={productId}>
                  , {formatNumber(quantity)} × <bdi>{name}</bdi>
                </span>
              ))}
            </Typography>
            {refund.creditNoteNumber === null ? null : (
              <Link href={`${address}/creditNote/${refund._id}`} variant="body2">
                Credit note {refund.creditNoteNumber}
                {refund.status === 'failed' ? ' (void)' : ''}
              </Link>
            )}
          </Box>
        ))}
      </Box>
      {viewer === 'customer' &&
      refunds.some((refund) => refund.status !== 'failed' && !isUnconfirmed(refund) && !refund.method) ? (
        <Typography variant="caption" component="p" sx={{ pt: 1, color: 'text.secondary' }}>
          Your bank shows a refund within 5 to 10 business days.
        </Typography>
      ) : null}
    </Section>
  );
}

const stateTexts: Readonly<Record<Refund['status'], string>> = {
  pending: 'refund sent to the card',
  succeeded: 'refunded to the card',
  failed: 'refund failed: it did not reach the card',
};

function stateText(refund: Refund, refunds: readonly Refund[], order: Order): string {
  const { status, creditNoteNumber, paidBy } = refund;
  if (paidBy !== undefined) return `refunded ${payoutTexts[paidBy]}`;
  if (isUnconfirmed(refund)) return 'refund pending';
  // A failed refund without a credit note was rejected immediately, so there was nothing to resolve later.
  const isSettled =
    status === 'failed' &&
    (isMadeGood(refund, refunds) || (creditNoteNumber !== null && !hasFailedRefund(order)));
  return isSettled ? `${stateTexts.failed}. It was resolved later` : stateTexts[status];
}
