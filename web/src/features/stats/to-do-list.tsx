import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OpenWork, OrderCounts } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { LocalTime } from '../../ui/dates.tsx';
import { formatNumber } from '../../ui/money.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { openWorkQuery, toDoQuery } from './queries.ts';

type ToDo = OpenWork & OrderCounts;

interface Work<Counts> {
  readonly count: keyof { [Key in keyof Counts as Counts[Key] extends number ? Key : never]: true };
  readonly label: string;
  readonly href: string;
  readonly detail?: (counts: Counts) => ReactNode;
}

const toPack = { count: 'toPack', label: 'To pack', href: '/dashboard/allOrder?status=paid' } as const;
const needsLook = {
  count: 'needsLook',
  label: 'Needs attention',
  href: '/dashboard/allOrder?view=attention',
} as const;
const reviews = {
  count: 'reviewsWaiting',
  label: 'Reviews',
  href: '/dashboard/allReview?view=unpublished',
} as const;

const kinds: readonly Work<ToDo>[] = [
  toPack,
  {
    count: 'packedLate',
    label: 'Packed, not shipped',
    href: '/dashboard/allOrder?status=packed&order=oldest',
    detail: () => 'For two days or longer',
  },
  needsLook,
  {
    count: 'disputed',
    label: 'Disputed',
    href: '/dashboard/allOrder?view=disputed',
    detail: ({ disputeDueBy }) =>
      disputeDueBy && (
        <>
          Answer due <LocalTime isoTime={disputeDueBy} />
        </>
      ),
  },
  { count: 'paymentsWithoutOrder', label: 'Payments without an order', href: '/dashboard/allOrder' },
  reviews,
  { count: 'lowStock', label: 'Low stock', href: '/dashboard/allProduct?view=low-stock' },
  { count: 'mailsFailed', label: 'Failed emails', href: '/dashboard/mails' },
];

export function ToDoList() {
  return (
    <Section title="To do" variant="h3" gap={1}>
      <QueryState
        query={useQuery({ ...toDoQuery(), refetchOnMount: 'always' })}
        label="Loading tasks"
        skeleton={<Skeleton height={352} />}
      >
        {(counts) => (
          <ul>
            {kinds.map((work) => (
              <WorkRow key={work.count} work={work} counts={counts} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

interface WorkRowProps {
  readonly work: Work<ToDo>;
  readonly counts: ToDo;
}

function WorkRow({ work: { count, label, href, detail }, counts }: WorkRowProps) {
  const isDone = counts[count] === 0;
  const text = isDone ? null : detail?.(counts);
  return (
    <Box component="li" sx={row}>
      <div>
        <Link href={href} sx={link}>
          {label}
        </Link>
        {text ? (
          <Typography variant="body2" sx={{ mt: -1, pb: 1, color: 'text.secondary' }}>
            {text}
          </Typography>
        ) : null}
      </div>
      <Box component="span" sx={isDone ? { color: 'text.secondary' } : { fontWeight: 700 }}>
        {formatNumber(counts[count])}
      </Box>
    </Box>
  );
}

const shortList: readonly Work<OpenWork>[] = [toPack, needsLook, reviews];

export function OpenWorkLinks() {
  const { data: counts } = useQuery(openWorkQuery());
  if (counts === undefined) return null;
  return (
    <Stack
      component="nav"
      aria-label="To do"
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 3 }}
    >
      {shortList.map(({ count, label, href }) => (
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
