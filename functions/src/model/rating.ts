import type { Rating } from './products.ts';

interface Rated {
  readonly rating: number;
  readonly published: boolean;
  readonly verified: boolean;
}

/**
 * Returns a product's rating after a review was added (`before` is null), changed or deleted (`after` is null).
 * Counts fewer than 1 star as 1 and more than 5 as 5 (docs/product.md, Deliberate limits).
 */
export function ratingAfter({ sum, count }: Rating, before: Rated | null, after: Rated | null): Rating {
  const [was, is] = [starsOf(before), starsOf(after)];
  const counted = count + is.length - was.length;
  return counted <= 0 ? { sum: 0, count: 0 } : { sum: sum + (is[0] ?? 0) - (was[0] ?? 0), count: counted };
}

function starsOf(review: Rated | null): readonly number[] {
  return review?.published === true && review.verified ? [Math.min(5, Math.max(1, review.rating))] : [];
}
