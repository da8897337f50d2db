import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PackingSlip } from '../../features/invoices/packing-slip.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { packingSlipQuery } from '../../features/invoices/queries.ts';
import { PackOrders } from '../../features/orders/ship/pack-orders.tsx';
import { settingsQuery } from '../../services/shop-settings.ts';

export function Component() {
  const { id = '' } = useParams();
  const { data: settings } = useQuery(settingsQuery());
  return (
    <PaperFrame
      query={useQuery(packingSlipQuery(id))}
      label="Loading packing slip"
      actions={({ order }) => <PackOrders variant="outlined" orders={[order]} />}
    >
      {({ order, refunds }) => <PackingSlip order={order} refunds={refunds} settings={settings} />}
    </PaperFrame>
  );
}
