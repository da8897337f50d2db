import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Review } from '@pedalworks/contract';
import { dummyOrigin, isServedBy } from '../../services/return-address.ts';
import { firstCharacters } from '../../ui/characters.ts';
import { UtcDay } from '../../ui/dates.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { RatingStars } from './public/rating-stars.tsx';
import { useInBrowser } from '../../ui/use-in-browser.ts';

interface ReviewCardProps {
  readonly review: Review;
  readonly namesPart: boolean;
}

export function ReviewCard({ review, namesPart }: ReviewCardProps) {
  const name = review.customerName === '' ? 'A customer' : review.customerName;
  return (
    <Card component="figure" sx={{ p: 3, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <RatingStars rating={review.rating} />
        {review.verified ? <Chip color="success" label="Verified purchase" /> : null}
      </Box>
      <Box sx={{ mt: 1.5, mb: 2.5 }}>
        <FoldedText>{review.comment}</FoldedText>
      </Box>
      <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Portrait name={name} photo={review.customerPhoto} />
        <div>
          <Typography
            variant="subtitle1"
            component="strong"
            dir="auto"
            sx={{ display: 'block', lineHeight: 1.3 }}
          >
            {name}
          </Typography>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            <UtcDay isoTime={review.createdAt} />
            {namesPart ? <OfPart review={review} /> : null}
          </Typography>
        </div>
      </Box>
    </Card>
  );
}

function OfPart({ review: { productId, productName } }: Pick<ReviewCardProps, 'review'>) {
  if (productId === null || productName === null) return null;
  return (
    <>
      {' · '}
      <Link href={`/parts/${productId}`} underline="hover">
        <bdi>{productName}</bdi>
      </Link>
    </>
  );
}

/** Displays the author's picture if the shop serves it. Other hosts could track the shop's visitors. */
function Portrait({ name, photo }: { readonly name: string; readonly photo: string | null }) {
  const shop = useInBrowser(() => location.origin, dummyOrigin);
  return (
    <Avatar
      aria-hidden="true"
      {...(photo !== null && isServedBy(shop, photo) ? { src: photo } : {})}
      sx={{
        width: 44,
        height: 44,
        bgcolor: 'background.subtle',
        color: 'text.primary',
        typography: 'h4',
      }}
    >
      {firstCharacters(name, 1).toUpperCase()}
    </Avatar>
  );
}
