import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

const slowMilliseconds = 30_000;

/** Offers to check a payment that takes long. The customer may still be confirming it with the bank. */
export function SlowPayment({ onCheck }: { readonly onCheck: () => void }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, slowMilliseconds, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button size="small" onClick={onCheck}>
          Check again
        </Button>
      }
    >
      This takes longer than usual. If your bank asks you to confirm the payment, do that first. An order is
      never charged twice.
    </Alert>
  );
}
