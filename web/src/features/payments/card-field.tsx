import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import Typography from '@mui/material/Typography';
import { CardInput } from './card-elements.tsx';
import type { PaymentState } from './use-paying.ts';

/** The provider's frame, and beneath it what is wrong with the card or the payment. */
export function CardField({ paying }: { readonly paying: PaymentState }) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const failure = paying.step === 'open' || paying.step === 'unsure' ? paying.error : null;
  const message = problem ?? failure;
  return (
    <Box sx={frame}>
      <InputLabel htmlFor={id}>Card</InputLabel>
      <CardInput id={id} disabled={paying.step !== 'open'} onProblem={setProblem} />
      {message === null ? null : (
        <Typography role="alert" sx={{ mt: 1, color: 'error.main', fontWeight: 600 }}>
          {message}
        </Typography>
      )}
      {paying.step === 'unsure' ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          It may have gone through. Check before you pay again; whatever happens, an order is charged once.
        </Typography>
      ) : null}
    </Box>
  );
}

/** Looks like the form's own fields; narrow on phones, so that the card number fits. */
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
