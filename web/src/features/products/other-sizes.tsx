import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '@pedalworks/contract';
import { otherSizesQuery, type PartSize } from './catalogue/other-sizes.ts';
import { useBikeVerdicts } from './catalogue/use-bike-verdicts.ts';
import { FitSign } from './catalogue/verdict-label.tsx';

export function OtherSizes({ product }: { readonly product: Product }) {
  const { data: sizes = [] } = useQuery(otherSizesQuery(product));
  return sizes.length === 0 ? null : <Sizes product={product} sizes={sizes} />;
}

/** Apart from the query, so that only a part with sizes has the catalogue judged. */
function Sizes({ product, sizes }: SizesProps) {
  const { verdicts } = useBikeVerdicts();
  return (
    <Box component="nav" aria-label="Sizes">
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {sizes.map(({ id, slug, label, isSoldOut }) => (
          <li key={slug}>
            <Button
              href={`/parts/${slug}`}
              aria-current={slug === product.slug ? 'page' : undefined}
              dir="auto"
              sx={isSoldOut ? { ...size, ...soldOut } : size}
            >
              {label}
              <FitSign verdict={verdicts?.get(id)} />
              {isSoldOut ? (
                <Box component="span" sx={visuallyHidden}>
                  , out of stock
                </Box>
              ) : null}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface SizesProps {
  readonly product: Product;
  readonly sizes: readonly PartSize[];
}

const soldOut = { color: 'text.secondary', borderStyle: 'dashed' };

const size = {
  minWidth: 64,
  px: 1.5,
  gap: 0.75,
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current]': { borderColor: 'text.primary', boxShadow: 'inset 0 0 0 1px currentColor' },
};
