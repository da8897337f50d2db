import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PackingSlip } from '../../features/invoices/packing-slip.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { packingSlipsQuery } from '../../features/invoices/queries.ts';
import { slipsOf } from '../../features/invoices/slips.ts';
import { PackOrders } from '../../features/orders/ship/pack-orders.tsx';
import { settingsQuery } from '../../services/shop-settings.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { useDocumentTitle } from '../../ui/use-title.ts';
import { counted, plural } from '@pedalworks/contract/words';

export function Component() {
  const [params] = useSearchParams();
  const ids = params.get('orders') ?? '';
  const { data: settings } = useQuery(settingsQuery());
  const query = useQuery(packingSlipsQuery(ids));
  const missing = query.data === undefined ? 0 : ids.split(',').length - query.data.length;
  useDocumentTitle(query.data && counted(query.data.length, 'packing slip'));
  return (
    <PaperFrame
      query={query}
      label="Loading packing slips"
      back={<BackLink href="/dashboard/allOrder">Manage All Order</BackLink>}
      isCurrentWhenPrinted
      actions={(orders) => <PackOrders variant="outlined" orders={orders} />}
    >
      {(orders) => (
        <Stack spacing={3}>
          {missing > 0 ? (
            <Alert severity="warning" className="no-print">
              {plural(missing, 'One order was', `${String(missing)} orders were`)} not found.
            </Alert>
          ) : null}
          {orders.flatMap((order, place) =>
            slipsOf(order).map((slip, parcel) => (
              <PackingSlip
                key={`${order._id}/${slip.parcel?.id ?? ''}`}
                pageName={`slip${String(place)}x${String(parcel)}`}
                {...{ order, slip, settings }}
              />
            )),
          )}
        </Stack>
      )}
    </PaperFrame>
  );
}
