const widths = [640, 1280, 1920];

export const heroSizes = '(width < 900px) 100vw, 78vw';

/** @param number of the slide, from 1 */
export function heroSources(number: number, format: 'avif' | 'webp'): string {
  return widths
    .map((width) => `/pictures/hero-${String(number)}-${String(width)}.${format} ${String(width)}w`)
    .join(', ');
}
