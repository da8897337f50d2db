import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { lineDetails } from '@pedalworks/contract/made-to-order';
import { toCents } from '@pedalworks/contract/money';
import { useQuery } from '@tanstack/react-query';
import { partRow } from '../../shared/part-row.ts';
import { formatCents, formatMoney, formatNumber } from '../../../ui/money.ts';
import { lineWarnings, OrderedFor } from '../public/order-line-fit.tsx';
import { ProductPicture } from '../../products/public/product-picture.tsx';
import { UnconfirmedFit } from '../../fit/public/unconfirmed-fit.tsx';
import { partAddress, useLinePicture, useParts, type Line, type Parts } from '../order-parts.ts';
import type { Viewer } from './order-timeline.tsx';
import { orderRefundsQuery } from '../queries.ts';
import { refundableCents, refundedText } from '../order-summary.ts';

interface OrderLinesProps {
  readonly order: Order;
  readonly viewer: Viewer;
  /** Action on a line, an index of the order's `lines`. */
  readonly actionOf?: LineAction | undefined;
}

export type LineAction = (order: Order, index: number) => ReactNode;

export function OrderLines({ order, viewer, actionOf }: OrderLinesProps) {
  const { lines, currency } = order;
  const parts = useParts();
  const { data: refunds = [] } = useQuery(orderRefundsQuery(order));
  const isReviewable = viewer === 'customer' && order.paid;
  return (
    <Box component="section" aria-label="Parts">
      <Box component="ul" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {lines.map((line, index) => (
          <PartLine
            // The ordered part identifies a line even after a swap.
            key={line.insteadOf?.productId ?? line.productId}
            line={line}
            currency={currency}
            parts={parts}
            refundText={refundedText(refunds, line)}
            isReviewable={isReviewable}
            fitWarnings={lineWarnings(order, line)}
            action={actionOf?.(order, index)}
          />
        ))}
      </Box>
      <Sums order={order} />
    </Box>
  );
}

function Sums({ order }: Pick<OrderLinesProps, 'order'>) {
  const { price, refunded, refundPending, currency } = order;
  const netCents = refundableCents(order);
  const hasRefund = refunded + refundPending > 0;
  const deductions = [
    ...(refunded > 0 ? [['Refunded', `−${formatMoney(refunded, currency)}`]] : []),
    ...(refundPending > 0 ? [['Refund pending', `−${formatMoney(refundPending, currency)}`]] : []),
    ...(hasRefund && netCents > 0 ? [['Net paid', formatCents(netCents, currency)]] : []),
  ];
  return (
    <Box component="dl" sx={{ pt: 2 }}>
      <Box sx={sum}>
        <dt>Total</dt>
        <Typography variant="figure" component="dd">
          {formatMoney(price, currency)}
        </Typography>
      </Box>
      {deductions.map(([term, amount]) => (
        <Box key={term} sx={sum}>
          <dt>{term}</dt>
          <dd>{amount}</dd>
        </Box>
      ))}
    </Box>
  );
}

interface LineNotesProps {
  readonly line: Line;
  readonly refundText: string;
  readonly fitWarnings: readonly string[];
}

interface PartLineProps extends LineNotesProps {
  readonly currency: string;
  readonly parts: Parts;
  readonly isReviewable: boolean;
  readonly action: ReactNode;
}

function PartLine({ line, currency, parts, isReviewable, action, ...notes }: PartLineProps) {
  const { productId, name, partNumber, unitPrice, quantity } = line;
  const img = useLinePicture(line);
  const address = partAddress(line, parts);
  const amount = `${formatNumber(quantity)} × ${formatMoney(unitPrice, currency)}`;
  return (
    <Box component="li" sx={row}>
      <ProductPicture img={img} alt="" sizes="56px" />
      <Box sx={{ minWidth: 0 }}>
        {address === null ? (
          <Typography dir="auto" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
        ) : (
          <Link href={address} underline="hover" dir="auto" sx={{ fontWeight: 700 }}>
            {name}
          </Link>
        )}
        <Box sx={amounts}>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {lineDetails([partNumber, amount, address === null ? 'no longer available' : ''], line)}
          </Typography>
          <Typography variant="figure" component="span" sx={{ ml: 'auto', fontSize: '1.25rem' }}>
            {formatCents(toCents(unitPrice) * quantity, currency)}
          </Typography>
        </Box>
        <LineNotes {...notes} line={line} />
        {isReviewable && address !== null ? (
          <Link href={`/dashboard/review?part=${productId}`} className="no-print" sx={review}>
            Review this part
          </Link>
        ) : null}
        {action}
      </Box>
    </Box>
  );
}

function LineNotes({ line, refundText, fitWarnings }: LineNotesProps) {
  return (
    <Box sx={{ typography: 'body2' }}>
      {refundText === '' ? null : <Box sx={{ fontWeight: 700 }}>{refundText}</Box>}
      <OrderedFor line={line} />
      {fitWarnings.length === 0 ? null : <UnconfirmedFit messages={fitWarnings} />}
    </Box>
  );
}

const row = {
  ...partRow,
  '@media print': {
    display: 'block',
    py: 0.25,
    '& > :first-child': { display: 'none' },
    '& > :last-child': { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' },
  },
};

const amounts = { flexGrow: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 };

const review = { display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' };

const sum = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  '& > dd': { ml: 'auto', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
};
