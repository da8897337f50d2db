import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { Product } from '@pedalworks/contract';
import { withStoredBike } from '../../bike/public/bike-keys.ts';
import type { ProductOnBike } from './use-bike-fit.ts';

interface BikeLineProps {
  readonly product: Product;
  readonly onBike: ProductOnBike;
}

/** Verdict for the active bike, with what to do about it. Without one, a link to the panel below. */
export function BikeLine({ product, onBike: { bike, query } }: BikeLineProps) {
  const { data, isFetching } = query;
  if (product.interfaces.length === 0) return null;
  if (bike !== null && data !== undefined && data.fit.verdict !== 'unrelated')
    return <data.code.BikeVerdict product={product} bike={bike} fit={data.fit} />;
  if (bike !== null && data === undefined && isFetching)
    return (
      <Box aria-hidden="true" sx={{ ...room, pt: 1 }}>
        <Skeleton width="60%" height={28} />
        <Skeleton height={20} sx={{ mt: 1 }} />
      </Box>
    );
  return (
    <Box sx={{ [withStoredBike]: bike === null ? room : {} }}>
      <Link href="#compatibility" sx={link}>
        See what it fits
      </Link>
    </Box>
  );
}

/** Keeps about the height of a verdict free, so that it moves little when it appears. */
const room = { minHeight: 112 };

const link = { display: 'flex', width: 'fit-content', minHeight: 44, alignItems: 'center' };
