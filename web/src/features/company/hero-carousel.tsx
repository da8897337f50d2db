import { Carousel } from '../../ui/carousel.tsx';
import './hero-carousel.css';

const pictures = [
  { id: 'item1', caption: 'Chainrings leave the mill with every tooth measured.' },
  { id: 'item2', caption: 'Hubs are turned from one bar and bored in one clamping.' },
  { id: 'item3', caption: 'Rims are rolled, pinned and trued by the same pair of hands.' },
] as const;

const sizes = '(width < 960px) 100vw, 760px';

export function HeroCarousel() {
  return (
    <Carousel
      label="From our workshop"
      slides={pictures.map(({ id, caption }, index) => ({
        id,
        content: <HeroSlide number={index + 1} caption={caption} />,
      }))}
    />
  );
}

function HeroSlide({ number, caption }: { readonly number: number; readonly caption: string }) {
  const isFirst = number === 1;
  return (
    <figure className="hero-slide">
      <picture>
        <source type="image/avif" srcSet={sourcesOf(number, 'avif')} sizes={sizes} />
        <img
          src={`/pictures/hero-${String(number)}-1280.webp`}
          srcSet={sourcesOf(number, 'webp')}
          sizes={sizes}
          alt=""
          width={1280}
          height={720}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </picture>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function sourcesOf(number: number, format: 'avif' | 'webp'): string {
  return [640, 1280, 1920]
    .map((width) => `/pictures/hero-${String(number)}-${String(width)}.${format} ${String(width)}w`)
    .join(', ');
}
