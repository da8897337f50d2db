import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { SlideTrack } from '../../ui/carousel.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { useSlides } from '../../ui/use-slide-show.ts';

type Images = Product['images'];

const sizes = '(width < 600px) 100vw, (width < 1200px) 50vw, 640px';

/** A part's picture and drawing: swiped through, chosen by their small pictures, opened large by a press. */
export function PartGallery({ images }: { readonly images: Images }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  const [zoom, setZoom] = useState({ isOpen: false, firstIndex: 0 });
  const show = (index: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: index * width, behavior: 'smooth' });
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="ul"
        ref={strip}
        aria-label="Pictures"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShownIndex(Math.round(scrollLeft / clientWidth))
        }
        sx={pictures}
      >
        {images.map((image, index) => (
          <li key={image.url}>
            <Enlargeable
              image={image}
              isFirst={index === 0}
              onEnlarge={() => setZoom({ isOpen: true, firstIndex: index })}
            />
          </li>
        ))}
      </Box>
      {images.length < 2 ? null : <Thumbnails images={images} shownIndex={shownIndex} onShow={show} />}
      <Zoom {...zoom} images={images} onClose={() => setZoom({ ...zoom, isOpen: false })} />
    </Box>
  );
}

interface EnlargeableProps {
  readonly image: Images[number];
  readonly isFirst: boolean;
  readonly onEnlarge: () => void;
}

function Enlargeable({ image, isFirst, onEnlarge }: EnlargeableProps) {
  return (
    <ButtonBase
      aria-label={`Enlarge: ${image.alt}`}
      onClick={onEnlarge}
      sx={{ width: 1, cursor: 'zoom-in', '&:focus-visible': { outlineOffset: '-3px' } }}
    >
      <ProductPicture img={image.url} alt={image.alt} sizes={sizes} loading={isFirst ? 'eager' : 'lazy'} />
    </ButtonBase>
  );
}

interface ThumbnailsProps {
  readonly images: Images;
  readonly shownIndex: number;
  readonly onShow: (index: number) => void;
}

function Thumbnails({ images, shownIndex, onShow }: ThumbnailsProps) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {images.map((image, index) => (
        <li key={image.url}>
          <ButtonBase
            aria-label={`Show: ${image.alt}`}
            aria-current={index === shownIndex}
            onClick={() => onShow(index)}
            sx={thumbnail}
          >
            <ProductPicture img={image.url} alt="" sizes="72px" />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

interface ZoomProps {
  readonly images: Images;
  readonly firstIndex: number;
  readonly onClose: () => void;
}

function Zoom({ isOpen, ...shown }: ZoomProps & { readonly isOpen: boolean }) {
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={shown.onClose}
      slotProps={{ paper: { 'aria-label': 'Enlarged pictures' } }}
    >
      <EnlargedPictures {...shown} />
    </Dialog>
  );
}

/** The pictures as wide as the screen, as far as they are that large. */
function EnlargedPictures({ images, firstIndex, onClose }: ZoomProps) {
  const track = useRef<HTMLDivElement>(null);
  const { current, goTo } = useSlides(track);
  useEffect(() => {
    track.current?.scrollTo({ left: firstIndex * track.current.clientWidth, behavior: 'instant' });
    track.current?.focus();
  }, [firstIndex]);
  const slides = images.map(({ url, alt }, index) => ({
    id: `enlarged-${String(index)}`,
    content: (
      <Box sx={{ width: 'min(100%, 1280px)', mx: 'auto' }}>
        <ProductPicture img={url} alt={alt} sizes="min(100vw, 1280px)" loading="eager" />
      </Box>
    ),
  }));
  return (
    <>
      <Box sx={zoomBar}>
        <Typography
          noWrap
          sx={{ mr: 'auto' }}
        >{`${String(current + 1)} of ${String(images.length)}`}</Typography>
        {images.length < 2 ? null : (
          <>
            <Button onClick={() => goTo((current + images.length - 1) % images.length)}>Previous</Button>
            <Button onClick={() => goTo((current + 1) % images.length)}>Next</Button>
          </>
        )}
        <Button onClick={onClose}>Close</Button>
      </Box>
      <SlideTrack trackRef={track} slides={slides} current={current} goTo={goTo} />
    </>
  );
}

const zoomBar = {
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 1, sm: 2 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
};

const pictures = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  border: 1,
  borderColor: 'divider',
  '& > *': { scrollSnapAlign: 'start' },
};

const thumbnail = {
  width: 72,
  border: 1,
  borderColor: 'divider',
  '&[aria-current="true"]': { borderColor: 'text.primary', boxShadow: 'inset 0 0 0 1px currentColor' },
};
