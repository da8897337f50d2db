import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button, { type ButtonProps } from '@mui/material/Button';
import { errorMessage } from '../services/error-message.ts';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly title?: string;
  readonly severity?: 'error' | 'warning';
}

export function ErrorState({
  error,
  onRetry,
  title = 'That did not load',
  severity = 'error',
}: ErrorStateProps) {
  return (
    <Alert severity={severity} action={<RetryButton size="small" onRetry={onRetry} />}>
      <AlertTitle>{title}</AlertTitle>
      {errorMessage(error)}
    </Alert>
  );
}

/** Retries, and moves the focus to the surrounding landmark or heading, because the button disappears. */
export function RetryButton({ onRetry, ...props }: ButtonProps & Pick<ErrorStateProps, 'onRetry'>) {
  return (
    <Button
      {...props}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
        onRetry();
      }}
    >
      Retry
    </Button>
  );
}
