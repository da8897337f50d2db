import Stack from '@mui/material/Stack';
import type { Order } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { PackingSlip } from '../../features/invoices/packing-slip.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { packingSlipQuery } from '../../features/invoices/queries.ts';
import { slipOf, slipsOf, type Slip } from '../../features/invoices/slips.ts';
import { PackOrders } from '../../features/orders/ship/pack-orders.tsx';
import { settingsQuery } from '../../services/shop-settings.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data: settings } = useQuery(settingsQuery());
  return (
    <PaperFrame
      query={useQuery(packingSlipQuery(id))}
      label="Loading packing slip"
      isCurrentWhenPrinted
      actions={(order) => <PackOrders variant="outlined" orders={[order]} />}
    >
      {(order) => {
        const slips = wantedSlips(order, params.get('parcel'));
        if (slips.length === 0) return <NoParcel />;
        return (
          <Stack spacing={3}>
            {slips.map((slip, place) => (
              <PackingSlip
                key={slip.parcel?.id ?? ''}
                pageName={slips.length > 1 ? `slip${String(place)}` : undefined}
                {...{ order, slip, settings }}
              />
            ))}
          </Stack>
        );
      }}
    </PaperFrame>
  );
}

function wantedSlips(order: Order, parcelId: string | null): readonly Slip[] {
  if (parcelId === null) return slipsOf(order);
  const slip = slipOf(order, parcelId);
  return slip === undefined ? [] : [slip];
}

function NoParcel() {
  return (
    <EmptyState title="Parcel not found">
      This parcel is no longer part of the order. Its shipment was undone.
    </EmptyState>
  );
}
