import { useState } from 'react';
import './product-picture.css';

interface ProductPictureProps {
  readonly img: string;
  readonly alt: string;
  /** How wide the picture stands, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
}

const ownPicture = /^(\/image\/[0-9a-f]{64})-[0-9]+\.webp$/u;
const widths = [320, 640, 1280];

/**
 * A part's picture; those this shop stores come in the width that fits. A picture that fails leaves a
 * calm field, named as the picture was.
 */
export function ProductPicture({ img, alt, sizes, loading = 'lazy' }: ProductPictureProps) {
  const [failedImg, setFailedImg] = useState<string | null>(null);
  if (failedImg === img) {
    return (
      <div
        className="product-picture product-picture-missing"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        No picture
      </div>
    );
  }
  const base = ownPicture.exec(img)?.[1];
  return (
    <picture className="product-picture-formats">
      <img
        className="product-picture"
        srcSet={base === undefined ? undefined : renditions(base)}
        src={img}
        sizes={sizes}
        alt={alt}
        width={640}
        height={640}
        loading={loading}
        decoding="async"
        onError={() => {
          setFailedImg(img);
        }}
      />
    </picture>
  );
}

function renditions(base: string): string {
  return widths.map((width) => `${base}-${String(width)}.webp ${String(width)}w`).join(', ');
}
