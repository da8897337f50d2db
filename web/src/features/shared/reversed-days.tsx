import { EmptyState } from '../../ui/empty-state.tsx';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** True if the end of a list's period is before its start. */
export const areDaysReversed = ({ from = '', to = '' }: Days): boolean => to !== '' && to < from;

export function InvalidPeriod() {
  return <EmptyState title="Invalid date range">The end is before the start. Change From or To.</EmptyState>;
}
