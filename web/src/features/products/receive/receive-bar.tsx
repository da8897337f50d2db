import { useRef, useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maxStockReason } from '@pedalworks/contract';
import { counted } from '@pedalworks/contract/words';
import { errorMessageByField } from '../../../services/error-message.ts';
import { AboveBar } from '../../../ui/above-bar.tsx';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { stickyBar } from '../../../ui/sticky-bar.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { useReceiving } from './use-receiving.ts';

interface ReceiveBarProps {
  readonly receiving: ReturnType<typeof useReceiving>;
}

/** Reason and button of a delivery, at the end of the window. */
export function ReceiveBar({ receiving }: ReceiveBarProps) {
  const { rows, isReady, isPending, isUnsure, error, receive } = receiving;
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMissing = reason.trim() === '';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) field.current?.focus();
    else if (isReady && !isPending) receive(reason);
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={bar}>
      <AboveBar />
      <TextField
        label="Reason"
        required
        value={reason}
        inputRef={field}
        readOnly={isUnsure || isPending}
        slotProps={{ htmlInput: { maxLength: maxStockReason } }}
        error={isAsked && isMissing}
        helperText={isAsked && isMissing ? 'Reason is required' : 'For example, the delivery note’s number.'}
        sx={{ flex: '1 1 240px', width: 'auto' }}
        onChange={({ target }) => setReason(target.value)}
      />
      <BusyButton
        type="submit"
        variant="contained"
        color="primary"
        busy={isPending}
        sx={{ mt: { sm: 3 }, minHeight: 48 }}
      >
        {isPending ? 'Receiving…' : `Receive ${counted(rows.length, 'part')}`}
      </BusyButton>
      <Problem isBlocked={isAsked && !isMissing && !isReady} error={error} isUnsure={isUnsure} />
    </Box>
  );
}

interface ProblemProps {
  readonly isBlocked: boolean;
  readonly isUnsure: boolean;
  readonly error: unknown;
}

function Problem({ isBlocked, isUnsure, error }: ProblemProps) {
  if (error !== null)
    return (
      <Alert severity="error" sx={{ width: 1 }}>
        {errorMessageByField(error)}
        {isUnsure ? ' The shop may have received the parts. Try again: they are counted once.' : null}
      </Alert>
    );
  return (
    <Typography role="status" variant="body2" sx={blocked}>
      {isBlocked ? 'First correct or remove the parts marked in red.' : ''}
    </Typography>
  );
}

const bar = { ...stickyBar, alignItems: 'start' };

const blocked = { width: 1, color: 'error.main', '&:empty': { display: 'none' } };
