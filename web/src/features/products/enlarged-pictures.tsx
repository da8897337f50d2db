import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import type { Product } from '@pedalworks/contract';
import { SlideTrack } from '../../ui/carousel.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { useSlides } from '../../ui/use-slide-show.ts';
import { isDrawing } from './is-drawing.ts';

interface EnlargedPicturesProps {
  readonly images: Product['images'];
  readonly firstIndex: number;
  readonly onClose: () => void;
}

/** A part's pictures as large as the screen, to be leafed through. */
export function EnlargedPictures({ isOpen, ...shown }: EnlargedPicturesProps & { readonly isOpen: boolean }) {
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={shown.onClose}
      slotProps={{ paper: { 'aria-label': 'Enlarged pictures' } }}
    >
      <LeafedPictures {...shown} />
    </Dialog>
  );
}

/** The pictures as wide as the screen, as far as they are that large. */
function LeafedPictures({ images, firstIndex, onClose }: EnlargedPicturesProps) {
  const turning = useSlides();
  const { trackRef, current, goTo } = turning;
  useEffect(() => {
    trackRef.current?.scrollTo({ left: firstIndex * trackRef.current.clientWidth, behavior: 'instant' });
    trackRef.current?.focus();
  }, [trackRef, firstIndex]);
  const slides = images.map((image, index) => ({
    id: `enlarged-${String(index)}`,
    content: (
      <Box sx={{ width: 'min(100%, 1280px)', mx: 'auto' }}>
        <ProductPicture
          img={image.url}
          alt={image.alt}
          sizes="min(100vw, 1280px)"
          isLineArt={isDrawing(image)}
          loading="eager"
        />
      </Box>
    ),
  }));
  return (
    <>
      <Box sx={zoomBar}>
        <Typography noWrap sx={{ mr: 'auto' }}>
          {current + 1} of {images.length}
        </Typography>
        {images.length < 2 ? null : (
          <>
            <Button onClick={() => goTo((current + images.length - 1) % images.length)}>Previous</Button>
            <Button onClick={() => goTo((current + 1) % images.length)}>Next</Button>
          </>
        )}
        <Button onClick={onClose}>Close</Button>
      </Box>
      <SlideTrack slides={slides} {...turning} />
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
