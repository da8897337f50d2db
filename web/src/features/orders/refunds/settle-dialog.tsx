import { useState } from 'react';
import Typography from '@mui/material/Typography';
import type { Order, Payout, Refund } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { dateFormat } from '../../../ui/dates.tsx';
import { formatMoney, formatNumber } from '../../../ui/money.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { refundsToSettle } from '../order-summary.ts';
import { orderRefundsQuery } from '../queries.ts';
import { useRefundOrder } from '../use-change-order.ts';
import { PayoutField, ReasonField } from './payout-fields.tsx';
import { reasonErrors } from './refund-values.ts';
import { RestockField } from './restock-field.tsx';

interface SettleDialogProps {
  readonly order: Order;
  /** Failed refunds that can be settled, at least one. */
  readonly failed: readonly Refund[];
  readonly open: boolean;
  readonly onClose: () => void;
}

interface SettleValues {
  readonly settles: string;
  readonly paidBy: Payout;
  readonly restock: boolean;
  readonly reason: string;
}

/** Records that the money of a failed refund was paid back outside the card. */
function SettleDialog({ order, failed, ...dialog }: SettleDialogProps) {
  const { mutateAsync } = useRefundOrder(order);
  const [first] = failed;
  if (first === undefined) return null;
  const initialValues: SettleValues = {
    settles: first._id,
    paidBy: 'transfer',
    restock: isToRestock(first),
    reason: '',
  };
  const send = ({ restock, ...values }: SettleValues) => {
    const chosen = failed.find(({ _id }) => _id === values.settles);
    const restocks = restock && chosen !== undefined && isToRestock(chosen);
    return mutateAsync({ ...values, method: 'other', restock: restocks });
  };
  return (
    <FormDialog
      {...dialog}
      title="Settle another way"
      initialValues={initialValues}
      validate={reasonErrors}
      validateOnBlur={false}
      send={send}
      submitText={<SubmitText order={order} failed={failed} />}
      busyText="Recording…"
      focusOn="paidBy"
    >
      <SettleFields order={order} failed={failed} />
    </FormDialog>
  );
}

/** True if the failed refund was to restock parts and the card provider refused it, so that it restocked none. */
const isToRestock = ({ restock, creditNoteNumber }: Refund) => restock && creditNoteNumber === null;

type SettledRefunds = Pick<SettleDialogProps, 'order' | 'failed'>;

function useChosen(failed: readonly Refund[]): Refund | undefined {
  const { settles } = useFormikContext<SettleValues>().values;
  return failed.find(({ _id }) => _id === settles);
}

function SubmitText({ order, failed }: SettledRefunds) {
  const chosen = useChosen(failed);
  return chosen === undefined
    ? 'Record refund'
    : `Record refund of ${formatMoney(chosen.amount, order.currency)}`;
}

function SettleFields({ order, failed }: SettledRefunds) {
  const chosen = useChosen(failed);
  const options = failed.map((refund) => [refund._id, nameOf(refund, order)] as const);
  return (
    <>
      {failed.length > 1 ? (
        <FormTextField name="settles" label="Failed refund" options={options} />
      ) : (
        <Typography>{options.map(([, name]) => name)} did not reach the card.</Typography>
      )}
      <PayoutField />
      {chosen !== undefined && isToRestock(chosen) ? <RestockField order={order} /> : null}
      <ReasonField required />
    </>
  );
}

/** Names a refund, for example `$40.00 of Nov 3 (2 × Chain)`. */
function nameOf({ amount, at, lines }: Refund, { currency }: Order): string {
  const parts = lines.map(({ quantity, name }) => `${formatNumber(quantity)} × ${name}`).join(', ');
  return `${formatMoney(amount, currency)} of ${dateFormat('day').format(new Date(at))}${parts === '' ? '' : ` (${parts})`}`;
}

/** Returns the dialog that settles failed refunds, and a function that opens it; null if there are none. */
export function useSettling(order: Order) {
  const { data: refunds = [] } = useQuery(orderRefundsQuery(order));
  const failed = refundsToSettle(refunds, order);
  const [opened, setOpened] = useState<readonly Refund[] | null>(null);
  const last = useLastValue(opened);
  return {
    onSettle: failed.length === 0 ? null : () => setOpened(failed),
    dialog:
      last === undefined ? null : (
        <SettleDialog order={order} failed={last} open={opened !== null} onClose={() => setOpened(null)} />
      ),
  };
}
