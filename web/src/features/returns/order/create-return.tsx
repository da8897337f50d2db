import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import type { Order, OrderReturn } from '@pedalworks/contract';
import { returnableUnits } from '@pedalworks/contract/return-units';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, type CallArguments } from '../../../services/api-client.ts';
import { sendOnce } from '../../../services/idempotency-key.ts';
import { notify } from '../../../services/notify.ts';
import { useCurrentUser } from '../../../services/session.ts';
import { returnAddress } from '../admin-texts.ts';
import { orderReturnsQuery } from '../public/queries.ts';
import { CreateReturnDialog } from './create-return-dialog.tsx';

interface CreateReturnProps {
  readonly order: Order;
}

/** Announces a return for a customer who wrote or called. Hidden if nothing of the order can be returned. */
export function CreateReturn({ order }: CreateReturnProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: returns } = useQuery({ ...orderReturnsQuery(order._id), enabled: order.paid });
  const { mutateAsync } = useCreateReturn(order);
  const created = useRef<OrderReturn>(null);
  const navigate = useNavigate();
  if (returns === undefined) return null;
  const lines = order.lines
    .map(({ name }, line) => ({ line, name, units: returnableUnits(order, returns, line) }))
    .filter(({ units }) => units > 0);
  return (
    <>
      {lines.length === 0 ? null : (
        <Button variant="text" onClick={() => setOpen(true)}>
          Create return…
        </Button>
      )}
      <CreateReturnDialog
        lines={lines}
        open={isOpen}
        send={async (draft) => {
          created.current = await mutateAsync(draft);
        }}
        onClose={() => {
          setOpen(false);
          // Replaces the dialog's history entry. Before the dialog closed, it would ask about its input.
          if (created.current !== null) void navigate(returnAddress(created.current), { replace: true });
        }}
      />
    </>
  );
}

type Draft = CallArguments<'createReturn'>['body'];

function useCreateReturn({ _id: id }: Order) {
  const queryClient = useQueryClient();
  const { uid } = useCurrentUser();
  return useMutation({
    mutationFn: (body: Draft) =>
      sendOnce({ uid, subject: `create-return/${id}` }, (headers) =>
        call('createReturn', { params: { id }, headers, body }),
      ),
    onSuccess: ({ number }) => notify.success(`Return ${number} created`),
    onSettled: () => {
      for (const queryKey of [['returns'], ['orders'], ['stats']])
        void queryClient.invalidateQueries({ queryKey });
    },
    meta: { sendsForm: true },
  });
}
