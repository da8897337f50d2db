import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PackingSlip } from '../../features/invoices/packing-slip.tsx';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { orderQuery } from '../../features/orders/queries.ts';
import { settingsQuery } from '../../features/settings/queries.ts';

export function Component() {
  const { id = '' } = useParams();
  const { data: settings } = useQuery(settingsQuery());
  return (
    <PaperFrame query={useQuery(orderQuery(id))} label="Loading the packing slip">
      {(order) => <PackingSlip order={order} settings={settings} />}
    </PaperFrame>
  );
}
