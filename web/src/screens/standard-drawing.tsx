import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { codeQuery } from '../ui/code-query.ts';

const drawingsQuery = codeQuery(
  'drawings',
  () => import('../features/standards/drawings/interface-drawing.tsx'),
);

interface StandardDrawingProps {
  readonly interfaceKey: string;
  readonly name: string;
}

/** Drawing of a standard, loaded when the first one is shown. */
export function StandardDrawing({ interfaceKey, name }: StandardDrawingProps) {
  const { data: code, isError } = useQuery(drawingsQuery);
  if (code !== undefined) return <code.InterfaceDrawing interfaceKey={interfaceKey} name={name} />;
  return isError ? null : <Skeleton sx={{ aspectRatio: '8 / 5', height: 'auto' }} />;
}
