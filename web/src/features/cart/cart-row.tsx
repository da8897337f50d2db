import type { ReactNode, Ref } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { QuantityAdvice } from '../../ui/quantity-advice.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { setQuantity } from './cart-steps.ts';
import type { PricedLine } from './priced-lines.ts';
import { missingPartQuery } from './queries.ts';

interface CartRowProps extends PricedLine {
  /** Whether it was just put back: its button takes the focus of the one that did it. */
  readonly isRestored: boolean;
  readonly onRemove: () => void;
}

/** A line of the cart: the part, how many, what they come to, and what speaks against them. */
export function CartRow({ line, part, quote, isRestored, onRemove }: CartRowProps) {
  const { slug, name, img, partNumber } = part;
  const { quantity, priceSeenCents } = line;
  const { unitPriceCents, totalCents, obstacles } = quote;
  const change = (wanted: number | null) => wanted !== null && setQuantity(part, wanted);
  return (
    <Box component="li" sx={row}>
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
        <Notice severity="warning">That is more than one payment by card can be. Order fewer.</Notice>
      ) : null}
      <QuantityAdvice product={part} quantity={quantity} left={part.quantity} onMake={change} />
    </Box>
  );
}

interface MissingRowProps {
  readonly productId: string;
  readonly onRemove: () => void;
}

/** A line whose part has left the catalogue: all that can be done is to take it out. */
export function MissingRow({ productId, onRemove }: MissingRowProps) {
  const { data: reason = '' } = useQuery(missingPartQuery(productId));
  return (
    <Box component="li" sx={row}>
      <Typography dir="auto" sx={{ gridColumn: '1 / 3', color: 'text.secondary' }}>
        {reason}
      </Typography>
      <RemoveButton name={reason} onRemove={onRemove} />
    </Box>
  );
}

interface RemovedRowProps {
  /** Empty where the part has left the catalogue. */
  readonly name: string;
  readonly onPutBack: () => void;
}

/** What was just taken out, and the way to put it back. */
export function RemovedRow({ name, onPutBack }: RemovedRowProps) {
  return (
    <Box component="li" sx={[row, { gridTemplateColumns: 'minmax(0, 1fr) auto' }]}>
      <Typography role="status" dir="auto" sx={{ color: 'text.secondary' }}>
        Taken out{name === '' ? '' : `: ${name}`}
      </Typography>
      <Button ref={focus} variant="text" onClick={onPutBack}>
        Put back
      </Button>
    </Box>
  );
}

/** The button that was pressed went away with its line. */
const focus = (button: HTMLElement | null) => button?.focus();

interface RemoveButtonProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

function RemoveButton({ name, onRemove, ref }: RemoveButtonProps) {
  return (
    <IconButton
      ref={ref}
      aria-label={`Take out ${name}`}
      onClick={onRemove}
      sx={{ gridRow: 1, gridColumn: -2 }}
    >
      <Delete />
    </IconButton>
  );
}

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

/** But on a desk the quantity and the total are below the part. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '56px minmax(0, 1fr) auto', lg: '56px minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  gap: { xs: '12px 16px', lg: 2 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};

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
