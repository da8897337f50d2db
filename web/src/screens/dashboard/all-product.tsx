import { ProductGrid } from '../../features/products/product-grid.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AllProductScreen() {
  return (
    <>
      <PageHeading level={2}>Manage All Product</PageHeading>
      <ProductGrid />
    </>
  );
}
