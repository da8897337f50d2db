import { useCallback, type ComponentProps } from 'react';
import { useColorScheme, useTheme, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import fontAddress from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useInBrowser } from '../../ui/use-in-browser.ts';

const font = {
  family: 'Sofia Sans Variable',
  src: `url(${new URL(fontAddress, import.meta.url).href})`,
  weight: '1 1000',
};

export function CardElements(props: ComponentProps<typeof Elements>) {
  return <Elements {...props} options={{ fonts: [font] }} />;
}

/** Returns a function that moves the focus to the card field. */
export function useFocusCard(): () => void {
  const elements = useElements();
  return useCallback(() => elements?.getElement(CardElement)?.focus(), [elements]);
}

interface CardInputProps {
  readonly id: string;
  readonly disabled: boolean;
  readonly onError: (message: string | null) => void;
}

/** Card field in Stripe's iframe. The page never sees the card details (docs/api.md, Payment). */
export function CardInput({ id, disabled, onError }: CardInputProps) {
  const style = useFrameStyle();
  // Hides the icon, so that the whole card number fits on a phone.
  const hideIcon = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <CardElement
      id={id}
      options={{ hidePostalCode: true, hideIcon, disabled, style }}
      onChange={({ error }) => onError(error?.message ?? null)}
    />
  );
}

/** Returns literal style values, because Stripe's iframe cannot read the page's CSS variables. */
function useFrameStyle(): NonNullable<StripeCardElementOptions['style']> {
  const fontSize = useInBrowser(() => getComputedStyle(document.documentElement).fontSize, '16px');
  const { colorSchemes, typography } = useTheme();
  const { colorScheme = 'light' } = useColorScheme();
  const { text, error } = colorSchemes[colorScheme]?.palette ?? {};
  return {
    base: {
      color: text?.primary ?? '',
      iconColor: text?.secondary ?? '',
      fontFamily: typography.fontFamily ?? '',
      // Passed explicitly, because the iframe does not inherit the user's text size.
      fontSize,
      '::placeholder': { color: text?.secondary ?? '' },
    },
    invalid: { color: error?.main ?? '', iconColor: error?.main ?? '' },
  };
}
