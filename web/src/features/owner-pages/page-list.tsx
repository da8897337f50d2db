import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ownerPageKeys, ownerPageTitles, type OwnerPageKey } from '@pedalworks/contract/owner-page-keys';
import type { LinkedPage } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { LocalTime } from '../../ui/dates.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { linkedPagesQuery } from './public/queries.ts';

const purposes: Readonly<Record<OwnerPageKey, string>> = {
  imprint: 'Who runs the shop, and how to reach you.',
  terms: 'Linked at the checkout. Each order keeps the version it was placed under.',
  privacy: 'What data you keep, and why.',
  shipping: 'Where you ship to, what it costs and how long it takes.',
  returns: 'How parts come back, and what you do about faults.',
  accessibility: 'How accessible the shop is, and whom to tell about barriers.',
};

/** List of the pages of the owner, with and without text. */
export function PageList() {
  const query = useQuery({ ...linkedPagesQuery(), refetchOnMount: 'always' });
  return (
    <QueryState
      query={query}
      label="Loading pages"
      skeleton={<Skeleton height={480} sx={{ maxWidth: 720 }} />}
    >
      {(pages) => (
        <Box component="ul" sx={{ maxWidth: 720 }}>
          {ownerPageKeys.map((key) => (
            <PageRow key={key} pageKey={key} page={pages.find((page) => page.key === key)} />
          ))}
        </Box>
      )}
    </QueryState>
  );
}

interface PageRowProps {
  readonly pageKey: OwnerPageKey;
  readonly page: LinkedPage | undefined;
}

function PageRow({ pageKey, page }: PageRowProps) {
  const title = ownerPageTitles[pageKey];
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {purposes[pageKey]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {page === undefined ? (
            'No text, so not in the shop'
          ) : (
            <>
              Version {page.revision}, <LocalTime isoTime={page.updatedAt} />
            </>
          )}
        </Typography>
      </Box>
      <Stack direction="row" spacing={2}>
        {page === undefined ? null : (
          <Link href={`/pages/${pageKey}`} aria-label={`View ${title}`} sx={action}>
            View
          </Link>
        )}
        <Link
          href={`/dashboard/pages/${pageKey}`}
          aria-label={`${page === undefined ? 'Write' : 'Edit'} ${title}`}
          sx={action}
        >
          {page === undefined ? 'Write' : 'Edit'}
        </Link>
      </Stack>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
};

const action = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };
