import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { formatNumber } from '../../../ui/money.ts';
import { StepButton } from '../../../ui/step-button.tsx';
import {
  findLine,
  subtractStep,
  addToCart,
  setQuantity,
  type CartPart,
  type Quantity,
} from './cart-steps.ts';
import { useCart } from './cart-store.ts';

const openMilliseconds = 3000;

interface AddToCartProps {
  readonly part: CartPart;
  readonly name?: string;
  readonly quantity?: Quantity;
  /** Called instead of adding when the typed quantity is invalid. */
  readonly onInvalid?: (() => void) | undefined;
  readonly size?: 44 | 48;
}

/** Button that adds a part to the cart, then becomes a quantity stepper for three seconds. */
export function AddToCart({ part, name, quantity = null, onInvalid, size = 44 }: AddToCartProps) {
  const inCart = findLine(useCart(), part)?.quantity ?? 0;
  const { fewer, isShown, show } = useTemporaryStepper();
  const isOpen = isShown && inCart > 0;
  const square = { minWidth: size, minHeight: size, p: 0 };
  const suffix = name === undefined ? '' : `: ${name}`;
  const add = () => addToCart(part, isOpen ? null : quantity) && show();
  const subtract = () => setQuantity(part, subtractStep(part, inCart)) && show();
  return (
    <Box sx={{ minWidth: size, minHeight: size, flex: 'none' }}>
      <Box sx={isOpen ? openStepper : undefined}>
        {isOpen ? (
          <StepButton ref={fewer} sx={square} aria-label={`Remove one from cart${suffix}`} onClick={subtract}>
            <Remove />
          </StepButton>
        ) : null}
        <Box component="span" role="status" sx={isOpen ? count : null}>
          {isOpen ? `${formatNumber(inCart)} in cart` : ''}
        </Box>
        <StepButton sx={square} aria-label={`Add to cart${suffix}`} {...cartSubmit(part, onInvalid ?? add)}>
          <Add />
        </StepButton>
      </Box>
    </Box>
  );
}

/** Returns the props of an Add to cart button. Without JavaScript, the button submits its form to `/cart`. */
export function cartSubmit({ _id }: CartPart, onAdd: () => unknown) {
  return {
    type: 'submit',
    name: 'add',
    value: _id,
    formAction: '/cart',
    onClick: (event: SyntheticEvent) => {
      event.preventDefault();
      onAdd();
    },
  } as const;
}

function useTemporaryStepper() {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const fewer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shownAt === null) return;
    const timer = setTimeout(() => {
      // Keeps the stepper open while its button has keyboard focus.
      const hasFocus = fewer.current?.matches(':focus-visible') === true;
      setShownAt(hasFocus ? performance.now() : null);
    }, openMilliseconds);
    return () => clearTimeout(timer);
  }, [shownAt]);
  return { fewer, isShown: shownAt !== null, show: () => setShownAt(performance.now()) };
}

const count = { px: 0.5, whiteSpace: 'nowrap', fontSize: '0.875rem', fontWeight: 700 };

const openStepper = {
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  bgcolor: 'background.paper',
};
