import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import type { ApiError } from '@pedalworks/contract/errors';
import type { Order } from '@pedalworks/contract';
import { errorMessage } from '../../services/error-message.ts';
import { PrimaryLink } from '../../ui/primary-link.tsx';

interface PaymentErrorProps {
  readonly order: Order;
  readonly error: ApiError;
  readonly children?: ReactNode;
}

/** Payment error that a retry cannot fix. */
export function PaymentError({ order, error, children }: PaymentErrorProps) {
  return (
    <Stack component="section" aria-label="Payment" spacing={2}>
      <Alert severity="error">
        <AlertTitle>This order cannot be paid</AlertTitle>
        {errorMessage(error)}
      </Alert>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <PrimaryLink href={`/dashboard/myOrder/${order._id}`}>View order</PrimaryLink>
        {children}
      </Stack>
    </Stack>
  );
}
