import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import type { Product } from '@pedalworks/contract';
import { ProductPicture } from '../../ui/product-picture.tsx';

type Images = Product['images'];

const sizes = '(width < 600px) 100vw, (width < 1200px) 50vw, 640px';

/** A part's picture and drawing: swiped through, chosen by their small pictures, opened large by a press. */
export function PartGallery({ images }: { readonly images: Images }) {
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  const [zoomed, setZoomed] = useState<Images[number] | null>(null);
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
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          setShownIndex(Math.round(scrollLeft / clientWidth));
        }}
        sx={pictures}
      >
        {images.map((image, index) => (
          <li key={image.url}>
            <Enlargeable image={image} isFirst={index === 0} onEnlarge={setZoomed} />
          </li>
        ))}
      </Box>
      {images.length < 2 ? null : <Thumbnails images={images} shownIndex={shownIndex} onShow={show} />}
      <Zoom
        image={zoomed}
        onClose={() => {
          setZoomed(null);
        }}
      />
    </Box>
  );
}

interface EnlargeableProps {
  readonly image: Images[number];
  readonly isFirst: boolean;
  readonly onEnlarge: (image: Images[number]) => void;
}

function Enlargeable({ image, isFirst, onEnlarge }: EnlargeableProps) {
  return (
    <ButtonBase
      aria-label={`Enlarge: ${image.alt}`}
      onClick={() => {
        onEnlarge(image);
      }}
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
            onClick={() => {
              onShow(index);
            }}
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
  readonly image: Images[number] | null;
  readonly onClose: () => void;
}

/** As large as the screen allows; on a small one it is wider than that, and moved about. */
function Zoom({ image, onClose }: ZoomProps) {
  return (
    <Dialog fullScreen open={image !== null} onClose={onClose} aria-label={image?.alt ?? 'Picture'}>
      <Button onClick={onClose} sx={close}>
        Close
      </Button>
      <Box sx={{ overflow: 'auto', flex: 1 }}>
        <Box sx={{ width: 'max(100vmin, 720px)', mx: 'auto' }}>
          {image === null ? null : <ProductPicture img={image.url} alt={image.alt} sizes="1280px" />}
        </Box>
      </Box>
    </Dialog>
  );
}

const close = { position: 'absolute', zIndex: 1, top: 16, right: 16, bgcolor: 'background.paper' };

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
