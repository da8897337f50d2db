import type { ReactNode } from 'react';
import { Carousel } from '../../ui/carousel.tsx';
import { heroSizes, heroSources } from './hero-pictures.ts';
import './hero-carousel.css';

/** Ids as visitors' bookmarks know them; the links 1 2 3 jump to them. */
const slides = ['item1', 'item2', 'item3'] as const;

/** The shop's first impression: three pictures of its own parts behind one headline. */
export function HeroCarousel({ children }: { readonly children: ReactNode }) {
  return (
    <div className="hero">
      <Carousel
        label="Parts from our workshop"
        slides={slides.map((id, index) => ({ id, content: <HeroPicture number={index + 1} /> }))}
      />
      <div className="hero-words">{children}</div>
    </div>
  );
}

const descriptions = [
  'A chain running on to a large chainring',
  'A spoked wheel with an orange hub and its brake disc',
  'The sprockets of a cassette, drawn apart on one axle',
];

function HeroPicture({ number }: { readonly number: number }) {
  const isFirst = number === 1;
  return (
    <picture>
      <source type="image/avif" srcSet={heroSources(number, 'avif')} sizes={heroSizes} />
      <img
        className="hero-picture"
        src={`/pictures/hero-${number}-1280.webp`}
        srcSet={heroSources(number, 'webp')}
        sizes={heroSizes}
        alt={descriptions[number - 1] ?? ''}
        width={1280}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}
