import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface ProductPictureProps {
  readonly img: string;
  readonly alt: string;
  readonly sizes: string;
  /** True for an ink drawing. Dark mode inverts drawings but dims photographs. */
  readonly isLineArt?: boolean;
  readonly loading?: 'eager' | 'lazy';
}

/** Matches URLs such as `/image/<hash>-640.webp`, on any host: pictures that the shop stores in several widths. */
const ownPicture = /^((?:https?:\/\/[^/]+)?\/image\/[0-9a-f]{64})-[0-9]+\.webp$/u;
const widths = [320, 640, 1280];
const picture = [
  {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    objectFit: 'contain',
    bgcolor: 'background.subtle',
  },
  (theme: Theme) => theme.applyStyles('dark', { filter: 'brightness(0.86)' }),
] satisfies SxProps<Theme>;

const inverted = (theme: Theme) => theme.applyStyles('dark', { filter: 'invert(0.92) hue-rotate(180deg)' });

export function ProductPicture({ img, alt, sizes, loading = 'lazy', ...kind }: ProductPictureProps) {
  const [failedImg, setFailedImg] = useState<string | null>(null);
  // Detects pictures that failed to load before hydration. Runs only on mount: in a 1 px wide window, even a loaded
  // picture has the `naturalWidth` 0.
  const checkOnMount = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete === true && element.naturalWidth === 0) setFailedImg(img);
    },
    [img],
  );
  if (img === '' || failedImg === img) return <MissingPicture alt={alt} />;
  const base = ownPicture.exec(img)?.[1];
  return (
    <Box
      component="img"
      srcSet={base === undefined ? undefined : renditions(base)}
      src={img}
      sizes={sizes}
      alt={alt}
      width={640}
      height={640}
      loading={loading}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
      decoding="async"
      ref={checkOnMount}
      onError={() => setFailedImg(img)}
      sx={[...picture, kind.isLineArt === true && inverted]}
    />
  );
}

function MissingPicture({ alt }: { readonly alt: string }) {
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <Box {...name} sx={[...picture, missing]}>
      No picture
    </Box>
  );
}

const missing = {
  display: 'grid',
  placeItems: 'center',
  color: 'text.secondary',
  typography: 'caption',
  lineHeight: 1.1,
  textAlign: 'center',
};

function renditions(base: string): string {
  return widths.map((width) => `${base}-${String(width)}.webp ${String(width)}w`).join(', ');
}
