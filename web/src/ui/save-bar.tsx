import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { BusyButton } from './busy-button.tsx';
import { barClearance, stickyBar, toastsAboveBar } from './sticky-bar.ts';
import { SubmitButton } from './submit-button.tsx';

interface SaveBarProps {
  /** Label of the submit button of a form that creates something; enabled without changes. */
  readonly createText?: string;
  readonly busyText?: string;
}

export function SaveBar({ createText, busyText = 'Saving…' }: SaveBarProps) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const isUnchanged = !dirty && createText === undefined;
  return (
    // Moving the focus on mousedown would show a field's error and shift the button away from the pointer.
    <Box sx={{ ...stickyBar, gridColumn: '1 / -1' }} onMouseDown={(event) => event.preventDefault()}>
      <GlobalStyles styles={aboveBar} />
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

const aboveBar = {
  html: { scrollPaddingBottom: barClearance },
  ...toastsAboveBar,
};
