import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { requiredText, type Order, type OrderAttention } from '@pedalworks/contract';
import { openAttentions } from '@pedalworks/contract/order-moves';
import { useMutation } from '@tanstack/react-query';
import { object } from 'yup';
import { call } from '../../../services/api-client.ts';
import { notify } from '../../../services/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { attentionTexts } from '../order-status.tsx';
import { useTransitionHandlers } from '../use-change-order.ts';

interface OrderProps {
  readonly order: Order;
}

interface AttentionAlertsProps extends OrderProps {
  /** Opens the dialog for failed refunds; null if none can be settled. */
  readonly onSettle: (() => void) | null;
}

/** Alerts that explain why an order needs attention. Admins can mark each as handled, except a missing address. */
export function AttentionAlerts({ order, onSettle }: AttentionAlertsProps) {
  const [handling, setHandling] = useState<OrderAttention | null>(null);
  const last = useLastValue(handling);
  return (
    <>
      {openAttentions(order).map((attention) => (
        <Alert
          key={attention}
          severity="warning"
          sx={alert}
          action={
            attention === 'no-address' ? null : (
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                {attention === 'refund-failed' && onSettle !== null ? (
                  <Button color="inherit" size="small" onClick={onSettle}>
                    Settle another way…
                  </Button>
                ) : null}
                <HandledButton attention={attention} onClick={() => setHandling(attention)} />
              </Stack>
            )
          }
        >
          {attentionTexts[attention].join(': ')}
        </Alert>
      ))}
      {last === undefined ? null : (
        <HandledDialog
          order={order}
          attention={last}
          open={handling !== null}
          onClose={() => setHandling(null)}
        />
      )}
    </>
  );
}

interface HandledButtonProps {
  readonly attention: OrderAttention;
  readonly onClick: () => void;
}

const HandledButton = ({ attention, onClick }: HandledButtonProps) => (
  <Button
    color="inherit"
    size="small"
    aria-label={`Mark as handled: ${attentionTexts[attention][0]}`}
    onClick={onClick}
  >
    Mark as handled…
  </Button>
);

const alert = { flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 12rem' } };

interface HandledDialogProps extends OrderProps {
  readonly attention: OrderAttention;
  readonly open: boolean;
  readonly onClose: () => void;
}

const rules = object({ note: requiredText('Note', 2000) });

function HandledDialog({ order, attention, ...dialog }: HandledDialogProps) {
  const { mutateAsync } = useHandleAttention(order, attention);
  return (
    <FormDialog
      {...dialog}
      title="Mark as handled"
      initialValues={{ note: '' }}
      validationSchema={rules}
      send={({ note }) => mutateAsync(note)}
      submitText="Mark as handled"
    >
      <Typography>
        <strong>{attentionTexts[attention][0]}</strong> leaves Needs attention unless it happens again.
        {attention === 'refund-failed'
          ? ' If you paid the customer another way, settle the refund instead.'
          : ''}
      </Typography>
      <FormTextField
        name="note"
        label="Note"
        required
        multiline
        minRows={2}
        helperText="How it was resolved. Visible to admins only."
      />
    </FormDialog>
  );
}

function useHandleAttention(order: Order, attention: OrderAttention) {
  const message = `${attentionTexts[attention][0]}: handled`;
  const { onSuccess, onSettled } = useTransitionHandlers(order, () => notify.success(message));
  return useMutation({
    mutationFn: (note: string) =>
      call('handleAttention', { params: { id: order._id, attention }, body: { note } }),
    onSuccess,
    onSettled,
    meta: { sendsForm: true },
  });
}
