import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { linkedPagesQuery } from './queries.ts';

/** Names the terms that an order accepts, if the owner has written any. */
export function TermsNote() {
  const { data: pages = [] } = useQuery(linkedPagesQuery());
  if (!pages.some(({ key }) => key === 'terms')) return null;
  return (
    <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
      By placing the order you accept the{' '}
      <Link href="/pages/terms" target="_blank">
        Terms of sale
      </Link>
      .
    </Typography>
  );
}
