import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toMakeText } from '@pedalworks/contract/made-to-order';
import { useQuery } from '@tanstack/react-query';
import { formatDate, LocalTime } from '../../ui/dates.tsx';
import { formatNumber } from '../../ui/money.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { dailyTasks, taskKinds, toDoQuery, type TaskKind } from './public/to-do.ts';
import { openWorkQuery } from './queries.ts';

type ToDo = NonNullable<ReturnType<typeof useToDo>['data']>;

export const useToDo = () => useQuery({ ...toDoQuery(), refetchOnMount: 'always' });

const details: Partial<Record<TaskKind['count'], (counts: ToDo) => ReactNode>> = {
  lowStock: ({ toMake = 0 }) => (toMake > 0 ? toMakeText(-toMake) : null),
  packedLate: () => 'For two days or longer',
  disputed: ({ disputeDueBy }) =>
    disputeDueBy && (
      <>
        Answer due <LocalTime isoTime={disputeDueBy} />
      </>
    ),
  withdrawals: ({ withdrawalDueBy }) =>
    withdrawalDueBy && `Refund the first by ${formatDate(withdrawalDueBy, 'monthDay')}`,
};

export function ToDoList() {
  return (
    <Section title="To do" variant="h3" gap={1}>
      <QueryState query={useToDo()} label="Loading tasks" skeleton={<Skeleton height={484} />}>
        {(counts) => (
          <ul>
            {taskKinds.map((task) => (
              <TaskRow key={task.count} task={task} counts={counts} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

interface TaskRowProps {
  readonly task: TaskKind;
  readonly counts: ToDo;
}

function TaskRow({ task: { count, label, href }, counts }: TaskRowProps) {
  const isDone = counts[count] === 0;
  const text = isDone ? null : details[count]?.(counts);
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
      {dailyTasks.map(({ count, label, href }) => (
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
