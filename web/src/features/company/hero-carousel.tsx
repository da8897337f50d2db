import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Carousel } from '../../ui/carousel.tsx';
import { heroSizes, heroSources } from './hero-pictures.ts';

/** Slides of the home page. Their ids are link targets that visitors may have bookmarked. */
const slides = [
  { id: 'item1', description: 'A chain running on to a large chainring' },
  { id: 'item2', description: 'A spoked wheel with an orange hub and its brake disc' },
  { id: 'item3', description: 'The sprockets of a cassette, drawn apart on one axle' },
];

export function HeroCarousel({ children }: { readonly children: ReactNode }) {
  return (
    <Box className="hero" data-dark="" sx={hero}>
      <Carousel
        label="Parts from our workshop"
        slides={slides.map(({ id, description }, index) => ({
          id,
          content: <HeroPicture number={index + 1} description={description} />,
        }))}
      />
      <Container sx={words}>{children}</Container>
    </Box>
  );
}

function HeroPicture({ number, description }: { readonly number: number; readonly description: string }) {
  const isFirst = number === 1;
  return (
    <picture>
      <source type="image/avif" srcSet={heroSources(number, 'avif')} sizes={heroSizes} />
      <Box
        component="img"
        src={`/pictures/hero-${String(number)}-1280.webp`}
        srcSet={heroSources(number, 'webp')}
        sizes={heroSizes}
        alt={description}
        width={1280}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        sx={picture}
      />
    </picture>
  );
}

const margin = 'max(clamp(16px, 4vw, 40px), (100vw - 1248px) / 2)';

const hero = {
  position: 'relative',
  overflow: 'hidden',
  bgcolor: 'background.default',
  color: 'text.primary',
  '& .carousel-controls': {
    borderBottom: '1px solid',
    borderColor: 'graphite.outline',
    mx: { md: margin },
    borderWidth: { md: '1px 1px 0' },
  },
};

const picture = {
  // The left third of every picture is plain, to leave room for the headline.
  width: { xs: '100%', md: '78%' },
  height: { md: 'clamp(480px, 44vw, 720px)' },
  ml: { md: '22%' },
  aspectRatio: { xs: '4 / 3', sm: '2 / 1', md: 'auto' },
  objectFit: 'cover',
  objectPosition: { xs: '75% 50%', md: '0 50%' },
  maskImage: { md: 'linear-gradient(to right, transparent, #000 12%)' },
};

const words = {
  pt: 4,
  pb: 5,
  '& header': { mb: 4 },
  '& header p': { color: 'graphite.secondaryText' },
  position: { md: 'absolute' },
  inset: { md: '0 0 49px' },
  display: { md: 'flex' },
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  pointerEvents: { md: 'none' },
  '& > *': { maxWidth: { md: `calc(40vw - ${margin})` }, pointerEvents: 'auto' },
};
