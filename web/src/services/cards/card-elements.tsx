import { useColorScheme, useTheme, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';

/** What {@link CardInput} and `useCardPayment` work in. */
export { Elements as CardElements } from '@stripe/react-stripe-js';

interface CardInputProps {
  readonly id: string;
  readonly disabled: boolean;
  /** Told what is wrong with the card as it is typed, null when nothing is. */
  readonly onProblem: (message: string | null) => void;
}

/** Card number, expiry and CVC, in the provider's own frame: the page never sees them (docs/api.md, Payment). */
export function CardInput({ id, disabled, onProblem }: CardInputProps) {
  const style = useFrameStyle();
  // Without the icon the whole card number fits into the frame.
  const hideIcon = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <CardElement
      id={id}
      options={{ hidePostalCode: true, hideIcon, disabled, style }}
      onChange={({ error }) => onProblem(error?.message ?? null)}
    />
  );
}

/** The provider's frame does not know the page's CSS variables: it gets the colours themselves. */
function useFrameStyle(): NonNullable<StripeCardElementOptions['style']> {
  const { colorSchemes } = useTheme();
  const { colorScheme = 'light' } = useColorScheme();
  const { text, error } = colorSchemes[colorScheme]?.palette ?? {};
  return {
    base: {
      color: text?.primary ?? '',
      iconColor: text?.secondary ?? '',
      fontFamily: 'Helvetica Neue, Arial, sans-serif',
      fontSize: '16px',
      '::placeholder': { color: text?.secondary ?? '' },
    },
    invalid: { color: error?.main ?? '', iconColor: error?.main ?? '' },
  };
}
