import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { settingsQuery } from '../../services/shop-settings.ts';
import { ExportButton } from '../../features/shared/export-button.tsx';
import { ListScreen } from './list-screen.tsx';

export function Component() {
  const { data: settings } = useQuery(settingsQuery());
  return (
    <ListScreen
      actions={
        <>
          <ExportButton name="exportProducts" />
          <Button href="/dashboard/importProducts">Import CSV</Button>
        </>
      }
    >
      <ProductGrid lowStock={settings?.lowStock} />
    </ListScreen>
  );
}
