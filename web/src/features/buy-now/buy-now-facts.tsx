import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Product } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import type { SessionUser } from '../../services/session.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../products/public/product-picture.tsx';
import { quote } from '../products/public/quote.ts';
import type { BuyNowValues } from './buy-now-draft.ts';

export function ProductFacts({ product }: { readonly product: Product }) {
  const { values } = useFormikContext<BuyNowValues>();
  const { unitPriceCents } = quote(product, Number(values.quantity));
  return (
    <Stack direction="row" spacing={{ xs: 2, sm: 3 }}>
      <Box sx={{ flex: 'none', width: { xs: 64, sm: 128 } }}>
        <ProductPicture img={product.img} alt="" sizes="128px" />
      </Box>
      <Box sx={{ flex: 1 }}>
        <FactList
          facts={[
            ['Price', formatCents(unitPriceCents)],
            ['Minimum order', product.minOrder > 1 ? formatNumber(product.minOrder) : null],
            ['Order step', product.step > 1 ? formatNumber(product.step) : null],
            ['Available quantity', formatNumber(product.quantity)],
          ]}
        />
      </Box>
    </Stack>
  );
}

export function CustomerFacts({ customer: { displayName, email } }: { readonly customer: SessionUser }) {
  return (
    <FactList
      facts={[
        ['Name', displayName === '' ? '—' : displayName],
        ['Email', email],
      ]}
    />
  );
}
