import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { orderStatusLabels } from '../public/order-status-labels.ts';
import { PrintedTime } from '../../../ui/dates.tsx';
import { partlyShippedText } from '../public/parcels.ts';
import { orderSteps, type OrderStep } from './order-steps.ts';
import { hasFailedRefund } from '../order-summary.ts';

export type Viewer = 'customer' | 'admin';

interface OrderTimelineProps {
  readonly order: Order;
  readonly viewer: Viewer;
}

export function OrderTimeline({ order, viewer }: OrderTimelineProps) {
  const steps = shownSteps(order);
  return (
    <Box component="ol" aria-label="Order status" sx={line}>
      {steps.map(({ status, event, name }, index) => {
        const isCurrent = event !== null && steps[index + 1]?.event == null;
        return (
          <Box
            component="li"
            key={status}
            aria-current={isCurrent ? 'step' : undefined}
            sx={[stop, index > 0 && (event === null ? ahead : behind)]}
          >
            <Typography variant="h4" component="span" sx={event === null ? { color: 'text.secondary' } : {}}>
              {name}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {event === null ? 'expected' : <PrintedTime isoTime={event.at} />}
              {event === null ? null : whoText(event, viewer)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

interface ShownStep extends OrderStep {
  readonly name: string;
}

/** Names the steps. A half-shipped order is at its latest parcel, though its status is that of the parts still to ship. */
function shownSteps(order: Order): readonly ShownStep[] {
  const partText = partlyShippedText(order);
  const at = order.shipments.findLast(
    ({ kind, returnedAt }) => kind === 'order' && returnedAt === null,
  )?.shippedAt;
  return orderSteps(order).map(({ status, event }) => {
    if (partText !== '' && status === 'shipped' && at !== undefined)
      return { status, name: partText, event: { status, at, by: 'shop' } };
    const isFailed = status === 'refunded' && hasFailedRefund(order);
    return { status, event, name: isFailed ? 'Refund failed' : names[status] };
  });
}

const names: Readonly<Record<Order['status'], string>> = { ...orderStatusLabels, placed: 'Placed' };

function whoText({ status, by }: NonNullable<OrderStep['event']>, viewer: Viewer): string {
  if (status !== 'cancelled' && status !== 'refunded') return '';
  if (by === 'customer') return viewer === 'customer' ? ', by you' : ', by the customer';
  if (by === 'shop') return ', by the shop';
  return status === 'cancelled' ? ', not paid in time' : ', through the card provider';
}

/** Breakpoint in em, so that large text switches to the vertical layout. */
const wide = '@media (min-width: 45em)';

const line = {
  display: 'grid',
  [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
};

const stop = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  minHeight: 44,
  pl: 3,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 10,
    width: 13,
    height: 2,
    bgcolor: 'text.primary',
  },
  [wide]: {
    display: 'grid',
    alignContent: 'start',
    pl: 0,
    pt: 2.5,
    pr: 1.5,
    '&::after': { left: 0, top: 0, width: 2, height: 13 },
  },
};

const from = (style: string, color: string) => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    bottom: 'calc(100% - 10px)',
    height: '100%',
    borderLeft: `2px ${style}`,
    borderColor: color,
  },
  [wide]: {
    '&::before': {
      left: 'auto',
      right: '100%',
      bottom: 'auto',
      top: 5,
      width: '100%',
      height: 0,
      borderLeft: 0,
      borderTop: `2px ${style}`,
      borderColor: color,
    },
  },
});
const behind = from('solid', 'text.primary');
const ahead = { ...from('dashed', 'outline'), '&::after': { bgcolor: 'outline' } };
