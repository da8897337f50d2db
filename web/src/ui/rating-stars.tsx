import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** A rating out of five. Ratings have no bound: the number is shown as stored, the stars stop at five. */
export function RatingStars({ rating }: { readonly rating: number }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      role="img"
      aria-label={`Rated ${String(rating)} out of 5`}
      sx={{ alignItems: 'center' }}
    >
      <Rating
        readOnly
        aria-hidden="true"
        size="small"
        precision={0.5}
        value={Math.min(Math.max(rating, 0), 5)}
      />
      <Typography component="span" variant="subtitle2" aria-hidden="true">
        {rating}
      </Typography>
    </Stack>
  );
}
