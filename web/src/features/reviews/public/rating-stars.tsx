import Star from '@mui/icons-material/Star';
import Typography from '@mui/material/Typography';

/** Displays one star and a number. Five stars per row would render slowly, and the API allows ratings above 5. */
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
