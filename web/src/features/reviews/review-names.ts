import type { Review } from '@pedalworks/contract';

export function authorOf({ customerName }: Review): string {
  return customerName === '' ? 'A guest' : customerName;
}

export function partOf({ productName }: Review): string {
  return productName ?? 'The shop as a whole';
}
