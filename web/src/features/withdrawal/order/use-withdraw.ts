import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, WithdrawalAnswer } from '@pedalworks/contract';
import { call } from '../../../services/api-client.ts';
import { sendOnce } from '../../../services/idempotency-key.ts';
import { notify } from '../../../services/notify.ts';
import { useCurrentUser } from '../../../services/session.ts';
import { withdrawnLines, type WithdrawnQuantities } from './withdrawn-quantities.ts';

/** Declares the withdrawal, and says what became of it. */
export function useWithdraw(order: Order) {
  const { uid } = useCurrentUser();
  const queryClient = useQueryClient();
  const { _id: id, number: orderNumber, customerEmail: email, customerName } = order;
  return useMutation({
    mutationFn: (values: WithdrawnQuantities) => {
      const lines = withdrawnLines(values, order);
      const body = { orderNumber, email, name: customerName || email, ...(lines && { lines }) };
      return sendOnce({ uid, subject: `withdraw/${id}` }, (headers) => call('withdraw', { headers, body }));
    },
    onSuccess: (answer) => {
      report(answer);
      void queryClient.invalidateQueries({ queryKey: ['returns'] });
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
    meta: { sendsForm: true },
  });
}

function report({ receipt, refusal }: WithdrawalAnswer): void {
  if (receipt !== undefined) notify.success('We received your withdrawal. The receipt is in your email.');
  else if (refusal === undefined)
    notify.success('Check your email: open the link to make your withdrawal effective.');
  else
    notify.error(
      'Not withdrawn',
      refusal === 'nothing-left'
        ? 'These parts were already cancelled, refunded or withdrawn from.'
        : 'This order can no longer be withdrawn from. Load it again.',
    );
}
