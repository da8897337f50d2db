import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import { errorMessage } from '../../services/error-message.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { EmptyShelf } from './empty-shelf.tsx';
import { ProductCard, ProductCardSkeleton } from './product-card.tsx';
import { featuredCount, featuredProductsQuery } from './queries.ts';

/** The first products of the shop, as cards. */
export function FeaturedProducts({ onBuy }: { readonly onBuy: (product: Product) => void }) {
  return (
    <QueryState
      query={useQuery(featuredProductsQuery())}
      label="Loading the parts"
      skeleton={<ProductSkeletons />}
      messageOf={errorMessage}
    >
      {(products) =>
        products.length === 0 ? (
          <EmptyShelf />
        ) : (
          <Box component="ul" sx={joined}>
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} onBuy={onBuy} />
              </li>
            ))}
          </Box>
        )
      }
    </QueryState>
  );
}

function ProductSkeletons() {
  return (
    <Box sx={joined}>
      {Array.from({ length: featuredCount }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </Box>
  );
}

/** Cards that share their hairlines. */
const joined = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  gap: '1px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'divider',
};
