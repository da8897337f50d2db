import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CatalogueProduct, Product } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { CatalogueCard } from '../catalogue/catalogue-card.tsx';
import { toPartInterfaces } from './compatibility/interface-values.ts';
import type { ProductValues } from './product-values.ts';

export function ProductPreview({ product }: { readonly product: Product | null }) {
  const { values } = useFormikContext<ProductValues>();
  return (
    <Box component="aside" aria-label="Preview" sx={aside}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        Preview
      </Typography>
      <Box inert sx={{ maxWidth: 320, opacity: 0.6 }}>
        <CatalogueCard part={cardOf(values, product)} onBuy={() => undefined} />
      </Box>
      {product?.status === 'active' ? (
        <Link href={`/parts/${product.slug}`} sx={{ display: 'inline-block', mt: 2 }}>
          View page
        </Link>
      ) : null}
    </Box>
  );
}

function cardOf(values: ProductValues, product: Product | null): CatalogueProduct {
  const { name, partNumber, range, priceBreaks, specs, pictures } = values;
  const { _id = '', slug = '', rating = { average: 0, count: 0 } } = product ?? {};
  return {
    ...{ _id, slug, rating, name, partNumber, range },
    category: values.category === '' ? null : values.category,
    kind: values.kind === '' ? undefined : values.kind,
    price: Number(values.price) || 0,
    quantity: Number(values.quantity) || 0,
    minOrder: Number(values.minOrder) || 1,
    step: Number(values.step) || 1,
    priceBreaks: priceBreaks
      .map((row) => ({ from: Number(row.from), price: Number(row.price) }))
      .filter((row) => row.from > 0 && row.price > 0),
    specs: [...specs],
    interfaces: toPartInterfaces(values.interfaces),
    img: pictures[0]?.src ?? '',
  };
}

const aside = { position: { md: 'sticky' }, top: 96, minWidth: 0 };
