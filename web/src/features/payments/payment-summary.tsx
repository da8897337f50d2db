import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lineDetails } from '@pedalworks/contract/made-to-order';
import { toCents } from '@pedalworks/contract/money';
import type { Order } from '@pedalworks/contract';
import { formatCents, formatMoney, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../products/public/product-picture.tsx';
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
    <Box component="ul" aria-label="Items in this order" sx={list}>
      {lines.map((line) => {
        const { productId, name, quantity, unitPrice } = line;
        const amount = `${formatNumber(quantity)} × ${formatMoney(unitPrice, currency)}`;
        return (
          <Box component="li" key={productId} sx={row}>
            <div>
              <div dir="auto">{name}</div>
              <Box sx={{ color: 'text.secondary' }}>{lineDetails([amount], line)}</Box>
            </div>
            <span>{formatCents(toCents(unitPrice) * quantity, currency)}</span>
          </Box>
        );
      })}
    </Box>
  );
}

/** Covers the centring marks of the frame, which would run into the text. */
const list = { px: 2, py: 1, bgcolor: 'background.paper', typography: 'body2' };

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 0.75,
  fontVariantNumeric: 'tabular-nums',
};

function unitOf({ unitPrice, currency }: Order): string {
  return unitPrice === undefined ? '' : ` × ${formatMoney(unitPrice, currency)}`;
}

const picture = {
  height: 160,
  bgcolor: 'background.subtle',
  '& img': { height: 160, aspectRatio: 'auto', objectFit: 'cover' },
};
