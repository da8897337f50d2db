const widths = [640, 1280, 1920];

export const heroSizes = '(width < 900px) 100vw, 78vw';

export function heroSources(number: number, format: 'avif' | 'webp'): string {
  return widths
    .map((width) => `/pictures/hero-${String(number)}-${String(width)}.${format} ${String(width)}w`)
    .join(', ');
}
