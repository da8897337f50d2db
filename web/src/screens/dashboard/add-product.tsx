import { ProductForm } from '../../features/products/editor/product-form.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function AddProductScreen() {
  return (
    <>
      <PageHeading level={2} lead="It is on sale as soon as it is added.">
        Add Product
      </PageHeading>
      <ProductForm loaded={null} />
    </>
  );
}
