import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fromCents } from '@pedalworks/contract/money';
import { numberKinds } from '@pedalworks/contract/numbers';
import { unitPriceCents } from '@pedalworks/contract/pricing';
import type { Product } from '@pedalworks/contract';
import { Form, Formik, useFormikContext } from 'formik';
import { isTokenRefusal } from '../../services/session-refusal.ts';
import type { SessionUser } from '../../services/session.ts';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { formatMoney } from '../../ui/money.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { firstValues, forgetPurchase, type PurchaseValues } from './kept-purchase.ts';
import { usePlaceOrder } from './place-order.tsx';
import { CustomerFacts, ProductFacts } from './purchase-facts.tsx';

interface PurchaseFormProps {
  readonly product: Product;
  readonly quantity: number;
  readonly customer: SessionUser;
  readonly onClose: () => void;
}

/** The dialog's content and foot, which stays in sight; on a screen too low for that everything scrolls. */
export function PurchaseForm({ product, quantity, customer, onClose }: PurchaseFormProps) {
  const [initialValues] = useState(() => firstValues(product, customer, quantity));
  useEffect(forgetPurchase, []);
  const order = useOrdering({ product, customer, onClose });
  return (
    <Formik initialValues={initialValues} onSubmit={order}>
      <Box component={Form} noValidate sx={form}>
        <DialogContent sx={{ display: 'grid', gap: { xs: 2.5, sm: 3 } }}>
          <ProductFacts product={product} />
          <Typography sx={{ order: { xs: 1, sm: 0 }, color: 'text.secondary' }}>
            {product.description}
          </Typography>
          <CustomerFacts customer={customer} />
          <PurchaseFields available={product.quantity} />
        </DialogContent>
        <PurchaseFoot product={product} onCancel={onClose} />
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

/** Sends the order, and closes the dialog by its outcome. Until then the form is submitting, so that nothing is sent twice. */
function useOrdering({ product, customer, onClose }: Omit<PurchaseFormProps, 'quantity'>) {
  const { mutate } = usePlaceOrder({ product, customer });
  return (values: PurchaseValues) => {
    mutate(values, {
      onSettled: (_order, error) => {
        // A session that has ended leads to `/`, which closes the dialog too.
        if (!isTokenRefusal(error)) onClose();
      },
    });
  };
}

/** Warns of more than there is; the shop may take the order all the same. */
function PurchaseFields({ available }: { readonly available: number }) {
  const { values } = useFormikContext<PurchaseValues>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1.6fr 1fr', sm: '1fr 1fr' }, gap: 2 }}>
      <FormTextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      <NumberField name="quantity" label="Quantity" kind={numberKinds.count} />
      {Number(values.quantity) > available ? (
        <Alert ref={showWhole} severity="warning" sx={{ gridColumn: '1 / -1', py: 1 }}>
          {available === 0 ? 'None available.' : `Only ${String(available)} available.`}
        </Alert>
      ) : null}
    </Box>
  );
}

/** On a phone it comes below what is in sight. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface PurchaseFootProps {
  readonly product: Product;
  readonly onCancel: () => void;
}

/** Total and buttons, in sight however far the fields are scrolled. */
function PurchaseFoot({ product, onCancel }: PurchaseFootProps) {
  const { values } = useFormikContext<PurchaseValues>();
  const quantity = Number(values.quantity);
  const isCount = Number.isInteger(quantity) && quantity > 0;
  return (
    <Box sx={{ flexShrink: 0 }}>
      <Stack direction="row" sx={total}>
        <Typography variant="h4" component="span">
          Total
        </Typography>
        <Typography variant="figure" component="output">
          {isCount ? formatMoney(fromCents(unitPriceCents(product, quantity) * quantity)) : '—'}
        </Typography>
      </Stack>
      <DialogActions sx={{ '& > *': { flex: { xs: 1, sm: 'none' } } }}>
        <Button onClick={onCancel}>Cancel</Button>
        <SubmitButton busyText="Sending your order…">Place order</SubmitButton>
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
