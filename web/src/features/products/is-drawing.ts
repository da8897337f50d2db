import type { Product } from '@pedalworks/contract';

/** True if the picture's description says that it is a drawing: no field does. */
export function isDrawing({ alt }: Product['images'][number]): boolean {
  return /\bdrawing\b/iu.test(alt);
}
