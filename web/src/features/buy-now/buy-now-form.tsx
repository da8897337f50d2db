import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { numberKinds } from '@pedalworks/contract/numbers';
import type { Order, Product } from '@pedalworks/contract';
import { Form, Formik, useFormikContext } from 'formik';
import { quote } from '../shared/quote.ts';
import { isTokenRefusal } from '../../services/session-refusal.ts';
import type { SessionUser } from '../../services/session.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { useIsMadeToOrder } from '../../services/shop-settings.ts';
import { formatCents } from '../../ui/money.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { QuantityAdvice } from '../shared/quantity-advice.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { usePlaceOrder } from './place-order.tsx';
import { discardDraft, initialValues, type BuyNowValues } from './buy-now-draft.ts';
import { BikeNote } from './bike-note.tsx';
import { CustomerFacts, ProductFacts } from './buy-now-facts.tsx';

export interface BuyNowFormProps {
  readonly product: Product;
  /** Quantity in the URL. NaN or 0 selects the default quantity. */
  readonly quantity: number;
  readonly customer: SessionUser;
  readonly onClose: () => void;
  readonly onOrdered?: ((order: Order) => void) | undefined;
}

export function BuyNowForm({ product, quantity, customer, onClose, onOrdered }: BuyNowFormProps) {
  const [values] = useState(() => initialValues(product, customer, quantity));
  useEffect(discardDraft, []);
  const { mutate } = usePlaceOrder({ product, customer, onOrdered });
  // Returns no promise, so that Formik keeps `isSubmitting` until the dialog closes, which prevents a second order.
  const order = (typed: BuyNowValues) =>
    mutate(typed, { onSettled: (_order, error) => !isTokenRefusal(error) && onClose() });
  return (
    <Formik initialValues={values} onSubmit={order}>
      <Box component={Form} noValidate sx={form}>
        <DialogContent sx={{ display: 'grid', gap: { xs: 2.5, sm: 3 } }}>
          <ProductFacts product={product} />
          <Typography dir="auto" sx={{ order: { xs: 1, sm: 0 }, color: 'text.secondary' }}>
            {product.description}
          </Typography>
          <CustomerFacts customer={customer} />
          <OrderFields product={product} />
          <BikeNote product={product} />
        </DialogContent>
        <Footer product={product} onCancel={onClose} />
      </Box>
    </Formik>
  );
}

const form = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@media (max-height: 30em)': { minHeight: 'auto', flexShrink: 0 },
};

function OrderFields({ product }: Pick<BuyNowFormProps, 'product'>) {
  const { values, setFieldValue } = useFormikContext<BuyNowValues>();
  const field = useRef<HTMLInputElement>(null);
  const quantity = Number(values.quantity);
  const isMadeToOrder = useIsMadeToOrder();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1.6fr 1fr', sm: '1fr 1fr' }, gap: 2 }}>
      <FormTextField name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
      <NumberField
        name="quantity"
        label="Quantity"
        kind={numberKinds.count}
        inputRef={field}
        helperText=" "
      />
      {isCount(quantity) ? (
        <QuantityAdvice
          product={product}
          quantity={quantity}
          available={product.quantity}
          isMadeToOrder={isMadeToOrder}
          onChange={(made) => {
            void setFieldValue('quantity', String(made));
            field.current?.focus();
          }}
        />
      ) : null}
    </Box>
  );
}

function isCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0;
}

interface FooterProps {
  readonly product: Product;
  readonly onCancel: () => void;
}

function Footer({ product, onCancel }: FooterProps) {
  const { values } = useFormikContext<BuyNowValues>();
  const quantity = Number(values.quantity);
  return (
    <Box sx={{ flexShrink: 0 }}>
      <Stack direction="row" sx={total}>
        <Typography variant="h4" component="span">
          Total
        </Typography>
        <Typography variant="figure" component="output">
          {isCount(quantity) ? formatCents(quote(product, quantity).totalCents) : '—'}
        </Typography>
      </Stack>
      <DialogActions sx={{ '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton busyText="Placing order…">Place order</SubmitButton>
      </DialogActions>
    </Box>
  );
}

const total = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  mx: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'outline',
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
};
