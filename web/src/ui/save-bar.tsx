import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { AboveBar } from './above-bar.tsx';
import { BusyButton } from './busy-button.tsx';
import { stickyBar } from './sticky-bar.ts';
import { SubmitButton } from './submit-button.tsx';

interface SaveBarProps {
  /** Submit label for a form that creates something; such a form can be submitted without changes. */
  readonly createText?: string;
  readonly busyText?: string;
}

export function SaveBar({ createText, busyText = 'Saving…' }: SaveBarProps) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const isUnchanged = !dirty && createText === undefined;
  return (
    // Keeps the focus in the field on mousedown: on blur, a validation error could appear and push the button away.
    <Box sx={{ ...stickyBar, gridColumn: '1 / -1' }} onMouseDown={(event) => event.preventDefault()}>
      <AboveBar />
      <SubmitButton busyText={busyText} isUnavailable={isUnchanged}>
        {createText ?? 'Save changes'}
      </SubmitButton>
      <BusyButton busy={isSubmitting || !dirty} onClick={() => resetForm()}>
        Discard
      </BusyButton>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {dirty && createText === undefined ? 'Not saved yet' : ''}
      </Typography>
    </Box>
  );
}
