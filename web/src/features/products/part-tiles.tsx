import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { formatMoney } from '../../ui/money.ts';
import { ProductPicture } from './public/product-picture.tsx';
import { Section } from '../../ui/section.tsx';

interface PartTilesProps {
  readonly heading: string;
  readonly parts: readonly Pick<Product, '_id' | 'slug' | 'name' | 'img' | 'price'>[];
}

export function PartTiles({ heading, parts }: PartTilesProps) {
  if (parts.length === 0) return null;
  return (
    <Section title={heading} level="h2" variant="h3" gap={2}>
      <Box component="ul" sx={grid}>
        {parts.map(({ _id, slug, name, img, price }) => (
          <Box component="li" key={_id} sx={tile}>
            <ProductPicture img={img} alt="" sizes="80px" />
            <div>
              <Link href={`/parts/${slug}`} underline="hover" dir="auto" sx={{ fontWeight: 700 }}>
                {name}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatMoney(price)}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 1,
};

const tile = {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 2,
  pr: 2,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
};
