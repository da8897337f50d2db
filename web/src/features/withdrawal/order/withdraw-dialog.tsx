import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { confirmWithdrawalLabel, withdrawalLabel } from '@pedalworks/contract/withdrawal-terms';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { useWithdraw } from './use-withdraw.ts';
import { quantityProblems, type WithdrawnQuantities } from './withdrawn-quantities.ts';

interface WithdrawDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Form to withdraw from the whole order or some of its parts. Asks for no reason. */
export function WithdrawDialog({ order, open, onClose }: WithdrawDialogProps) {
  const { mutateAsync } = useWithdraw(order);
  const initialValues: WithdrawnQuantities = {
    quantities: order.lines.map(({ quantity }) => String(quantity)),
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={withdrawalLabel}
      initialValues={initialValues}
      validate={(values) => quantityProblems(values, order)}
      send={mutateAsync}
      submitText={confirmWithdrawalLabel}
      busyText="Confirming…"
    >
      <Typography>
        I withdraw from the contract of order {order.number}, for these pieces. You need not give a reason.
      </Typography>
      {order.lines.map(({ name, quantity }, line) => (
        <FormTextField
          key={line}
          name={`quantities.${String(line)}`}
          label={name}
          helperText={`0 to ${String(quantity)}`}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      ))}
    </FormDialog>
  );
}
