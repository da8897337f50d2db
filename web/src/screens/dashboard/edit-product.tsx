import { useParams } from 'react-router-dom';
import { ProductEditor } from '../../features/products/editor/product-editor.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

export function EditProductScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeading level={2} lead="What you save is in the shop at once.">
        Edit Product
      </PageHeading>
      <ProductEditor key={id} id={id} />
    </>
  );
}
