import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { quote } from '../../services/quote.ts';
import { BuyButton } from '../../ui/buy-button.tsx';
import { formatCents } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';

interface ProductCardProps {
  readonly product: Product;
  readonly onBuy: (product: Product) => void;
}

const pictureSizes = '(width < 600px) 104px, (width < 900px) 50vw, 400px';

/** A product to buy. Its picture stands above the text, on a phone beside it. */
export function ProductCard({ product, onBuy }: ProductCardProps) {
  const { name, slug, img, description, quantity } = product;
  const { quantity: least, unitPriceCents } = quote(product);
  return (
    <Box component="article" sx={card}>
      <Box sx={{ gridRow: { xs: 'span 2', sm: 'auto' } }}>
        <ProductPicture img={img} alt={name} sizes={pictureSizes} />
      </Box>
      <Box sx={text}>
        <Typography variant="h3" sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' } }}>
          <Link href={`/parts/${slug}`} underline="hover" dir="auto">
            {name}
          </Link>
        </Typography>
        <Typography dir="auto" sx={threeLines}>
          {description}
        </Typography>
      </Box>
      <Box component="dl" sx={facts}>
        {least > 1 ? <Fact label="Minimum order">{least}</Fact> : null}
        <Fact label="Available">
          {quantity > 0 ? quantity.toLocaleString('en-US') : <Chip label="Sold out" />}
        </Fact>
      </Box>
      <Box sx={purchase}>
        <Typography variant="figure">{formatCents(unitPriceCents)}</Typography>
        <BuyButton
          productId={product._id}
          name={name}
          isSoldOut={quantity < least}
          onClick={() => onBuy(product)}
        />
      </Box>
    </Box>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, minWidth: 0 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="subtitle2" sx={{ minWidth: 0 }}>
        {children}
      </Typography>
    </Box>
  );
}

/** As tall as a {@link ProductCard} whose name takes one line. */
export function ProductCardSkeleton() {
  return (
    <Box sx={card}>
      <Box sx={{ gridRow: { xs: 'span 2', sm: 'auto' } }}>
        <Skeleton sx={{ width: 1, height: 'auto', aspectRatio: '1' }} />
      </Box>
      <Box sx={text}>
        <Skeleton width="70%" sx={{ height: { xs: 22, sm: 26 } }} />
        <Skeleton sx={threeLines} />
      </Box>
      <Box sx={facts}>
        <Skeleton width="40%" height={24} />
      </Box>
      <Box sx={purchase}>
        <Skeleton width={96} height={30} />
        <Skeleton width={112} height={44} />
      </Box>
    </Box>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: { xs: '104px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'auto 1fr auto', sm: 'auto 1fr auto auto' },
  columnGap: 2,
  height: 1,
  p: { xs: 2, sm: 0 },
  bgcolor: 'background.paper',
};

const text = { minWidth: 0, px: { sm: 3 }, pt: { sm: 3 } };

/** Three lines, always: nothing moves when products come in place of their skeletons. */
const threeLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  height: '4.65em',
  mt: 1,
  color: 'text.secondary',
  fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
};

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  mt: { xs: 1.5, sm: 2.5 },
  mx: { sm: 3 },
  pt: { xs: 1, sm: 1.5 },
  borderTop: 1,
  borderColor: 'divider',
};

const purchase = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pt: 2,
  px: { sm: 3 },
  pb: { sm: 3 },
};
