import { memo } from 'react';
import { BusinessSummary } from '../features/company/business-summary.tsx';
import { HeroCarousel } from '../features/company/hero-carousel.tsx';
import { InfoCards } from '../features/company/info-cards.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ProductShelf } from '../features/products/product-shelf.tsx';
import { useShelf } from '../features/products/use-shelf.ts';
import { ReviewList } from '../features/reviews/review-list.tsx';
import { layOutInPauses } from '../ui/lay-out-in-pauses.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { Purchase } from './purchase.tsx';
import { useBuying } from './use-buying.ts';
import './home.css';

export function HomeScreen() {
  const shelf = useShelf();
  const parts = shelf.state.status === 'ready' ? shelf.state.data : [];
  const { buying, aimedAt, likely, buy, aimAt, look, close } = useBuying(parts);
  return (
    <>
      <Hero />
      <div ref={layOutFromHere} className="home-shelf">
        <Section labelledBy="products">
          <h2 id="products" className="home-heading">
            Our Products
          </h2>
          <ProductShelf shelf={shelf} onBuy={buy} onAim={aimAt} onSeen={look} />
        </Section>
      </div>
      <BelowTheParts />
      <Purchase
        buying={buying}
        aimedAt={aimedAt}
        likely={likely}
        onClose={close}
        reloadParts={shelf.reload}
      />
    </>
  );
}

/** What has `content-visibility: auto` in home.css. */
function layOutFromHere(shelf: HTMLElement | null): void {
  for (let part: Element | null = shelf; part instanceof HTMLElement; part = part.nextElementSibling) {
    layOutInPauses(part);
  }
}

// What the address says is no matter to these: opening a purchase, which changes it, draws them no second time.
const Hero = memo(function Hero() {
  return (
    <HeroCarousel>
      <PageHeading lead="We turn, mill and assemble every part in one hall, and sell it here at the price of making it well.">
        Bicycle parts with nothing left to file off
      </PageHeading>
      <a className="home-hero-link" href="#products">
        See the parts
      </a>
    </HeroCarousel>
  );
});

const BelowTheParts = memo(function BelowTheParts() {
  return (
    <>
      <BusinessSummary />
      <Visit />
      <Section labelledBy="reviews">
        <h2 id="reviews" className="home-heading">
          What customers say
        </h2>
        <ReviewList />
      </Section>
      <Contact />
    </>
  );
});

function Visit() {
  return (
    <div className="home-visit">
      <Section id="visit">
        <InfoCards />
      </Section>
    </div>
  );
}

function Contact() {
  return (
    <Section labelledBy="contact">
      <div className="home-contact">
        <div>
          <h2 id="contact">Contact Us</h2>
          <p>
            Ask about a fit, a tolerance or a part we stopped making by{' '}
            <a href="#visit">telephone or e-mail</a>.
          </p>
        </div>
        <ContactForm />
      </div>
    </Section>
  );
}
