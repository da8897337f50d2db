import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { OrderReturn } from '@pedalworks/contract';
import { ErrorState } from '../../ui/error-state.tsx';
import { pictureGrid, squarePicture } from './picture-grid.ts';
import { returnImageQuery } from './public/queries.ts';

/** Pictures that the customer added to a return. Each opens in full in another tab. */
export function ReturnPictures({ returned: { _id, images } }: { readonly returned: OrderReturn }) {
  if (images.length === 0) return null;
  return (
    <Box component="ul" aria-label="Pictures" sx={pictureGrid}>
      {images.map(({ _id: imageId }, index) => (
        <li key={imageId}>
          <ReturnPicture returnId={_id} imageId={imageId} name={`Picture ${String(index + 1)}`} />
        </li>
      ))}
    </Box>
  );
}

interface ReturnPictureProps {
  readonly returnId: string;
  readonly imageId: string;
  readonly name: string;
}

function ReturnPicture({ returnId, imageId, name }: ReturnPictureProps) {
  const { data: src, error, refetch } = useQuery(returnImageQuery(returnId, imageId));
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (src === undefined) return <Skeleton variant="rectangular" sx={{ aspectRatio: '1', height: 'auto' }} />;
  return (
    <Link href={src} target="_blank" sx={{ display: 'block' }}>
      <Box component="img" src={src} alt={name} sx={squarePicture} />
    </Link>
  );
}
