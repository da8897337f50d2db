import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { settingsQuery } from '../../features/settings/queries.ts';

export function Component() {
  const { data: settings } = useQuery(settingsQuery());
  return <ProductGrid lowStock={settings?.lowStock} />;
}
