import { useEffect, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { address, typedAddress, type Address } from '@pedalworks/contract/address';
import { contactDetails, type CatalogueProduct, type Order } from '@pedalworks/contract';
import { ApiError } from '@pedalworks/contract/errors';
import type { UseMutationResult } from '@tanstack/react-query';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { errorMessage } from '../../services/error-message.ts';
import { fieldErrors } from '../../services/field-errors.ts';
import { formDraft } from '../../services/form-draft.ts';
import { useCurrentUser } from '../../services/session.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { formatCents } from '../../ui/money.ts';
import { NumberedStep, NumberedSteps } from '../../ui/numbered-steps.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { currentCart } from '../cart/cart-store.ts';
import { priceCart, type PricedCart } from '../cart/priced-lines.ts';
import { isAboutLines, lineProblems } from './line-problems.ts';
import type { CartOrder } from './place-cart-order.ts';
import { ReviewedLines } from './reviewed-lines.tsx';

export interface CheckoutValues extends Address {
  readonly phone: string;
  readonly isKept: boolean;
}

const rules = address.concat(contactDetails.pick(['phone']));

/** Kept because the cart is changed on another page, and an ended session leads to the sign-in. */
const draft = formDraft<CheckoutValues>();

interface CheckoutFormProps {
  readonly initialValues: CheckoutValues;
  readonly catalogue: readonly CatalogueProduct[];
  readonly cart: PricedCart;
  readonly addressFields: ReactNode;
  readonly placing: UseMutationResult<Order, Error, CartOrder>;
  readonly onOrdered: (order: Order, values: CheckoutValues) => Promise<void>;
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { initialValues, cart, addressFields, placing } = props;
  const { error, variables } = placing;
  const { uid } = useCurrentUser();
  const problems = lineProblems(error, variables?.lines, cart.priced);
  const [restored] = useState(() => draft.read(uid));
  return (
    <Formik initialValues={restored ?? initialValues} validationSchema={rules} onSubmit={submitter(props)}>
      <Form noValidate>
        <NumberedSteps sx={{ display: 'grid', gap: 5 }}>
          <NumberedStep title="Address">
            <Box sx={{ display: 'grid', gap: 2 }}>
              {addressFields}
              <FormTextField name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
            </Box>
          </NumberedStep>
          <NumberedStep title="Review">
            <ReviewedLines cart={cart} problems={problems} />
            <Link href="/cart" sx={{ display: 'inline-block', mt: 2 }}>
              Change the cart
            </Link>
          </NumberedStep>
          <NumberedStep title="Pay">
            <PayStep cart={cart} error={error} isPartRefused={problems.size > 0} />
          </NumberedStep>
        </NumberedSteps>
        <FocusFirstError />
        <KeepDraft of={uid} isRestored={restored !== null} />
      </Form>
    </Formik>
  );
}

interface PayStepProps {
  readonly cart: PricedCart;
  readonly error: Error | null;
  /** True if a line shows its own error. */
  readonly isPartRefused: boolean;
}

function PayStep({ cart: { gone, totalCents }, error, isPartRefused }: PayStepProps) {
  const isOrdered = error instanceof ApiError && error.code === 'request/key-reused';
  const isMended = isAboutLines(error) && !isPartRefused && gone.length === 0;
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        You pay {formatCents(totalCents)} by card on the next page. Nothing is charged before.
      </Typography>
      {error === null || isMended ? null : (
        <Alert severity={isOrdered ? 'warning' : 'error'} sx={{ mb: 2 }}>
          {isOrdered ? <OrderedBefore /> : isAboutLines(error) ? partRefused : errorMessage(error)}
        </Alert>
      )}
      <Box sx={{ display: { xs: 'grid', sm: 'block' } }}>
        <SubmitButton busyText="Sending your order…">
          {isOrdered ? 'Place it as a new order' : 'Place order'}
        </SubmitButton>
      </Box>
    </>
  );
}

const partRefused =
  'Nothing has been ordered. Look above at what has changed of your parts, then place the order again.';

/** Keeps what was typed; nothing was where the form is as it began. */
function KeepDraft({ of, isRestored }: { readonly of: string; readonly isRestored: boolean }) {
  const { values, dirty } = useFormikContext<CheckoutValues>();
  const isTyped = dirty || isRestored;
  useEffect(() => {
    if (isTyped) draft.keep(of, values);
    else draft.discard();
  }, [of, isTyped, values]);
  return null;
}

/** The order before was placed although its answer was lost, and what is sent now differs from it. */
function OrderedBefore() {
  return (
    <>
      Your last order went through, though you were not told. What you are sending now differs from it: look
      under <Link href="/dashboard/myOrder">My Order</Link> first, so that you do not order twice.
    </>
  );
}

/** Sends the cart as it is at that moment: another tab may have ordered it meanwhile. */
const submitter =
  ({ catalogue, placing, onOrdered }: CheckoutFormProps) =>
  async (values: CheckoutValues, { setErrors, setTouched }: FormikHelpers<CheckoutValues>) => {
    const { priced, gone } = priceCart(currentCart(), catalogue);
    const order = { lines: priced, gone, address: typedAddress(values), phone: values.phone };
    try {
      const placed = await placing.mutateAsync(order);
      draft.discard();
      await onOrdered(placed, values);
    } catch (reason) {
      const { address: inAddress = {}, phone } = fieldErrors<{ address: Address; phone: string }>(reason);
      const problems = { ...inAddress, ...(phone !== undefined && { phone }) };
      setErrors(problems);
      await setTouched(Object.fromEntries(Object.keys(problems).map((field) => [field, true])), false);
    }
  };
