import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { BusyButton } from './busy-button.tsx';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What the button says while the form is being sent. */
  readonly busyText: string;
  readonly fullWidth?: boolean;
}

/** Submits the surrounding Formik form once, however often it is pressed. */
export function SubmitButton({ children, busyText, fullWidth = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton type="submit" variant="contained" color="primary" fullWidth={fullWidth} busy={isSubmitting}>
      {isSubmitting ? busyText : children}
    </BusyButton>
  );
}
