import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { categoryLabels } from '../features/products/catalogue/categories.ts';
import { nearestPartsQuery } from '../features/products/catalogue/nearest-parts.ts';
import { useOrderedNote } from '../features/buy-now/ordered-note.tsx';
import { BuyNow, useBuy } from '../features/buy-now/buy-now.tsx';
import { BuyBox } from '../features/products/buy-box.tsx';
import { Compatibility } from '../features/products/compatibility/compatibility.tsx';
import { BikeLine } from '../features/products/compatibility/bike-line.tsx';
import { useBikeFit, type ProductOnBike } from '../features/products/compatibility/use-bike-fit.ts';
import { PartActions, PartNumber } from '../features/products/part-actions.tsx';
import { PartGallery } from '../features/products/part-gallery.tsx';
import { PartTiles } from '../features/products/part-tiles.tsx';
import { partQuery, productQuery } from '../features/products/queries.ts';
import { ProductSafety } from '../features/products/product-safety.tsx';
import { PartReviews } from '../features/reviews/part-reviews.tsx';
import { isNotFound } from '../services/record-errors.ts';
import { useShopSettings } from '../services/shop-settings.ts';
import { counted } from '@pedalworks/contract/words';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { Section } from '../ui/section.tsx';
import { RatingStars } from '../features/reviews/public/rating-stars.tsx';
import { TitleBlock, type Field } from '../ui/title-block.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Component as NotFoundScreen } from './not-found.tsx';
import { StandardDrawing } from './standard-drawing.tsx';

export function Component() {
  const { slug = '' } = useParams();
  const query = useQuery(partQuery(slug));
  if (query.data?.product === null) return <MissingPart slug={slug} notice={query.data.notice} />;
  const isGone = isNotFound(query.error);
  return (
    <PageSection>
      <QueryState query={query} label="Loading part" skeleton={<PartSkeleton />}>
        {({ product }) => (
          <>
            {isGone ? (
              <Alert severity="warning" sx={{ mb: 3 }}>
                This part is no longer in the shop. <Link href="/parts">See all parts</Link>
              </Alert>
            ) : null}
            {product === null ? null : <Part key={product._id} product={product} />}
          </>
        )}
      </QueryState>
    </PageSection>
  );
}

interface PartProps {
  readonly product: Product;
}

function Part({ product }: PartProps) {
  const { name, description, images } = product;
  const onBike = useBikeFit(product);
  const { onOrdered, renderNote } = useOrderedNote();
  const { data: settings } = useShopSettings();
  useTitle(name);
  return (
    <Stack spacing={{ xs: 5, md: 8 }} sx={{ pb: { xs: 6, sm: 0 } }}>
      <Path product={product} />
      <Stack spacing={3}>
        <Box sx={columns}>
          <PartGallery images={images} />
          <Stack spacing={2.5}>
            <Title product={product} onBike={onBike} />
            <BuyBox product={product} isMadeToOrder={settings?.enforceStock !== true} onBuy={useBuy()} />
            {renderNote(product)}
            <Typography dir="auto" sx={{ maxWidth: '60ch', color: 'text.secondary' }}>
              {description}
            </Typography>
            <PartActions product={product} />
          </Stack>
        </Box>
        <Specification product={product} />
      </Stack>
      <Compatibility
        product={product}
        onBike={onBike}
        drawingOf={({ key, name }) => <StandardDrawing interfaceKey={key} name={name} />}
      />
      <ProductSafety product={product} />
      <PartReviews product={product} />
      <BuyNow loadedProducts={[product]} productQuery={productQuery} onOrdered={onOrdered} />
    </Stack>
  );
}

function Title({ product, onBike }: PartProps & { readonly onBike: ProductOnBike }) {
  const { average, count } = product.rating;
  return (
    <div>
      <PageHeading>{product.name}</PageHeading>
      <PartNumber product={product} />
      <BikeLine product={product} onBike={onBike} />
      {count === 0 ? null : (
        <Link href="#reviews" underline="none" sx={stars}>
          <RatingStars rating={average} />
          <span>{counted(count, 'review')}</span>
        </Link>
      )}
    </div>
  );
}

function Specification({ product: { range, specs } }: PartProps) {
  const rows = specs.map(({ name, value }): Field => [name, value]);
  const fields: readonly Field[] = range === '' ? rows : [['Range', range], ...rows];
  if (fields.length === 0) return null;
  return (
    <Section title="Specification" level="h2" variant="h3" gap={2}>
      <TitleBlock fields={fields} layout="alone" />
    </Section>
  );
}

interface MissingPartProps {
  readonly slug: string;
  readonly notice: string | null;
}

function MissingPart({ slug, notice }: MissingPartProps) {
  const { data: nearest = [] } = useQuery(nearestPartsQuery(slug));
  const title = notice?.replace(/\.$/u, '') ?? 'Page not found';
  useTitle(title);
  return (
    <>
      {notice === null ? (
        <NotFoundScreen />
      ) : (
        <PageSection>
          <PageHeading
            lead={
              <>
                It has left the catalogue. Ask us about spares, or look through{' '}
                <Link href="/parts">all parts</Link>.
              </>
            }
          >
            {title}
          </PageHeading>
        </PageSection>
      )}
      {nearest.length === 0 ? null : (
        <PageSection>
          <PartTiles heading="Similar parts" parts={nearest} />
        </PageSection>
      )}
    </>
  );
}

function Path({ product: { name, category } }: PartProps) {
  return (
    <Breadcrumbs aria-label="Breadcrumb" sx={path}>
      <Link href="/parts" underline="hover">
        Parts
      </Link>
      {category === null ? null : (
        <Link href={`/parts?category=${category}`} underline="hover">
          {categoryLabels[category]}
        </Link>
      )}
      <span aria-current="page" dir="auto">
        {name}
      </span>
    </Breadcrumbs>
  );
}

const path = {
  typography: 'body2',
  '&&': { mb: { xs: -3, md: -5 } },
  '& a': { display: 'inline-block', py: 0.75 },
};

function PartSkeleton() {
  return (
    <Box sx={columns}>
      <Skeleton sx={{ width: 1, height: 'auto', aspectRatio: '1' }} />
      <Stack spacing={2}>
        <Skeleton width="80%" height={52} />
        <Skeleton width={128} height={24} />
        <Skeleton width={160} height={40} />
        <Skeleton width={320} height={48} />
        <Skeleton width="100%" height={96} />
      </Stack>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 3, sm: 4, md: 6, lg: 8 },
  '& h1': { fontSize: 'clamp(2rem, 1.6rem + 1.8vw, 3.25rem)' },
  '& header': { mb: 0.5 },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 },
};

const stars = { display: 'inline-flex', alignItems: 'center', gap: 1, typography: 'body2' };
