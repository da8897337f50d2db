import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { PricedCart, PricedLine } from '../cart/priced-lines.ts';

interface ReviewedLinesProps {
  readonly cart: PricedCart;
  /** Why the shop refused a line, by product. */
  readonly problems: ReadonlyMap<string, string>;
}

/** What is about to be ordered, to be read through once more. */
export function ReviewedLines({ cart, problems }: ReviewedLinesProps) {
  return (
    <Box component="ul" aria-label="Parts of the order">
      {cart.priced.map((priced) => (
        <ReviewedLine key={priced.part._id} {...priced} problem={problems.get(priced.part._id)} />
      ))}
    </Box>
  );
}

function ReviewedLine({ line, part, quote, problem }: PricedLine & { readonly problem: string | undefined }) {
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
