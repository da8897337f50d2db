import Star from '@mui/icons-material/Star';
import Typography from '@mui/material/Typography';

/** Rating with a single star: lists with five stars per row render slowly. Ratings may exceed 5. */
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
