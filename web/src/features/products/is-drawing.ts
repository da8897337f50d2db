import type { Product } from '@pedalworks/contract';

export function isDrawing({ alt }: Product['images'][number]): boolean {
  return /\bdrawing\b/iu.test(alt);
}
