import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { formatMoney } from '../../../ui/money.ts';
import { ProductPicture } from '../../products/public/product-picture.tsx';
import { ReturnsNote } from '../../returns/public/returns-note.tsx';
import { LocalDay } from '../../../ui/dates.tsx';
import { useLinePicture } from '../order-parts.ts';
import { StatusChip } from '../order-status.tsx';
import { orderSummary, refundText, useIsPayable } from '../order-summary.ts';

interface OrderRowProps {
  readonly order: Order;
  readonly isNext: boolean;
}

export function OrderRow({ order, isNext }: OrderRowProps) {
  const { _id, number, price, createdAt, lines } = order;
  const canPay = useIsPayable(order);
  const img = useLinePicture(lines[0] ?? { productId: '', img: '' });
  return (
    <Box component="article" sx={row}>
      <Box sx={{ gridRow: { xs: '1 / 4', md: 1 }, alignSelf: { xs: 'start', md: 'center' } }}>
        <ProductPicture img={img} alt="" sizes="56px" />
      </Box>
      <Box sx={{ gridColumn: 2, minWidth: 0 }}>
        <Box sx={description}>
          <Typography variant="subtitle1" component="h3" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            <Link href={`/dashboard/myOrder/${_id}`} underline="hover" sx={wholeRow}>
              {number}
            </Link>
          </Typography>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <LocalDay isoTime={createdAt} />
          </Box>
          <span dir="auto">{orderSummary(order)}</span>
        </Box>
        <Transaction order={order} />
        <ReturnsNote order={order} />
      </Box>
      <Box sx={total}>
        <Typography variant="figure" component="span" sx={{ fontSize: 'inherit' }}>
          {formatMoney(price, order.currency)}
        </Typography>
        <Typography variant="body2">{refundText(order)}</Typography>
      </Box>
      <Box sx={actions}>
        <StatusChip order={order} />
        {canPay ? <PayLink order={order} isNext={isNext} /> : null}
      </Box>
    </Box>
  );
}

function PayLink({ order: { _id, name }, isNext }: Pick<OrderRowProps, 'order' | 'isNext'>) {
  return (
    <Button
      variant={isNext ? 'contained' : 'outlined'}
      color={isNext ? 'primary' : 'secondary'}
      href={`/dashboard/payment/${_id}`}
      aria-label={`Pay for ${name}`}
      endIcon={<span aria-hidden="true">›</span>}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      Pay
    </Button>
  );
}

function Transaction({ order: { paid, status, transactionId } }: Pick<OrderRowProps, 'order'>) {
  if (!paid) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {status === 'paid' ? null : (
        <>
          <span>Paid</span>{' '}
        </>
      )}
      {transactionId}
    </Typography>
  );
}

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: '56px minmax(0, 1fr)', md: '56px minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  gap: { xs: '4px 16px', md: '16px' },
  px: 2,
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'outline', zIndex: 1 },
};

const wholeRow = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};

const description = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  overflowWrap: 'anywhere',
  '& > *': { minWidth: 0 },
};

const total = { gridColumn: { xs: 2, md: 3 }, fontSize: '1.25rem', overflowWrap: 'anywhere' };

const actions = {
  gridColumn: { xs: 2, md: 4 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 44,
  minWidth: { md: '12.5rem' },
};
