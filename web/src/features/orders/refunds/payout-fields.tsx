import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Payout } from '@pedalworks/contract';
import { Field, useFormikContext } from 'formik';
import { FormTextField } from '../../../ui/form-text-field.tsx';

const payoutLabels: Readonly<Record<Payout, string>> = {
  transfer: 'Bank transfer',
  cash: 'Cash',
  voucher: 'Voucher',
  other: 'Other',
};

/** Way to pay outside the card. The customer reads it, the reason is internal. */
export function PayoutField() {
  return (
    <FormTextField
      name="paidBy"
      label="Paid by"
      options={Object.entries(payoutLabels)}
      helperText="Record it after you have paid: it cannot be undone. The customer is told how."
    />
  );
}

interface ReasonFieldProps {
  readonly required?: boolean;
}

export function ReasonField({ required = false }: ReasonFieldProps) {
  return (
    <FormTextField
      name="reason"
      label="Reason"
      helperText="Visible to admins only."
      required={required}
      multiline
      minRows={2}
    />
  );
}

/** Switch for a refund outside the card, and the fields that it requires. */
export function PayoutChoice() {
  const { isOutside } = useFormikContext<{ readonly isOutside: boolean }>().values;
  return (
    <>
      <FormControlLabel
        control={<Field as={Switch} type="checkbox" name="isOutside" />}
        label="Paid back another way"
      />
      {isOutside ? <PayoutField /> : null}
      <ReasonField required={isOutside} />
    </>
  );
}
