import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { CardInput, useFocusCard } from './card-elements.tsx';
import type { PaymentState } from './use-payment.ts';

export function CardField({ payment }: { readonly payment: PaymentState }) {
  const id = useId();
  const [cardError, setCardError] = useState<string | null>(null);
  const paymentError = payment.step === 'open' || payment.step === 'unsure' ? payment.error : null;
  const message = cardError ?? paymentError;
  const focusCard = useFocusCard();
  useEffect(() => {
    if (payment.step === 'open' && payment.isCardInvalid === true) focusCard();
  }, [payment, focusCard]);
  return (
    <Box sx={frame}>
      <InputLabel htmlFor={id}>Card</InputLabel>
      <CardInput id={id} disabled={payment.step !== 'open'} onError={setCardError} />
      {message === null ? null : (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
          {message}
        </Typography>
      )}
      {payment.step === 'unsure' ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          The payment may have gone through. Check again before you pay; an order is never charged twice.
        </Typography>
      ) : null}
    </Box>
  );
}

const frame = {
  '& .StripeElement': {
    px: { xs: 1, sm: 1.75 },
    py: 1.5,
    border: 1,
    borderColor: 'outline',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& .StripeElement--focus': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
  },
  '& .StripeElement--invalid': { borderColor: 'error.main' },
};
