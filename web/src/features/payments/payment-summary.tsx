import Box from '@mui/material/Box';
import type { Order } from '@pedalworks/contract';
import { formatMoney, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { SheetFrame } from '../../ui/sheet-frame.tsx';

interface PaymentSummaryProps {
  readonly order: Order;
  readonly img: string | null;
}

/** What is being paid. */
export function PaymentSummary({ order, img }: PaymentSummaryProps) {
  return (
    <SheetFrame
      isNarrow
      titleBlock={[
        ['Part', order.name],
        ['Quantity', formatNumber(order.quantity) + unitOf(order)],
        ['Total', formatMoney(order.price, order.currency)],
      ]}
    >
      <Box sx={picture}>
        {img === null ? null : <ProductPicture img={img} alt="" sizes="328px" loading="eager" />}
      </Box>
    </SheetFrame>
  );
}

function unitOf({ unitPrice, currency }: Order): string {
  return unitPrice === undefined ? '' : ` × ${formatMoney(unitPrice, currency)}`;
}

/** A strip of it: what matters here is the form. */
const picture = {
  height: 160,
  bgcolor: 'background.subtle',
  '& img': { height: 160, aspectRatio: 'auto', objectFit: 'cover' },
};
