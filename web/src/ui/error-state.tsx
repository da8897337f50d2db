import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { errorMessage } from '../services/error-message.ts';

interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be loaded, and here is the way out. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            // Retry goes away with its message: the keyboard goes on from where it stood.
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
            onRetry();
          }}
        >
          Retry
        </Button>
      }
    >
      <AlertTitle>That did not load</AlertTitle>
      {errorMessage(error)}
    </Alert>
  );
}
