import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useIsMadeToOrder } from '../../services/shop-settings.ts';
import { firstPress, ignoreHeldKey } from '../../ui/first-press.ts';
import { formatCents } from '../../ui/money.ts';
import { ProductPicture } from '../products/public/product-picture.tsx';
import { QuantityAdvice } from '../products/public/quantity-advice.tsx';
import { QuantityStepper } from '../products/public/quantity-stepper.tsx';
import { setQuantity } from './public/cart-steps.ts';
import { cartRow } from './cart-layout.ts';
import type { PricedLine } from './public/priced-lines.ts';
import { RemoveButton } from './remove-button.tsx';

interface CartRowProps extends PricedLine {
  readonly isRestored: boolean;
  readonly onRemove: () => void;
  /** Further notices about the line. */
  readonly children?: ReactNode;
}

export function CartRow({ line, part, quote, isRestored, onRemove, children }: CartRowProps) {
  const { slug, name, img, partNumber } = part;
  const { quantity, priceSeenCents } = line;
  const { unitPriceCents, totalCents, obstacles } = quote;
  const isMadeToOrder = useIsMadeToOrder();
  const advice = { product: part, quantity, available: part.quantity, isMadeToOrder };
  const change = (wanted: number | null) => wanted !== null && setQuantity(part, wanted);
  return (
    <Box component="li" sx={cartRow}>
      <ProductPicture img={img} alt="" sizes="56px" />
      <div>
        <Link href={`/parts/${slug}`} underline="hover" dir="auto" sx={{ fontWeight: 700 }}>
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {partNumber === '' ? '' : `${partNumber} · `}
          {formatCents(unitPriceCents)} each
        </Typography>
      </div>
      <Box sx={amounts}>
        <QuantityStepper product={part} quantity={quantity} name={name} onChange={change} />
        <Typography variant="figure" component="span" sx={total}>
          {formatCents(totalCents)}
        </Typography>
      </Box>
      <RemoveButton ref={isRestored ? focus : null} name={name} onRemove={onRemove} />
      {unitPriceCents === priceSeenCents ? null : (
        <Notice severity="info">
          Now {formatCents(unitPriceCents)} each. It was {formatCents(priceSeenCents)} when you added it.
        </Notice>
      )}
      {obstacles.includes('too-large') ? (
        <Notice severity="warning">The amount exceeds the card payment limit. Reduce the quantity.</Notice>
      ) : null}
      <QuantityAdvice {...advice} isQuiet onChange={change} />
      {children}
    </Box>
  );
}

interface RemovedRowProps {
  /** Name of the removed part; empty if the part is no longer in the catalogue. */
  readonly name: string;
  readonly removal: 'removed' | 'swapped';
  readonly onUndo: () => void;
}

export function RemovedRow({ name, removal, onUndo }: RemovedRowProps) {
  return (
    <Box component="li" sx={{ ...cartRow, gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
      <Typography role="status" dir="auto" sx={{ color: 'text.secondary' }}>
        {removal === 'swapped' ? 'Swapped' : 'Removed'}
        {name === '' ? '' : `: ${name}`}
      </Typography>
      <Button ref={focus} variant="text" onKeyDown={ignoreHeldKey} onClick={firstPress(onUndo)}>
        Undo
      </Button>
    </Box>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();

function Notice({
  severity,
  children,
}: {
  readonly severity: 'info' | 'warning';
  readonly children: ReactNode;
}) {
  return (
    <Alert severity={severity} sx={{ gridColumn: '1 / -1', py: 0.5 }}>
      {children}
    </Alert>
  );
}

const amounts = {
  gridRow: { xs: 2, lg: 1 },
  gridColumn: { xs: '1 / -1', lg: 3 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};

const total = { minWidth: '6.5rem', textAlign: 'right', fontSize: '1.25rem' };
