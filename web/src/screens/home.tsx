import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { WillItFit } from '../features/bike/will-it-fit.tsx';
import { BusinessSummary } from '../features/company/business-summary.tsx';
import { HeroCarousel } from '../features/company/hero-carousel.tsx';
import { InfoCards } from '../features/company/info-cards.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { useOrderedNote } from '../features/buy-now/ordered-note.tsx';
import { BuyNow, useBuy } from '../features/buy-now/buy-now.tsx';
import { FeaturedProducts } from '../features/products/featured-products.tsx';
import { featuredProductsQuery, productQuery } from '../features/products/queries.ts';
import { publishedReviewsQuery } from '../features/reviews/queries.ts';
import { ReviewList } from '../features/reviews/review-list.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PageSection } from '../ui/page-section.tsx';

export function Component() {
  return (
    <>
      <HeroCarousel>
        <PageHeading lead="We turn, mill and assemble every part in one hall, and sell it here at the price of making it well.">
          Bicycle parts with nothing left to file off
        </PageHeading>
        <Button
          variant="contained"
          color="primary"
          href="/parts"
          sx={{ px: 3, py: 1.75, fontSize: '1.25rem' }}
        >
          Browse parts
        </Button>
      </HeroCarousel>
      <Products />
      <WillItFit />
      <BusinessSummary />
      <PageSection id="visit">
        <InfoCards />
      </PageSection>
      <PageSection labelledBy="reviews" heights={{ xs: 1500, md: 650 }}>
        <Typography variant="h2" id="reviews" sx={{ mb: 4 }}>
          What customers say
        </Typography>
        <Reviews />
      </PageSection>
      <Contact />
    </>
  );
}

function Products() {
  const { data: products = [] } = useQuery(featuredProductsQuery());
  const buy = useBuy();
  const { onOrdered, renderNote } = useOrderedNote();
  return (
    <PageSection labelledBy="products">
      <Typography variant="h2" id="products" sx={{ mb: 4 }}>
        Our Products
      </Typography>
      <FeaturedProducts onBuy={buy} renderNote={renderNote} />
      <Button href="/parts" sx={{ mt: 3 }}>
        All parts
      </Button>
      <BuyNow loadedProducts={products} productQuery={productQuery} onOrdered={onOrdered} />
    </PageSection>
  );
}

function Reviews() {
  return (
    <ReviewList
      namesParts
      reviews={useInfiniteQuery(publishedReviewsQuery())}
      empty={
        <EmptyState title="No reviews yet">
          Ridden one of our parts? Sign in and leave the first review from your dashboard.
        </EmptyState>
      }
    />
  );
}

function Contact() {
  return (
    <PageSection labelledBy="contact" heights={{ xs: 620, md: 472 }}>
      <Box
        className="no-print"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '2fr 3fr' },
          gap: '32px clamp(32px, 8vw, 128px)',
        }}
      >
        <div>
          <Typography variant="h2" id="contact">
            Contact Us
          </Typography>
          <Typography sx={{ maxWidth: '44ch', mt: 2, color: 'text.secondary' }}>
            <Link href="#visit">Call or email us</Link> about a fit, a tolerance or a part we no longer make.
          </Typography>
        </div>
        <ContactForm />
      </Box>
    </PageSection>
  );
}
