import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { fromCents } from '@pedalworks/contract/money';
import { numberKinds, type NumberKind } from '@pedalworks/contract/numbers';
import { refundedUnits } from '@pedalworks/contract/refunded-units';
import type { Order, Refund } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { errorMessage } from '../../../services/error-message.ts';
import { fieldErrors } from '../../../services/field-errors.ts';
import { FocusFirstError } from '../../../ui/focus-first-error.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { formatCents, formatMoney, formatNumber } from '../../../ui/money.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { hasFailedRefund, refundableCents } from '../order-summary.ts';
import { orderRefundsQuery } from '../queries.ts';
import {
  emptyRefund,
  selectedCents,
  refundErrors,
  refundCents,
  refundBody,
  type RefundValues,
} from './refund-values.ts';
import { RestockField } from './restock-field.tsx';
import { isRefundPending, useRefundOrder } from '../use-change-order.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

function RefundDialog({ order, open, onClose }: RefundDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby="refund-title">
      <DialogTitle id="refund-title">Refund</DialogTitle>
      <RefundForm order={order} onClose={onClose} />
    </Dialog>
  );
}

function RefundForm({ order, onClose }: Omit<RefundDialogProps, 'open'>) {
  const { currency, refunded, refundPending } = order;
  const { data: refunds = [] } = useQuery(orderRefundsQuery(order));
  const { send, error } = useSendRefund(order, onClose);
  return (
    <Formik initialValues={emptyRefund(order)} validateOnChange={false} onSubmit={send}>
      {({ values }) => (
        <Form noValidate>
          <DialogContent>
            <Stack spacing={2.5}>
              <Typography>
                {formatCents(refundableCents(order), currency)} can be refunded to the card.
                {refunded === 0 ? null : ` ${formatMoney(refunded, currency)} was already refunded.`}
                {refundPending === 0
                  ? null
                  : ` A refund of ${formatMoney(refundPending, currency)} is pending; the card provider has not answered yet.`}
              </Typography>
              <RefundFields order={order} refunds={refunds} values={values} />
              {error === null ? null : <Alert severity="error">{errorMessage(error)}</Alert>}
            </Stack>
            <FocusFirstError />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busyText="Refunding…">
              {['Refund', amountText(refundCents(values, order, refunds), order)].join(' ').trim()}
            </SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Formik>
  );
}

function useSendRefund(order: Order, onDone: () => void) {
  const { mutateAsync, error } = useRefundOrder(order);
  const send = async (values: RefundValues, { setErrors }: FormikHelpers<RefundValues>) => {
    const missing = refundErrors(values, order);
    if (Object.keys(missing).length > 0) {
      setErrors(missing);
      return;
    }
    try {
      await mutateAsync(refundBody(values, order));
      onDone();
    } catch (reason) {
      if (isRefundPending(reason)) onDone();
      else setErrors(fieldErrors<RefundValues>(reason));
    }
  };
  return { send, error };
}

function amountText(cents: number | null, { currency }: Order): string {
  return cents === null ? '' : formatCents(cents, currency);
}

interface RefundFieldsProps {
  readonly order: Order;
  readonly refunds: readonly Refund[];
  readonly values: RefundValues;
}

function RefundFields({ order, refunds, values }: RefundFieldsProps) {
  const { mode } = values;
  return (
    <>
      <FormTextField name="mode" label="Refund type" select>
        <option value="all">Full remaining amount</option>
        <option value="lines">Selected parts</option>
        <option value="amount">Custom amount</option>
      </FormTextField>
      {mode === 'amount' ? <NumberField name="amount" label="Amount" kind={amountKind(order)} /> : null}
      {mode === 'lines' ? <PartFields order={order} refunds={refunds} values={values} /> : null}
      {mode === 'amount' ? null : <RestockField order={order} />}
      <FormTextField
        name="reason"
        label="Reason"
        helperText="Visible to admins only."
        multiline
        minRows={2}
      />
    </>
  );
}

function amountKind(order: Order): NumberKind {
  const cents = refundableCents(order);
  if (cents === 0) return numberKinds.price;
  const range = `more than zero, at most ${formatCents(cents, order.currency)}`;
  return { ...numberKinds.price, max: fromCents(cents), range };
}

function PartFields({ order, refunds, values }: RefundFieldsProps) {
  const { lines, currency } = order;
  return (
    <>
      {lines.map(({ productId, name, quantity, unitPrice }, index) => {
        const refundable = quantity - refundedUnits(refunds, productId);
        if (refundable <= 0) return null;
        return (
          <NumberField
            key={productId}
            name={`quantities[${String(index)}]`}
            label={name}
            kind={{
              ...numberKinds.stock,
              max: refundable,
              range: `a whole number, at most ${formatNumber(refundable)}`,
            }}
            helperText={`Up to ${formatNumber(refundable)}, ${formatMoney(unitPrice, currency)} each`}
          />
        );
      })}
      <Typography role="status">
        Subtotal: {formatCents(selectedCents(values, order, refunds), currency)}
      </Typography>
    </>
  );
}

/** Refund button and its dialog. The dialog stays open to show the error if another admin refunds the order first. */
export function RefundButton({ order }: Pick<RefundDialogProps, 'order'>) {
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  const isOffered = refundableCents(order) > 0;
  return (
    <>
      {isOffered ? (
        <Button onClick={() => setOpening(({ count }) => ({ count: count + 1, isOpen: true }))}>
          {hasFailedRefund(order) ? 'Refund again…' : 'Refund…'}
        </Button>
      ) : null}
      <RefundDialog
        key={opening.count}
        order={order}
        open={opening.isOpen}
        onClose={() => setOpening(({ count }) => ({ count, isOpen: false }))}
      />
    </>
  );
}
