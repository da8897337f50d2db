import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lineDetails } from '@pedalworks/contract/made-to-order';
import type { Order } from '@pedalworks/contract';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../shared/product-picture.tsx';
import { SheetFrame } from '../../ui/sheet-frame.tsx';

interface PaymentSummaryProps {
  readonly order: Order;
  readonly img: string | null;
}

export function PaymentSummary({ order, img }: PaymentSummaryProps) {
  const { _id, number, name, lines, quantity, price, currency } = order;
  const isOnePart = lines.length === 1;
  return (
    <div>
      <SheetFrame
        isNarrow
        titleBlock={[
          isOnePart ? ['Part', name] : ['Order', number],
          ['Quantity', formatNumber(quantity) + unitOf(order)],
          ['Total', formatMoney(price, currency)],
        ]}
      >
        {isOnePart ? (
          <Box sx={picture}>
            {img === null ? null : <ProductPicture img={img} alt="" sizes="328px" loading="eager" />}
          </Box>
        ) : (
          <Lines order={order} />
        )}
      </SheetFrame>
      <Link href={`/dashboard/myOrder/${_id}`} sx={{ display: 'inline-block', mt: 2 }}>
        Back to the order
      </Link>
    </div>
  );
}

function Lines({ order: { lines, currency } }: { readonly order: Order }) {
  return (
    <Box component="ul" aria-label="Items in this order" sx={{ px: 2, py: 1, typography: 'body2' }}>
      {lines.map((line) => (
        <Box component="li" key={line.productId} sx={row}>
          <span dir="auto">{line.name}</span>
          <span>
            {lineDetails([`${formatNumber(line.quantity)} × ${formatMoney(line.unitPrice, currency)}`], line)}
          </span>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  overflowWrap: 'anywhere',
  '& > :first-of-type': { minWidth: 0 },
  '& > :last-of-type': { flex: 'none', color: 'text.secondary' },
};

function unitOf({ unitPrice, currency }: Order): string {
  return unitPrice === undefined ? '' : ` × ${formatMoney(unitPrice, currency)}`;
}

const picture = {
  height: 160,
  bgcolor: 'background.subtle',
  '& img': { height: 160, aspectRatio: 'auto', objectFit: 'cover' },
};
