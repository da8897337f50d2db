import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import type { Product } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { quote } from '../../ui/quote.ts';
import type { SessionUser } from '../../services/session.ts';
import { formatCents, formatNumber } from '../../ui/money.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import type { PurchaseValues } from './purchase-draft.ts';

/** What is being ordered, at the price of one that the quantity has. */
export function ProductFacts({ product }: { readonly product: Product }) {
  const { values } = useFormikContext<PurchaseValues>();
  const { unitPriceCents } = quote(product, Number(values.quantity));
  return (
    <Stack direction="row" spacing={{ xs: 2, sm: 3 }} sx={{ alignItems: { sm: 'center' } }}>
      <Box sx={{ flex: 'none', width: { xs: 88, sm: 128 } }}>
        <ProductPicture img={product.img} alt="" sizes="128px" />
      </Box>
      <Stack component="dl" divider={<Divider aria-hidden="true" />} sx={{ flex: 1 }}>
        <Fact label="Price" value={formatCents(unitPriceCents)} />
        <Fact label="Minimum order" value={formatNumber(product.minOrder)} />
        {product.step > 1 ? <Fact label="Order step" value={formatNumber(product.step)} /> : null}
        <Fact label="Available quantity" value={formatNumber(product.quantity)} />
      </Stack>
    </Stack>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string | number;
}

function Fact({ label, value }: FactProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, py: { xs: 0.625, sm: 1 } }}>
      <Box component="dt" sx={{ typography: { xs: 'body2', sm: 'body1' }, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ ml: 'auto !important', fontWeight: 700 }}>
        {value}
      </Box>
    </Box>
  );
}

/** In whose name it is ordered. */
export function CustomerFacts({ customer }: { readonly customer: SessionUser }) {
  const facts = [
    ['Name', customer.displayName === '' ? '—' : customer.displayName],
    ['Email', customer.email],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 3 }}>
      {facts.map(([label, value]) => (
        <Box key={label} sx={customerFact}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" dir="auto" sx={{ fontWeight: 700 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Beside its label on a phone: what is to be filled in is then in sight without scrolling. */
const customerFact = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  gap: 1,
  pl: { xs: 1.5, sm: 2 },
  borderLeft: 3,
  borderColor: 'divider',
};
