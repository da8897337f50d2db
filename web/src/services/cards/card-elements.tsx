import { useMemo, type ReactNode } from 'react';
import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { useColorScheme, type ColorScheme } from '../color-scheme.ts';
import type { CardProvider } from './load-cards.ts';

interface CardElementsProps {
  readonly provider: CardProvider;
  readonly children: ReactNode;
}

/** What {@link CardInput} and `useCardPayment` work in. */
export function CardElements({ provider, children }: CardElementsProps) {
  return <Elements stripe={provider}>{children}</Elements>;
}

interface CardInputProps {
  readonly id: string;
  readonly disabled: boolean;
  /** Told what is wrong with the card as it is typed, null when nothing is. */
  readonly onProblem: (message: string | null) => void;
}

/** Card number, expiry and CVC, in the provider's own field: the page never sees them (contract.md, Payment). */
export function CardInput({ id, disabled, onProblem }: CardInputProps) {
  const { scheme } = useColorScheme();
  const style = useMemo(() => styleFor(scheme), [scheme]);
  return (
    <CardElement
      id={id}
      options={{ hidePostalCode: true, disabled, style }}
      onChange={({ error }) => {
        onProblem(error?.message ?? null);
      }}
    />
  );
}

/** The provider's field stands in a frame that does not know our variables: it gets the colours they have now. */
function styleFor(_scheme: ColorScheme): NonNullable<StripeCardElementOptions['style']> {
  return {
    base: {
      color: colourOf('--ink'),
      iconColor: colourOf('--ink-soft'),
      fontFamily: 'Helvetica Neue, Arial, sans-serif',
      fontSize: '17px',
      '::placeholder': { color: colourOf('--ink-soft') },
    },
    invalid: { color: colourOf('--bad'), iconColor: colourOf('--bad') },
  };
}

function colourOf(variable: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${variable})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
