import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fromCents } from '@pedalworks/contract/money';
import { numberKinds, type NumberKind } from '@pedalworks/contract/numbers';
import { refundedUnits } from '@pedalworks/contract/refunded-units';
import type { Order, Refund } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { formatCents, formatMoney, formatNumber } from '../../../ui/money.ts';
import { NumberField } from '../../../ui/number-field.tsx';
import { earlierRefundsText, hasFailedRefund, refundableCents } from '../order-summary.ts';
import { orderRefundsQuery } from '../queries.ts';
import {
  emptyRefund,
  selectedCents,
  refundErrors,
  refundCents,
  refundBody,
  type RefundValues,
} from './refund-values.ts';
import { OpenReturnsNote } from './open-returns-note.tsx';
import { PayoutChoice } from './payout-fields.tsx';
import { RestockField } from './restock-field.tsx';
import { isRefundPending, useRefundOrder } from '../use-change-order.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

function RefundDialog({ order, ...dialog }: RefundDialogProps) {
  const { data: refunds = [] } = useQuery(orderRefundsQuery(order));
  const { mutateAsync } = useRefundOrder(order);
  const send = async (values: RefundValues) => {
    try {
      return await mutateAsync(refundBody(values, order));
    } catch (error) {
      if (isRefundPending(error)) return true;
      throw error;
    }
  };
  return (
    <FormDialog
      {...dialog}
      title="Refund"
      initialValues={emptyRefund(order)}
      validate={(values) => refundErrors(values, order)}
      validateOnBlur={false}
      send={send}
      submitText={<SubmitText order={order} refunds={refunds} />}
      busyText="Refunding…"
    >
      <OpenReturnsNote order={order} />
      <Refundable order={order} />
      <RefundFields order={order} refunds={refunds} />
    </FormDialog>
  );
}

function Refundable({ order }: Pick<RefundDialogProps, 'order'>) {
  const { isOutside } = useFormikContext<RefundValues>().values;
  return (
    <Typography>
      {formatCents(refundableCents(order), order.currency)} can be refunded{isOutside ? '' : ' to the card'}.{' '}
      {earlierRefundsText(order)}
    </Typography>
  );
}

interface RefundFieldsProps {
  readonly order: Order;
  readonly refunds: readonly Refund[];
}

function SubmitText({ order, refunds }: RefundFieldsProps) {
  const { values } = useFormikContext<RefundValues>();
  return [
    values.isOutside ? 'Record refund of' : 'Refund',
    amountText(refundCents(values, order, refunds), order),
  ]
    .join(' ')
    .trim();
}

function amountText(cents: number | null, { currency }: Order): string {
  return cents === null ? '' : formatCents(cents, currency);
}

const modes: Readonly<Record<RefundValues['mode'], string>> = {
  all: 'Full remaining amount',
  lines: 'Selected parts',
  amount: 'Custom amount',
};

function RefundFields({ order, refunds }: RefundFieldsProps) {
  const { mode } = useFormikContext<RefundValues>().values;
  return (
    <>
      <FormTextField name="mode" label="Refund type" options={Object.entries(modes)} />
      {mode === 'amount' ? <NumberField name="amount" label="Amount" kind={amountKind(order)} /> : null}
      {mode === 'lines' ? <PartFields order={order} refunds={refunds} /> : null}
      {mode === 'amount' ? null : <RestockField order={order} />}
      <PayoutChoice />
    </>
  );
}

function amountKind(order: Order): NumberKind {
  const cents = refundableCents(order);
  if (cents === 0) return numberKinds.price;
  const range = `more than zero, at most ${formatCents(cents, order.currency)}`;
  return { ...numberKinds.price, max: fromCents(cents), range };
}

function PartFields({ order, refunds }: RefundFieldsProps) {
  const { values } = useFormikContext<RefundValues>();
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {refundableCents(order) > 0 ? (
        <Button onClick={() => setOpen(true)}>{hasFailedRefund(order) ? 'Refund again…' : 'Refund…'}</Button>
      ) : null}
      <RefundDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
