import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct } from '@pedalworks/contract';
import { quote } from '../public/quote.ts';
import { BuyButton } from '../../buy-now/public/buy-button.tsx';
import { formatCents } from '../../../ui/money.ts';
import { ProductPicture } from '../public/product-picture.tsx';
import { RatingStars } from '../../reviews/public/rating-stars.tsx';
import { AddToCart } from '../../cart/public/add-to-cart.tsx';
import { Availability, leastOrderText, lowerPriceText } from './availability.tsx';

const pictureSizes = '(width < 900px) 50vw, 320px';

export interface CatalogueCardProps {
  readonly part: CatalogueProduct;
  readonly isFirst?: boolean;
  readonly heading?: 'h2' | 'h3';
  readonly onBuy: (part: CatalogueProduct) => void;
  /** Overlay on the picture. */
  readonly mark?: ReactNode;
  readonly renderNote?: (part: CatalogueProduct) => ReactNode;
}

export function CatalogueCard({ part, isFirst = false, heading = 'h2', mark, ...foot }: CatalogueCardProps) {
  const { slug, name, img, specs, rating } = part;
  const [firstSpec] = specs;
  const terms = [leastOrderText(part), lowerPriceText(part)].filter((term) => term !== null);
  return (
    <Card component="article" sx={card}>
      <ProductPicture img={img} alt="" sizes={pictureSizes} loading={isFirst ? 'eager' : 'lazy'} />
      {mark}
      <Box sx={text}>
        <Typography variant="h4" component={heading}>
          <Link href={`/parts/${slug}`} underline="hover" dir="auto" sx={wholeCard}>
            {name}
          </Link>
        </Typography>
        {firstSpec === undefined ? null : (
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
            {firstSpec.name}: {firstSpec.value}
          </Typography>
        )}
        {rating.count === 0 ? null : <RatingStars rating={rating.average} />}
        {terms.length === 0 ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {terms.join(' · ')}
          </Typography>
        )}
      </Box>
      <CardFoot part={part} {...foot} />
    </Card>
  );
}

function CardFoot({ part, onBuy, renderNote }: Pick<CatalogueCardProps, 'part' | 'onBuy' | 'renderNote'>) {
  const { _id, slug, name } = part;
  const { unitPriceCents } = quote(part);
  return (
    <Stack spacing={1.25} sx={foot}>
      <Box sx={priceRow}>
        <Typography variant="figure" component="span" sx={{ fontSize: '1.5rem' }}>
          {formatCents(unitPriceCents)}
        </Typography>
        <Availability part={part} />
      </Box>
      <Box component="form" action={`/parts/${slug}`} sx={{ position: 'relative', display: 'flex', gap: 1 }}>
        <BuyButton
          productId={_id}
          name={name}
          isMain={false}
          onBuy={() => onBuy(part)}
          sx={{ flex: 1, px: 1 }}
        />
        <AddToCart part={part} name={name} />
      </Box>
      <Box sx={{ position: 'relative', '&:empty': { display: 'none' } }}>{renderNote?.(part)}</Box>
    </Stack>
  );
}

/** Placeholders of the same height as a {@link CatalogueCard} whose name fits on one line. */
export function CatalogueCardSkeletons({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index} sx={card}>
      <Skeleton sx={{ width: 1, height: 'auto', aspectRatio: '1' }} />
      <Box sx={text}>
        <Skeleton width="70%" height={22} />
        <Skeleton width="50%" height={20} />
        <Skeleton width="40%" height={20} />
      </Box>
      <Stack spacing={1.25} sx={foot}>
        <Skeleton width={72} height={24} />
        <Skeleton height={44} />
      </Stack>
    </Card>
  ));
}

export const joinedCards = {
  display: 'grid',
  pr: '1px',
  pb: '1px',
  '& > *': { mr: '-1px', mb: '-1px' },
};

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 1,
  overflowWrap: 'anywhere',
};

const text = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.75,
  alignContent: 'start',
  flex: 1,
  p: { xs: 1.5, sm: 2 },
  pb: 1,
};

/** Makes the whole card clickable by stretching the link over it. */
const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } };

const foot = { p: { xs: 1.5, sm: 2 }, pt: 0 };

const priceRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
};
