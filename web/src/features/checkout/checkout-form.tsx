import { useEffect, useState, type ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { address, typedAddress, type Address } from '@pedalworks/contract/address';
import { contactDetails, type CatalogueProduct, type Order } from '@pedalworks/contract';
import { ApiError } from '@pedalworks/contract/errors';
import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { Form, Formik, useFormikContext } from 'formik';
import { codeQuery } from '../../ui/code-query.ts';
import { errorMessage } from '../../services/error-message.ts';
import { formDraft } from '../../services/form-draft.ts';
import { useCurrentUser } from '../../services/session.ts';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { formatCents } from '../../ui/money.ts';
import { NumberedStep, NumberedSteps } from '../../ui/numbered-steps.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { currentCart } from '../cart/public/cart-store.ts';
import { priceCart, type PricedCart } from '../cart/public/priced-lines.ts';
import { TermsNote } from '../owner-pages/public/terms-note.tsx';
import { hasLineIssues, lineProblems } from './line-problems.ts';
import type { CartOrder } from './place-cart-order.ts';
import { ReviewedLines } from './reviewed-lines.tsx';

export interface CheckoutValues extends Address {
  readonly phone: string;
  readonly shouldSaveAddress: boolean;
}

const rules = address.concat(contactDetails.pick(['phone']));

/** Draft of the form in memory. It survives visits to the cart and the sign-in page. */
const draft = formDraft<CheckoutValues>();

const fitSummaryQuery = codeQuery('fit-summary', () => import('./fit-summary.tsx'));

interface CheckoutFormProps {
  readonly initialValues: CheckoutValues;
  readonly catalogue: readonly CatalogueProduct[];
  readonly cart: PricedCart;
  readonly addressFields: ReactNode;
  readonly placing: UseMutationResult<Order, Error, CartOrder>;
  readonly onOrdered: (order: Order, values: CheckoutValues) => Promise<void>;
}

/** Checkout form. Not a `PageForm`: leaving asks nothing, because the draft keeps the input. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { initialValues, cart, catalogue, addressFields, placing } = props;
  const { data: fit } = useQuery(fitSummaryQuery);
  const { error, variables } = placing;
  const { uid } = useCurrentUser();
  const problems = lineProblems(error, variables?.lines, cart.lines);
  const [restored] = useState(() => draft.read(uid));
  return (
    <Formik initialValues={restored ?? initialValues} validationSchema={rules} onSubmit={useOrderCart(props)}>
      <Form noValidate>
        <NumberedSteps sx={{ display: 'grid', gap: 5 }}>
          <NumberedStep title="Address">
            <Box sx={{ display: 'grid', gap: 2 }}>
              {addressFields}
              <FormTextField name="phone" label="Phone (optional)" type="tel" autoComplete="tel" />
            </Box>
          </NumberedStep>
          <NumberedStep title="Review order">
            <ReviewedLines cart={cart} problems={problems} />
            <div role="status">
              {fit === undefined ? null : <fit.FitSummary cart={cart} catalogue={catalogue} />}
            </div>
            <Link href="/cart" sx={{ display: 'inline-block', mt: 2 }}>
              Edit cart
            </Link>
          </NumberedStep>
          <NumberedStep title="Pay">
            <PayStep cart={cart} error={error} hasLineErrors={problems.size > 0} />
          </NumberedStep>
        </NumberedSteps>
        <FocusFirstError />
        <SaveDraft uid={uid} isRestored={restored !== null} />
      </Form>
    </Formik>
  );
}

interface PayStepProps {
  readonly cart: PricedCart;
  readonly error: Error | null;
  readonly hasLineErrors: boolean;
}

/** Total, error and button. Not `SubmitError`: the errors of lines appear at their lines, and a reused key is a warning. */
function PayStep({ cart: { unavailable, totalCents }, error, hasLineErrors }: PayStepProps) {
  const isKeyReused = error instanceof ApiError && error.code === 'request/key-reused';
  const isResolved = hasLineIssues(error) && !hasLineErrors && unavailable.length === 0;
  return (
    <>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        You pay {formatCents(totalCents)} by card on the next page. You are not charged yet.
      </Typography>
      {error === null || isResolved ? null : (
        <Alert severity={isKeyReused ? 'warning' : 'error'} sx={{ mb: 2 }}>
          {isKeyReused ? <KeyReusedNotice /> : hasLineIssues(error) ? lineErrorsText : errorMessage(error)}
        </Alert>
      )}
      <TermsNote />
      <Box sx={{ display: { xs: 'grid', sm: 'block' } }}>
        <SubmitButton busyText="Placing order…">
          {isKeyReused ? 'Place as a new order' : 'Place order'}
        </SubmitButton>
      </Box>
    </>
  );
}

const lineErrorsText = 'Nothing has been ordered. Check the changed parts above, then place the order again.';

function SaveDraft({ uid, isRestored }: { readonly uid: string; readonly isRestored: boolean }) {
  const { values, dirty } = useFormikContext<CheckoutValues>();
  const isTyped = dirty || isRestored;
  useEffect(() => {
    if (isTyped) draft.keep(uid, values);
    else draft.discard();
  }, [uid, isTyped, values]);
  return null;
}

function KeyReusedNotice() {
  return (
    <>
      Your last order went through, although its confirmation was lost. This order is different. Check{' '}
      <Link href="/dashboard/myOrder">My Order</Link> first, so that you do not order twice.
    </>
  );
}

/** Returns a submit handler that orders the stored cart, including any changes made in another tab. */
function useOrderCart({ catalogue, placing, onOrdered }: CheckoutFormProps) {
  const send = async (values: CheckoutValues) => {
    const { lines, unavailable } = priceCart(currentCart(), catalogue);
    const order = { lines, unavailable, address: typedAddress(values), phone: values.phone };
    const placed = await placing.mutateAsync(order);
    draft.discard();
    await onOrdered(placed, values);
  };
  return useSubmit({ send, fieldOf: (path) => path.replace('address.', '') }).submit;
}
