import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '@pedalworks/contract';
import { LocalDay } from '../../ui/dates.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { RatingStars } from './public/rating-stars.tsx';
import { RecordGrid, type RecordFilter } from '../../ui/record-grid.tsx';
import type { RecordColumn } from '../../ui/record-table.tsx';
import { TwoLineCell } from '../../ui/two-line-cell.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { listParams } from '../../ui/use-list-params.ts';
import { allReviewsQuery, type ReviewView } from './queries.ts';
import { authorOf, partOf } from './review-names.ts';
import { ReviewActions, SelectedReviews } from './review-actions.tsx';

export function ReviewGrid() {
  const view = useReviewView();
  const isEverything = view.published === undefined && view.search === '';
  return (
    <RecordGrid
      noun="reviews"
      query={useInfiniteQuery({ ...allReviewsQuery(view), placeholderData: keepPreviousData })}
      columns={columns}
      filters={filters}
      titleOf={(review) => `Review by ${authorOf(review)}`}
      renderDetail={(review) => <ReviewDetail review={review} />}
      renderSelected={(reviews, clear) => <SelectedReviews reviews={reviews} onDone={clear} />}
      empty={isEverything ? <NoReviews /> : null}
    />
  );
}

const filters: readonly RecordFilter[] = [
  { label: 'Not published', view: 'unpublished' },
  { label: 'Published', view: 'published' },
];

const publishedOf: Readonly<Record<string, ReviewView['published']>> = {
  unpublished: 'false',
  published: 'true',
};

function useReviewView(): ReviewView {
  const [{ view, search }] = useUrlState(listParams);
  return { published: publishedOf[view], search };
}

function NoReviews() {
  return (
    <EmptyState title="No reviews yet">
      Reviews of customers appear on the home page immediately; those of guests wait here until you approve
      them.
    </EmptyState>
  );
}

const columns: readonly RecordColumn<Review>[] = [
  {
    field: 'rating',
    headerName: 'Rating',
    width: 92,
    hideBelow: 'md',
    display: 'flex',
    renderCell: ({ row }) => <RatingStars rating={row.rating} />,
  },
  {
    field: 'comment',
    headerName: 'Comment',
    flex: 6,
    minWidth: 120,
    display: 'flex',
    renderCell: ({ row }) => <Comment review={row} />,
  },
  {
    field: 'customerName',
    headerName: 'Author and part',
    flex: 3,
    minWidth: 150,
    hideBelow: 'md',
    display: 'flex',
    valueGetter: (_name, review) => authorOf(review),
    renderCell: ({ row }) => <TwoLineCell title={authorOf(row)} detail="" note={partOf(row)} />,
  },
  {
    field: 'createdAt',
    headerName: 'Written',
    width: 124,
    hideBelow: 'md',
    renderCell: ({ row }) => <LocalDay isoTime={row.createdAt} />,
  },
  {
    field: 'published',
    headerName: 'Status',
    width: 124,
    display: 'flex',
    renderCell: ({ row }) => <Status review={row} />,
  },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 148,
    hideBelow: 'sm',
    align: 'right',
    headerAlign: 'right',
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <ReviewActions review={row} />,
  },
];

interface ReviewProps {
  readonly review: Review;
}

/** Shows two lines of the comment, with the rating where its column is hidden. Authors are in the drawer there. */
function Comment({ review: { rating, comment } }: ReviewProps) {
  return (
    <Typography variant="body2" dir="auto" sx={twoLines}>
      <Box component="strong" sx={{ display: { md: 'none' } }}>
        {rating} ★{' '}
      </Box>
      {comment}
    </Typography>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
} as const;

function Status({ review: { published } }: ReviewProps) {
  return published ? (
    <Chip color="success" label="Published" />
  ) : (
    <Chip color="warning" label="Not published" />
  );
}

function Part({ review }: ReviewProps) {
  const { productId } = review;
  if (productId === null) return partOf(review);
  return <Link href={`/dashboard/allProduct/${productId}`}>{partOf(review)}</Link>;
}

function ReviewDetail({ review }: ReviewProps) {
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <RatingStars rating={review.rating} />
        <Status review={review} />
        {review.verified ? <Chip color="success" label="Verified purchase" /> : null}
      </Stack>
      <Typography component="blockquote" dir="auto">
        {review.comment}
      </Typography>
      <FactList
        facts={[
          ['Part', <Part key="part" review={review} />],
          ['Author', authorOf(review)],
          ['Email', review.customerEmail === '' ? '' : <MailLink key="email" email={review.customerEmail} />],
          ['Written', <LocalDay key="day" isoTime={review.createdAt} />],
        ]}
      />
      <ReviewActions review={review} variant="outlined" />
    </>
  );
}
