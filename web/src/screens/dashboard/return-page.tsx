import { useParams } from 'react-router-dom';
import { ReturnPage } from '../../features/returns/page/return-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ReturnPage key={id} id={id} />;
}
