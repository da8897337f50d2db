import Star from '@mui/icons-material/Star';
import Typography from '@mui/material/Typography';

/** A rating out of five, which may be more: it has no bound. One star, as hundreds of them make a list slow. */
export function RatingStars({ rating }: { readonly rating: number }) {
  return (
    <Typography
      component="span"
      variant="subtitle2"
      role="img"
      aria-label={`Rated ${String(rating)} out of 5`}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      <Star fontSize="small" color="primary" />
      {rating}
    </Typography>
  );
}
