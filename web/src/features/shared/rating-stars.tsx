import Star from '@mui/icons-material/Star';
import Typography from '@mui/material/Typography';

/** Displays one star and the rating as a number, which can exceed 5. Five stars in every row would render slowly. */
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
