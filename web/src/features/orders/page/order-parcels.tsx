import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@pedalworks/contract';
import { lineDetails } from '@pedalworks/contract/made-to-order';
import { linesNamedBy, linesToSend } from '@pedalworks/contract/units-to-send';
import { PrintedTime } from '../../../ui/dates.tsx';
import { formatNumber } from '../../../ui/money.ts';
import { Section } from '../../../ui/section.tsx';
import { hasSeveralParcels, parcelName, parcelTracking, type Parcel } from '../public/parcels.ts';
import { TrackingNumber } from './order-facts.tsx';

export interface ParcelActionProps {
  /** Actions on a parcel, or on what is still to ship if it is null. */
  readonly actionsOf?: ((order: Order, parcel: Parcel | null) => ReactNode) | undefined;
}

interface OrderParcelsProps extends ParcelActionProps {
  readonly order: Order;
}

/** Lists the parcels of an order and what follows later. One whole parcel needs no list: the page's facts describe it. */
export function OrderParcels({ order, actionsOf }: OrderParcelsProps) {
  if (!hasSeveralParcels(order)) return null;
  const isOpen = order.status !== 'cancelled' && order.status !== 'refunded';
  const later = isOpen ? linesToSend(order) : [];
  return (
    <Section title="Parcels">
      <Box component="ul" sx={list}>
        {order.shipments.map((parcel) => (
          <Item
            key={parcel.id}
            title={parcelName(order, parcel)}
            state={<ParcelState parcel={parcel} />}
            lines={linesNamedBy(order, parcel.lines)}
            actions={actionsOf?.(order, parcel)}
          >
            <Carrier parcel={parcel} />
          </Item>
        ))}
        {later.length === 0 ? null : (
          <Item
            title="Still to ship"
            lines={linesNamedBy(order, later).map((line) => ({ ...line, isLater: true }))}
            actions={actionsOf?.(order, null)}
          />
        )}
      </Box>
    </Section>
  );
}

function ParcelState({ parcel: { shippedAt, deliveredAt, returnedAt } }: { readonly parcel: Parcel }) {
  const events = [
    ['Shipped', shippedAt],
    ['Delivered', deliveredAt],
    ['Came back', returnedAt],
  ] as const;
  return events.map(([event, at]) =>
    at === null ? null : (
      <span key={event}>
        {event} <PrintedTime isoTime={at} />
      </span>
    ),
  );
}

function Carrier({ parcel }: { readonly parcel: Parcel }) {
  const tracking = parcelTracking(parcel);
  if (tracking === null || parcel.returnedAt !== null) return null;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{tracking.carrier}</bdi> <TrackingNumber tracking={tracking} />
    </Typography>
  );
}

interface ItemProps {
  readonly title: string;
  readonly state?: ReactNode;
  readonly lines: readonly (Order['lines'][number] & { readonly isLater?: boolean })[];
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

function Item({ title, state, lines, actions, children }: ItemProps) {
  return (
    <Box component="li" sx={item}>
      <Box sx={heading}>
        <Typography variant="subtitle1" component="h4">
          {title}
        </Typography>
        <Typography variant="caption" component="p" sx={times}>
          {state}
        </Typography>
      </Box>
      <ul>
        {lines.map(({ productId, name, quantity, isLater = false, ...line }) => {
          const details = isLater ? lineDetails([], line) : '';
          return (
            <li key={productId}>
              {formatNumber(quantity)} × <bdi>{name}</bdi>
              {details === '' ? '' : ` · ${details}`}
            </li>
          );
        })}
      </ul>
      {children}
      {actions === undefined ? null : (
        <Box className="no-print" role="group" aria-label={title} sx={quiet}>
          {actions}
        </Box>
      )}
    </Box>
  );
}

/** The list of parts below begins with a line. */
const list = {
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& > :last-child': { borderBottom: 0, pb: 0 },
};

const item = { py: 1.5, borderBottom: 1, borderColor: 'divider' };

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
};

const times = { display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' };

/** Aligns the text of its buttons with the text above. */
const quiet = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  ml: -1.5,
  mb: -1,
  '& .MuiButton-root': { color: 'text.secondary' },
};
