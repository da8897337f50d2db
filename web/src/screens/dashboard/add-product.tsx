import { ProductForm } from '../../features/products/editor/product-form.tsx';

export function Component() {
  return <ProductForm loaded={null} />;
}
