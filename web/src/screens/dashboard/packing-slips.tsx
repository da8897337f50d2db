import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PackingSlip } from '../../features/invoices/packing-slip.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { packingSlipsQuery } from '../../features/invoices/queries.ts';
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
      actions={(slips) => <PackOrders variant="outlined" orders={slips.map(({ order }) => order)} />}
    >
      {(slips) => (
        <Stack spacing={3}>
          {missing > 0 ? (
            <Alert severity="warning" className="no-print">
              {plural(missing, 'One order was', `${String(missing)} orders were`)} not found.
            </Alert>
          ) : null}
          {slips.map(({ order, refunds }, place) => (
            <PackingSlip
              key={order._id}
              pageName={`slip${String(place)}`}
              order={order}
              refunds={refunds}
              settings={settings}
            />
          ))}
        </Stack>
      )}
    </PaperFrame>
  );
}
