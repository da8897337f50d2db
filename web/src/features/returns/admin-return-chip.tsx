import Chip, { type ChipProps } from '@mui/material/Chip';
import type { OrderReturn, ReturnState } from '@pedalworks/contract';
import { adminStateLabels } from './public/admin-state-labels.ts';

const chips: Readonly<Record<ReturnState, ChipProps>> = {
  requested: { color: 'warning' },
  approved: { color: 'info' },
  received: { variant: 'outlined', sx: { borderColor: 'text.primary' } },
  closed: { sx: { color: 'text.secondary' } },
  declined: { sx: { color: 'text.secondary', textDecoration: 'line-through' } },
  cancelled: { sx: { color: 'text.secondary', textDecoration: 'line-through' } },
};

/** Chip with the state of a return. A failed refund replaces it, because the customer is still owed money. */
export function AdminReturnChip({ state, refund }: Pick<OrderReturn, 'state' | 'refund'>) {
  if (refund?.status === 'failed') return <Chip component="span" label="Refund failed" color="error" />;
  return <Chip component="span" label={adminStateLabels[state]} {...chips[state]} />;
}
