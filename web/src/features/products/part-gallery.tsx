import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Product } from '@pedalworks/contract';
import { ProductPicture } from './public/product-picture.tsx';
import { useCodeOnDemand } from '../shared/use-code-on-demand.ts';
import { useSheet } from '../../ui/use-sheet.ts';
import { useSlides } from '../../ui/use-slide-show.ts';
import { isDrawing } from './is-drawing.ts';

type Images = Product['images'];

/** Understates the width on phones, because the next larger file takes twice as long to load. */
const sizes = '(width < 600px) 88vw, (width < 1200px) 50vw, 640px';

export function PartGallery({ images }: { readonly images: Images }) {
  const { trackRef, current, onScroll, goTo } = useSlides<HTMLUListElement>();
  const [firstIndex, setFirstIndex] = useState(0);
  const { isOpen, open, close } = useSheet('pictures');
  const [code, fetchCode] = useCodeOnDemand(() => import('./enlarged-pictures.tsx'));
  const enlarge = async (index: number) => {
    if (!(await fetchCode())) return;
    setFirstIndex(index);
    open();
  };
  return (
    <Box sx={images.length < 2 ? { minWidth: 0 } : besideEachOther}>
      <Box component="ul" ref={trackRef} aria-label="Pictures" onScroll={onScroll} sx={pictures}>
        {images.map((image, index) => (
          <li key={image.url}>
            <Enlargeable image={image} isFirst={index === 0} onEnlarge={() => void enlarge(index)} />
          </li>
        ))}
      </Box>
      {images.length < 2 ? null : <Thumbnails images={images} shownIndex={current} onShow={goTo} />}
      {code === null ? null : (
        <code.EnlargedPictures isOpen={isOpen} firstIndex={firstIndex} images={images} onClose={close} />
      )}
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
      <ProductPicture
        img={image.url}
        alt={image.alt}
        sizes={sizes}
        isLineArt={isDrawing(image)}
        loading={isFirst ? 'eager' : 'lazy'}
      />
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
    <Box component="ul" className="no-print" sx={thumbnails}>
      {images.map((image, index) => (
        <li key={image.url}>
          <ButtonBase
            aria-label={`Show: ${image.alt}`}
            aria-current={index === shownIndex}
            onClick={() => onShow(index)}
            sx={thumbnail}
          >
            <ProductPicture img={image.url} alt="" sizes="72px" isLineArt={isDrawing(image)} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

/** Layout with thumbnails beside the picture on phones, so that name and verdict are visible without scrolling. */
const besideEachOther = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  gap: 1,
  minWidth: 0,
  '@media print': { display: 'block' },
};

const thumbnails = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  gap: 1,
  // Scrolls in the height of the picture.
  height: { xs: 0, sm: 'auto' },
  minHeight: { xs: 1, sm: 0 },
  overflowY: { xs: 'auto', sm: 'visible' },
  mt: { sm: 1 },
};

const pictures = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  border: 1,
  borderColor: 'divider',
  '& > *': { scrollSnapAlign: 'start' },
  '@media print': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflow: 'visible' },
};

const thumbnail = {
  width: 72,
  border: 1,
  flexShrink: 0,
  borderColor: 'divider',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current="true"]': { borderColor: 'text.primary', boxShadow: 'inset 0 0 0 1px currentColor' },
};
