import { useParams } from 'react-router-dom';
import { ProductEditor } from '../../features/products/editor/product-editor.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ProductEditor key={id} id={id} />;
}
