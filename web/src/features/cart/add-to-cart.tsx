import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { formatNumber } from '../../ui/money.ts';
import { StepButton } from '../../ui/step-button.tsx';
import { lineIn, oneStepFewer, putInCart, setQuantity, type CartPart, type Quantity } from './cart-steps.ts';
import { useCart } from './cart-store.ts';

const shownForMilliseconds = 3000;

interface AddToCartProps {
  readonly part: CartPart;
  /** Names the part where the page has several. */
  readonly name?: string;
  /** Quantity of the first press; one order step by default. */
  readonly quantity?: Quantity;
  /** Called instead while the typed quantity is invalid. */
  readonly instead?: (() => void) | undefined;
  readonly size?: 44 | 48;
}

/** Puts a part into the cart, and says for three seconds how many are there, between fewer and more. */
export function AddToCart({ part, name, quantity = null, instead, size = 44 }: AddToCartProps) {
  const inCart = lineIn(useCart(), part)?.quantity ?? 0;
  const { fewer, isShown, show } = useShownForAWhile();
  const isOpen = isShown && inCart > 0;
  const square = { minWidth: size, minHeight: size, p: 0 };
  const of = name === undefined ? '' : `: ${name}`;
  const add = () => putInCart(part, isOpen ? null : quantity) && show();
  const takeOut = () => setQuantity(part, oneStepFewer(part, inCart)) && show();
  return (
    <Box sx={{ minWidth: size, minHeight: size, flex: 'none' }}>
      <Box sx={isOpen ? openStepper : undefined}>
        {isOpen ? (
          <StepButton ref={fewer} sx={square} aria-label={`One fewer in the cart${of}`} onClick={takeOut}>
            <Remove />
          </StepButton>
        ) : null}
        <Box component="span" role="status" sx={isOpen ? count : null}>
          {isOpen ? `${formatNumber(inCart)} in cart` : ''}
        </Box>
        <StepButton sx={square} aria-label={`Add to cart${of}`} {...cartSubmit(part, instead ?? add)}>
          <Add />
        </StepButton>
      </Box>
    </Box>
  );
}

/** Props of a button that adds to the cart. Without scripts it submits its form to the cart, which then adds the part. */
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

function useShownForAWhile() {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const fewer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (shownAt === null) return;
    const timer = setTimeout(() => {
      // The keyboard's place must not vanish.
      const isKept = fewer.current?.matches(':focus-visible') === true;
      setShownAt(isKept ? performance.now() : null);
    }, shownForMilliseconds);
    return () => clearTimeout(timer);
  }, [shownAt]);
  return { fewer, isShown: shownAt !== null, show: () => setShownAt(performance.now()) };
}

const count = { px: 0.5, whiteSpace: 'nowrap', fontSize: '0.875rem', fontWeight: 700 };

/** Over the whole row of buttons that it stands in, which is positioned; the button stays where it is. */
const openStepper = {
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  bgcolor: 'background.paper',
};
