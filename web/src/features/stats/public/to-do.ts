import type { OpenWork, OrderCounts, ReturnCounts } from '@pedalworks/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../services/api-client.ts';

interface ReturnTasks {
  readonly newReturns: ReturnCounts['requested'];
  readonly returnsToInspect: ReturnCounts['received'];
  readonly withdrawals: ReturnCounts['withdrawals'];
  /** Earliest day to refund a withdrawal; null if there is none. */
  readonly withdrawalDueBy: ReturnCounts['dueBy'];
}

type ToDo = OpenWork & OrderCounts & ReturnTasks;

/** Kind of open task, with the list that shows its items. */
export interface TaskKind<Counts = ToDo> {
  readonly count: keyof { [Key in keyof Counts as Counts[Key] extends number ? Key : never]: true };
  readonly label: string;
  readonly href: string;
}

const toPack = { count: 'toPack', label: 'To pack', href: '/dashboard/allOrder?status=paid' } as const;
const needsAttention = {
  count: 'needsLook',
  label: 'Needs attention',
  href: '/dashboard/allOrder?view=attention',
} as const;
const reviews = {
  count: 'reviewsWaiting',
  label: 'Reviews',
  href: '/dashboard/allReview?view=unpublished',
} as const;

/** Most frequent kinds of tasks. */
export const dailyTasks: readonly TaskKind<OpenWork>[] = [toPack, needsAttention, reviews];

export const taskKinds: readonly TaskKind[] = [
  toPack,
  {
    count: 'packedLate',
    label: 'Packed, not shipped',
    href: '/dashboard/allOrder?status=packed&order=oldest',
  },
  needsAttention,
  { count: 'disputed', label: 'Disputed', href: '/dashboard/allOrder?view=disputed' },
  { count: 'paymentsWithoutOrder', label: 'Payments without an order', href: '/dashboard/allOrder' },
  { count: 'newReturns', label: 'New returns', href: '/dashboard/returns?view=new' },
  { count: 'returnsToInspect', label: 'Returns to inspect', href: '/dashboard/returns?view=to-inspect' },
  { count: 'withdrawals', label: 'Withdrawals', href: '/dashboard/returns?view=withdrawals' },
  reviews,
  { count: 'fitReports', label: 'Wrong verdicts', href: '/dashboard/fitReports?view=open' },
  { count: 'lowStock', label: 'Low stock', href: '/dashboard/allProduct?view=low-stock' },
  { count: 'mailsFailed', label: 'Failed emails', href: '/dashboard/mails' },
];

/** Returns the query that counts all kinds of open tasks. */
export function toDoQuery() {
  return queryOptions({
    queryKey: ['stats', 'to-do'],
    queryFn: async ({ signal }): Promise<ToDo> => {
      const [work, orders, returns] = await Promise.all([
        call('getOpenWork', { signal }),
        call('countOrders', { signal }),
        call('countReturns', { signal }),
      ]);
      return { ...work, ...orders, ...returnTasks(returns) };
    },
  });
}

function returnTasks({ requested, received, withdrawals, dueBy }: ReturnCounts): ReturnTasks {
  return { newReturns: requested, returnsToInspect: received, withdrawals, withdrawalDueBy: dueBy };
}
