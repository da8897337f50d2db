import { useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsMadeToOrder } from '../../services/shop-settings.ts';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../products/public/product-picture.tsx';
import { shortageText } from '../products/public/quantity-advice.tsx';
import { withoutLine } from '../cart/public/cart-lines.ts';
import { changeCart } from '../cart/public/cart-store.ts';
import { MissingRow } from '../cart/public/missing-row.tsx';
import type { PricedCart, PricedLine } from '../cart/public/priced-lines.ts';

interface ReviewedLinesProps {
  readonly cart: PricedCart;
  readonly problems: ReadonlyMap<string, string>;
}

export function ReviewedLines({ cart, problems }: ReviewedLinesProps) {
  const isMadeToOrder = useIsMadeToOrder();
  const list = useRef<HTMLElement>(null);
  const remove = (id: string) => {
    if (changeCart((lines) => withoutLine(lines, id))) list.current?.focus();
  };
  return (
    <Box component="ul" ref={list} tabIndex={-1} aria-label="Items in this order">
      {cart.lines.map((line) => (
        <ReviewedLine
          key={line.part._id}
          {...line}
          shortage={
            (isMadeToOrder || line.part.madeToOrder !== undefined) &&
            line.quote.obstacles.includes('out-of-stock')
              ? shortageText(line.part, true)
              : null
          }
          problem={problems.get(line.part._id)}
        />
      ))}
      {cart.unavailable.map(({ productId }) => (
        <MissingRow key={productId} productId={productId} onRemove={() => remove(productId)} />
      ))}
    </Box>
  );
}

interface ReviewedLineProps extends PricedLine {
  readonly shortage: string | null;
  readonly problem: string | undefined;
}

function ReviewedLine({ line, part, quote, shortage, problem }: ReviewedLineProps) {
  return (
    <Box component="li" sx={row}>
      <ProductPicture img={part.img} alt="" sizes="56px" />
      <div>
        <Typography dir="auto" sx={{ fontWeight: 700 }}>
          {part.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatNumber(line.quantity)} × {formatCents(quote.unitPriceCents)}
        </Typography>
        {shortage === null ? null : <Typography variant="body2">{shortage}</Typography>}
      </div>
      <Typography variant="figure" component="span" sx={{ fontSize: '1.25rem' }}>
        {formatCents(quote.totalCents)}
      </Typography>
      {problem === undefined ? null : (
        <Alert severity="error" sx={{ gridColumn: '1 / -1', py: 0.5 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
};
