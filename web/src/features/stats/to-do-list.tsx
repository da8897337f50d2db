import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { OpenWork } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../ui/money.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { openWorkQuery } from './queries.ts';

interface Work {
  readonly count: keyof OpenWork;
  readonly label: string;
  readonly href: string;
}

const kinds: readonly Work[] = [
  { count: 'toPack', label: 'To pack', href: '/dashboard/allOrder?status=paid' },
  { count: 'needsLook', label: 'Needs attention', href: '/dashboard/allOrder?view=attention' },
  { count: 'reviewsWaiting', label: 'Reviews', href: '/dashboard/allReview?view=unpublished' },
  { count: 'lowStock', label: 'Low stock', href: '/dashboard/allProduct?view=low-stock' },
  { count: 'mailsFailed', label: 'Failed emails', href: '/dashboard/mails' },
];

export function ToDoList() {
  return (
    <Section title="To do" variant="h3" gap={1}>
      <QueryState
        query={useQuery({ ...openWorkQuery(), refetchOnMount: 'always' })}
        label="Loading tasks"
        skeleton={<Skeleton height={220} />}
      >
        {(counts) => (
          <ul>
            {kinds.map(({ count, label, href }) => (
              <Box component="li" key={count} sx={row}>
                <Link href={href} sx={link}>
                  {label}
                </Link>
                <Box
                  component="span"
                  sx={counts[count] === 0 ? { color: 'text.secondary' } : { fontWeight: 700 }}
                >
                  {formatNumber(counts[count])}
                </Box>
              </Box>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

export function OpenWorkLinks() {
  const { data: counts } = useQuery(openWorkQuery());
  if (counts === undefined) return null;
  return (
    <Stack
      component="nav"
      aria-label="Open work"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 3 }}
    >
      {kinds.slice(0, 3).map(({ count, label, href }) => (
        <Link key={count} href={href} sx={{ ...link, fontWeight: 700 }}>
          {label} {formatNumber(counts[count])}
        </Link>
      ))}
    </Stack>
  );
}

const link = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
