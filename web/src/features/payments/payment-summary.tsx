import type { Order } from '@pedalworks/contract';
import { formatMoney } from '../../ui/money-text.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { SheetFrame } from '../../ui/sheet-frame.tsx';
import { usePartPicture } from './use-payable-order.ts';

/** What is being paid: picture, part, quantity, total. */
export function PaymentSummary({ order }: { readonly order: Order }) {
  const img = usePartPicture(order.purchaseId);
  return (
    <SheetFrame
      titleBlock={[
        ['Part', order.name],
        ['Quantity', `${String(order.quantity)} × ${formatMoney(order.unitPrice)}`],
        ['Total', formatMoney(order.price)],
      ]}
    >
      <div className="payment-picture">
        {img === null ? null : (
          <ProductPicture img={img} alt="" sizes="(width < 700px) 100vw, 400px" loading="eager" />
        )}
      </div>
    </SheetFrame>
  );
}
