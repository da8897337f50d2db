import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PaperFrame } from '../../features/invoices/paper.tsx';
import { isToPick, pickList } from '../../features/invoices/pick-list.ts';
import { PickListPaper } from '../../features/invoices/pick-list-paper.tsx';
import { pickListQuery } from '../../features/invoices/queries.ts';
import { settingsQuery } from '../../services/shop-settings.ts';
import { BackLink } from '../../ui/back-link.tsx';

export function Component() {
  const [params] = useSearchParams();
  const { data: settings } = useQuery(settingsQuery());
  const query = useQuery(pickListQuery(params.get('orders') ?? ''));
  return (
    <PaperFrame
      query={query}
      label="Loading the pick list"
      back={<BackLink href="/dashboard/allOrder">Manage All Order</BackLink>}
    >
      {({ orders, products }) => (
        <PickListPaper
          rows={pickList(orders, products)}
          orderCount={orders.filter(isToPick).length}
          seller={settings?.seller}
        />
      )}
    </PaperFrame>
  );
}
