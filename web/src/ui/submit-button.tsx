import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { BusyButton } from './busy-button.tsx';

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What the button says while the form is on its way. */
  readonly busyText: string;
  readonly fullWidth?: boolean;
}

/** Submits the surrounding Formik form once; a second press while it is on its way does nothing. */
export function SubmitButton({ children, busyText, fullWidth = false }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton type="submit" variant="contained" fullWidth={fullWidth} busy={isSubmitting}>
      {isSubmitting ? busyText : children}
    </BusyButton>
  );
}
