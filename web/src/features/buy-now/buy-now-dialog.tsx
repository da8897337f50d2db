import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order, Product } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { isTokenRefusal } from '../../services/session-refusal.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FitAlert } from '../fit/public/fit-alert.tsx';
import { useFitWarnings } from '../fit/public/fit-warnings.ts';
import type { SessionUser } from '../../services/session.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../products/public/product-picture.tsx';
import { TermsNote } from '../owner-pages/public/terms-note.tsx';
import { quote } from '../products/public/quote.ts';
import { focusBuyButton } from './public/buy-button.tsx';
import { initialValues, type BuyNowValues, type Purchase } from './buy-now-draft.ts';
import { OrderFields, OrderTotal } from './buy-now-fields.tsx';
import { usePlaceOrder } from './place-order.tsx';

export interface BuyNowDialogProps extends Purchase {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onEnter: () => void;
  readonly onClosed: () => void;
  readonly onOrdered?: ((order: Order) => void) | undefined;
}

/** Purchase form for one product. Closes when the order succeeds or fails (docs/product.md, Purchase dialog). */
export function BuyNowDialog({
  open,
  onClose,
  onEnter,
  onClosed,
  onOrdered,
  ...purchase
}: BuyNowDialogProps) {
  const { product, customer } = purchase;
  const [values] = useState(() => initialValues(purchase));
  const { mutateAsync } = usePlaceOrder(purchase, onOrdered);
  const send = (typed: BuyNowValues) =>
    // After a failure, a toast has the error, and the dialog reopens with the draft.
    mutateAsync(typed).catch((error: unknown) => !isTokenRefusal(error));
  return (
    <FormDialog
      {...{ open, onClose }}
      isInHistory
      title={product.name}
      titleSx={{ typography: 'h2', fontSize: { xs: '1.5rem', sm: '2.75rem' } }}
      maxWidth="sm"
      slotProps={{ transition: { onEnter, onExited: onClosed } }}
      returnFocus={focusBuyButton(product._id)}
      initialValues={values}
      send={send}
      submitText="Place order"
      busyText="Placing order…"
      foot={<OrderTotal product={product} />}
    >
      <ProductFacts product={product} />
      <Typography dir="auto" sx={{ order: { xs: 1, sm: 0 }, color: 'text.secondary' }}>
        {product.description}
      </Typography>
      <CustomerFacts customer={customer} />
      <OrderFields product={product} customer={customer} />
      <BikeNote product={product} />
      <TermsNote />
    </FormDialog>
  );
}

/** Warnings that the product does not fit the active bike. */
function BikeNote({ product }: { readonly product: Product }) {
  const catalogue = useMemo(() => [product], [product]);
  const warnings = useFitWarnings([{ productId: product._id }], catalogue);
  return (
    <Box role="status" sx={warnings.length === 0 ? { display: 'contents' } : null}>
      {warnings.length === 0 ? null : <FitAlert warnings={warnings} />}
    </Box>
  );
}

function ProductFacts({ product }: { readonly product: Product }) {
  const { values } = useFormikContext<BuyNowValues>();
  const { unitPriceCents } = quote(product, Number(values.quantity));
  return (
    <Stack direction="row" spacing={{ xs: 2, sm: 3 }}>
      <Box sx={{ flex: 'none', width: { xs: 64, sm: 128 } }}>
        <ProductPicture img={product.img} alt="" sizes="128px" />
      </Box>
      <Box sx={{ flex: 1 }}>
        <FactList
          facts={[
            ['Price', formatCents(unitPriceCents)],
            ['Minimum order', product.minOrder > 1 ? formatNumber(product.minOrder) : null],
            ['Order step', product.step > 1 ? formatNumber(product.step) : null],
            ['Available quantity', formatNumber(product.quantity)],
          ]}
        />
      </Box>
    </Stack>
  );
}

function CustomerFacts({ customer: { displayName, email } }: { readonly customer: SessionUser }) {
  return (
    <FactList
      facts={[
        ['Name', displayName === '' ? '—' : displayName],
        ['Email', email],
      ]}
    />
  );
}
