import { ProductTable } from '../../features/products/product-table.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AllProductScreen() {
  return (
    <>
      <PageHeading level={2}>Manage All Product</PageHeading>
      <ProductTable />
    </>
  );
}
