import { useEffect, useEffectEvent, useRef } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { numberKinds } from '@pedalworks/contract/numbers';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useIsMadeToOrder } from '../../services/shop-settings.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { formatCents } from '../../ui/money.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { accountQuery } from '../account/public/account-query.ts';
import { QuantityAdvice } from '../products/public/quantity-advice.tsx';
import { quote } from '../products/public/quote.ts';
import type { BuyNowValues, Purchase } from './buy-now-draft.ts';

export function OrderFields({ product, customer }: Pick<Purchase, 'product' | 'customer'>) {
  const { values, setFieldValue } = useFormikContext<BuyNowValues>();
  const field = useRef<HTMLInputElement>(null);
  const quantity = Number(values.quantity);
  const isMadeToOrder = useIsMadeToOrder();
  useSavedPhone(customer.email);
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

/** Fills in the saved phone number when it arrives, unless another one is there. */
function useSavedPhone(email: string): void {
  const { values, initialValues, dirty, setFieldValue, resetForm } = useFormikContext<BuyNowValues>();
  const phone = useQuery(accountQuery(email)).data?.phone ?? '';
  const fill = useEffectEvent(() => {
    if (phone === '' || values.phone !== '') return;
    // An untouched form stays clean, so that it closes without a question.
    if (dirty) void setFieldValue('phone', phone);
    else resetForm({ values: { ...initialValues, phone } });
  });
  useEffect(() => fill(), [phone]);
}

function isCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity > 0;
}

export function OrderTotal({ product }: Pick<Purchase, 'product'>) {
  const { values } = useFormikContext<BuyNowValues>();
  const quantity = Number(values.quantity);
  return (
    <Stack direction="row" sx={total}>
      <Typography variant="h4" component="span">
        Total
      </Typography>
      <Typography variant="figure" component="output">
        {isCount(quantity) ? formatCents(quote(product, quantity).totalCents) : '—'}
      </Typography>
    </Stack>
  );
}

const total = {
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  mx: 3,
  py: 2,
  borderTop: 1,
  borderColor: 'outline',
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
};
