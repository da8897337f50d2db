import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PrimaryLink } from '../../ui/primary-link.tsx';

interface PaymentDoneProps {
  readonly title: string;
  readonly transactionId: string | null;
  /** True while the shop has not recorded the payment; hides the link to My Order. */
  readonly isRecording?: boolean;
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
}

export function PaymentDone({ title, transactionId, children, foot, ...states }: PaymentDoneProps) {
  const { isRecording = false, takesFocus = false } = states;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) section.current?.focus({ preventScroll: true });
  }, [takesFocus, isRecording]);
  return (
    <Box component="section" ref={section} aria-label="Payment" tabIndex={-1} sx={done}>
      <div role="status">
        <Typography variant="h3" component="p" sx={{ mb: 1, color: 'success.main', fontSize: '1.75rem' }}>
          {title}
        </Typography>
        {transactionId === null ? null : (
          <Typography>
            Transaction id <strong>{transactionId}</strong>
          </Typography>
        )}
      </div>
      {children}
      <Stack direction="row" spacing={1.5}>
        {isRecording ? null : <PrimaryLink href="/dashboard/myOrder">Back to My Order</PrimaryLink>}
        {foot}
      </Stack>
    </Box>
  );
}

const done = {
  display: 'grid',
  justifyItems: 'start',
  gap: 3,
  p: 3,
  borderLeft: 6,
  borderColor: 'success.main',
  bgcolor: 'success.light',
  overflowWrap: 'anywhere',
  '&&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
};
