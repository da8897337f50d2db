import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Review } from '@pedalworks/contract';
import type { ReactNode } from 'react';
import type { Page } from '../../services/api-client.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ReviewCard } from './review-card.tsx';

interface ReviewListProps {
  readonly reviews: UseInfiniteQueryResult<InfiniteData<Page<readonly Review[]>>>;
  readonly namesParts?: boolean;
  readonly empty: ReactNode;
}

export function ReviewList({ reviews, namesParts = false, empty }: ReviewListProps) {
  return (
    <QueryState query={reviews} label="Loading reviews" skeleton={<ReviewSkeletons />}>
      {({ pages, pageParams }) =>
        pages[0]?.items.length === 0 ? (
          empty
        ) : (
          <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
            {pages.map(({ items }, index) => (
              // Gives each page its own columns, so that loading another page does not move the reviews above.
              <Box component="ul" key={String(pageParams[index])} sx={columns}>
                {items.map((review) => (
                  <li key={review._id}>
                    <ReviewCard review={review} namesPart={namesParts} />
                  </li>
                ))}
              </Box>
            ))}
            <MoreButton query={reviews} noun="reviews" />
          </Stack>
        )
      }
    </QueryState>
  );
}

function ReviewSkeletons() {
  return (
    <Stack spacing={3}>
      <Box sx={columns}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={204} />
        ))}
      </Box>
      <Skeleton width={128} height={44} />
    </Stack>
  );
}

const columns = {
  width: 1,
  columns: '340px 3',
  columnGap: 3,
  '& > *': { breakInside: 'avoid', mb: 3 },
  '& > :last-child': { mb: 0 },
};
