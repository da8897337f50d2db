import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { CatalogueProduct, Product } from '@pedalworks/contract';
import { featuredCount } from '@pedalworks/contract/pages';
import { QueryState } from '../../ui/query-state.tsx';
import { CatalogueCard, CatalogueCardSkeletons, joinedCards } from './catalogue/catalogue-card.tsx';
import { EmptyCatalogue } from './empty-catalogue.tsx';
import { featuredProductsQuery } from './queries.ts';

interface FeaturedProductsProps {
  readonly onBuy: (product: Product) => void;
  readonly renderNote: (product: CatalogueProduct) => ReactNode;
}

export function FeaturedProducts({ onBuy, renderNote }: FeaturedProductsProps) {
  return (
    <QueryState
      query={useQuery(featuredProductsQuery())}
      label="Loading parts"
      skeleton={
        <Box sx={grid}>
          <CatalogueCardSkeletons count={featuredCount} />
        </Box>
      }
    >
      {(products) =>
        products.length === 0 ? (
          <EmptyCatalogue />
        ) : (
          <Box component="ul" sx={grid}>
            {products.map((product) => (
              <li key={product._id}>
                <CatalogueCard
                  part={product}
                  heading="h3"
                  onBuy={() => onBuy(product)}
                  renderNote={renderNote}
                />
              </li>
            ))}
          </Box>
        )
      }
    </QueryState>
  );
}

const grid = {
  ...joinedCards,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
};
