import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { ShortDate } from '../../ui/short-date.tsx';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { PaymentChip } from './order-status.tsx';

interface OrderProps {
  readonly order: Order;
}

/** One of the customer's own orders: what, how many, when, and whether it is still to be paid. */
export function OrderCard({ order }: OrderProps) {
  const { name, quantity, unitPrice, price, createdAt, phone } = order;
  return (
    <Card component="article" sx={card}>
      <Typography variant="h4" component="h3" dir="auto" sx={{ flex: 1, minWidth: 0 }}>
        {name}
      </Typography>
      <Typography variant="figure" sx={{ fontSize: '1.5rem' }}>
        {formatMoney(price)}
      </Typography>
      <Box sx={{ flexBasis: '100%' }} />
      <Stack direction="row" sx={facts}>
        <span>
          {formatNumber(quantity)}
          {unitPrice === undefined ? null : ` × ${formatMoney(unitPrice)}`}
        </span>
        <ShortDate isoTime={createdAt} />
        {phone === '' ? null : <span>{phone}</span>}
      </Stack>
      <Payment order={order} />
    </Card>
  );
}

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  p: { xs: 2, sm: 3 },
};

const facts = {
  flex: 1,
  flexWrap: 'wrap',
  columnGap: 3,
  color: 'text.secondary',
  minWidth: 'min(100%, 14rem)',
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
};

/** Pay while an order with a price is unpaid, then Paid and its transaction id. */
function Payment({ order }: OrderProps) {
  const { _id, name, paid, price, transactionId } = order;
  if (paid)
    return (
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 44 }}>
        <PaymentChip order={order} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {transactionId}
        </Typography>
      </Stack>
    );
  if (price <= 0) return <Chip label="Nothing to pay" />;
  return (
    <>
      <Button
        variant="contained"
        color="primary"
        href={`/dashboard/payment/${_id}`}
        aria-label={`Pay for ${name}`}
      >
        Pay
      </Button>
      <span className="print-only">
        <PaymentChip order={order} />
      </span>
    </>
  );
}
