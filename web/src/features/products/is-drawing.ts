import type { Product } from '@pedalworks/contract';

/** Whether a picture is a drawing, by how the shop describes those: no field says it. */
export function isDrawing({ alt }: Product['images'][number]): boolean {
  return /\bdrawing\b/iu.test(alt);
}
