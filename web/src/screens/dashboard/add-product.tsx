import { PageHeading } from '../../ui/page-heading.tsx';

export function AddProductScreen() {
  return <PageHeading level={2}>Add Product</PageHeading>;
}
