import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { BusyButton } from './busy-button.tsx';

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly busyText: string;
  readonly fullWidth?: boolean;
  readonly isQuiet?: boolean;
  readonly isUnavailable?: boolean;
}

export function SubmitButton({ children, busyText, fullWidth = false, ...kind }: SubmitButtonProps) {
  const { isQuiet = false, isUnavailable = false } = kind;
  const { isSubmitting } = useFormikContext();
  return (
    <BusyButton
      type="submit"
      variant={isQuiet ? 'outlined' : 'contained'}
      color={isQuiet ? 'secondary' : 'primary'}
      fullWidth={fullWidth}
      busy={isSubmitting || isUnavailable}
    >
      {isSubmitting ? busyText : children}
    </BusyButton>
  );
}
