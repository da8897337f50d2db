import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What the button says while the form is on its way. */
  readonly busyText: string;
  readonly fullWidth?: boolean;
  readonly disabled?: boolean;
}

/** Submits the surrounding Formik form once; a second press while it is on its way does nothing. */
export function SubmitButton({ children, busyText, fullWidth = false, disabled = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" fullWidth={fullWidth} disabled={disabled || isSubmitting}>
      {isSubmitting ? busyText : children}
    </Button>
  );
}
