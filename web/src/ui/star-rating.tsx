import './star-rating.css';

/** A rating out of five. Ratings have no bound (spec.md §5): the number is always said, the stars stop at five. */
export function StarRating({ rating }: { readonly rating: number }) {
  const share = Math.min(Math.max(rating / 5, 0), 1);
  return (
    <span className="star-rating" role="img" aria-label={`Rated ${String(rating)} out of 5`}>
      <span
        className="star-rating-stars"
        style={{ '--share': share } as React.CSSProperties}
        aria-hidden="true"
      />
      <span aria-hidden="true">{rating}</span>
    </span>
  );
}
