import { useEffect, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { Product } from '@pedalworks/contract';
import { SlideTrack } from '../../ui/carousel.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProductPicture } from './public/product-picture.tsx';
import { useSlides } from '../../ui/use-slide-show.ts';
import { isDrawing } from './is-drawing.ts';

interface EnlargedPicturesProps {
  readonly images: Product['images'];
  readonly firstIndex: number;
  readonly onClose: () => void;
}

export function EnlargedPictures({ isOpen, ...shown }: EnlargedPicturesProps & { readonly isOpen: boolean }) {
  return (
    <Dialog
      isInHistory
      fullScreen
      open={isOpen}
      title="Enlarged pictures"
      titleSx={visuallyHidden}
      onClose={shown.onClose}
    >
      <PictureSlides {...shown} />
    </Dialog>
  );
}

function PictureSlides({ images, firstIndex, onClose }: EnlargedPicturesProps) {
  const track = useSlides();
  const { trackRef, current, goTo } = track;
  useEffect(() => {
    trackRef.current?.scrollTo({
      left: firstIndex * trackRef.current.clientWidth,
      behavior: 'instant',
    });
    trackRef.current?.focus();
  }, [trackRef, firstIndex]);
  const slides = images.map((image, index) => ({
    id: `enlarged-${String(index)}`,
    content: <Zoomable image={image} isShown={index === current} />,
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
      <SlideTrack slides={slides} {...track} />
    </>
  );
}

interface ZoomableProps {
  readonly image: Product['images'][number];
  readonly isShown: boolean;
}

function Zoomable({ image, isShown }: ZoomableProps) {
  const [isZoomed, setZoomed] = useState(false);
  /** Zooms in on the pressed point, or out again. Ignores the second press of a double tap. */
  const zoom = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const frame = currentTarget.parentElement;
    if (detail > 1 || frame === null) return;
    flushSync(() => setZoomed(!isZoomed));
    frame.scrollTo({
      left: ((clientX - left) / width) * frame.scrollWidth - frame.clientWidth / 2,
      top: ((clientY - top) / height) * frame.scrollHeight - frame.clientHeight / 2,
    });
  };
  return (
    <Box sx={frame}>
      <ButtonBase
        aria-label={`Zoom in: ${image.alt}`}
        aria-pressed={isZoomed}
        tabIndex={isShown ? 0 : -1}
        onClick={zoom}
        sx={{ ...fitting, ...(isZoomed && zoomed) }}
      >
        <ProductPicture
          img={image.url}
          alt={image.alt}
          sizes={isZoomed ? '1280px' : 'min(100vw, 90vh)'}
          isLineArt={isDrawing(image)}
          loading="eager"
        />
      </ButtonBase>
    </Box>
  );
}

const frame = {
  display: 'grid',
  height: 'calc(100dvh - 65px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
};

const fitting = { m: 'auto', width: 'min(100vw, 100dvh - 65px)', cursor: 'zoom-in' };

const zoomed = { width: 'min(200vw, 200dvh - 130px)', cursor: 'zoom-out' };

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
