import type { Review } from '@pedalworks/contract';
import { StarRating } from '../../ui/star-rating.tsx';
import { longDay } from '../../ui/long-day.ts';
import './review-card.css';

export function ReviewCard({ review }: { readonly review: Review }) {
  const name = review.customerName === '' ? 'A customer' : review.customerName;
  return (
    <figure className="review-card">
      <StarRating rating={review.rating} />
      <blockquote>{review.comment}</blockquote>
      <figcaption>
        <Portrait name={name} photo={review.customerPhoto} />
        <span>
          <strong>{name}</strong>
          <time dateTime={review.createdAt}>{longDay(review.createdAt)}</time>
        </span>
      </figcaption>
    </figure>
  );
}

/** Only what the shop serves itself: a portrait from anywhere else would tell its host who visits the shop. */
function Portrait({ name, photo }: { readonly name: string; readonly photo: string | null }) {
  if (photo?.startsWith('/') === true) {
    return <img className="review-card-portrait" src={photo} alt="" width={44} height={44} loading="lazy" />;
  }
  return (
    <span className="review-card-portrait" aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
