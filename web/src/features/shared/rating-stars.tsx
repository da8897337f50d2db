import Star from '@mui/icons-material/Star';
import Typography from '@mui/material/Typography';

/** Displays a rating with a single star, because five stars in every row render slowly. Ratings can exceed 5. */
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
