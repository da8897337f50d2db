import Button from '@mui/material/Button';
import { ProductGrid } from '../../features/products/product-grid.tsx';
import { ExportButton } from '../../features/shared/export-button.tsx';
import { ListScreen } from './list-screen.tsx';

export function Component() {
  return (
    <ListScreen
      tools={
        <>
          <ExportButton name="exportProducts" />
          <Button href="/dashboard/importProducts">Import CSV</Button>
          <Button href="/dashboard/receiveGoods">Receive goods</Button>
        </>
      }
    >
      <ProductGrid />
    </ListScreen>
  );
}
