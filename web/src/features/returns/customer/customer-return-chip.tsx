import Chip, { type ChipProps } from '@mui/material/Chip';
import type { OrderReturn, ReturnState } from '@pedalworks/contract';
import { returnStateLabels } from '../public/return-labels.ts';

const chips: Readonly<Record<ReturnState, ChipProps>> = {
  requested: { color: 'warning' },
  approved: { color: 'success' },
  received: { color: 'info' },
  closed: { sx: { color: 'text.secondary' } },
  declined: { variant: 'outlined', sx: { borderColor: 'text.primary' } },
  cancelled: { sx: { color: 'text.secondary', textDecoration: 'line-through' } },
};

export function CustomerReturnChip({ state }: Pick<OrderReturn, 'state'>) {
  return <Chip component="span" label={returnStateLabels[state]} {...chips[state]} />;
}
