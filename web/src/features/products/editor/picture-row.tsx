import type { DragEvent } from 'react';
import Box from '@mui/material/Box';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { ProductPicture } from '../public/product-picture.tsx';
import type { PictureValue } from './product-values.ts';
import { RowButtons } from './row-buttons.tsx';

interface PictureRowProps {
  readonly picture: PictureValue;
  readonly index: number;
  readonly count: number;
  readonly failure: string | undefined;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

const dragType = 'application/x-picture-index';

export function PictureRow({ picture, failure, ...place }: PictureRowProps) {
  const { index, onMove } = place;
  const number = String(index + 1);
  return (
    <Box component="li" data-row="" {...dropTarget((from) => onMove(from, index))} sx={row}>
      <Box
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragType, String(index));
          dataTransfer.effectAllowed = 'move';
        }}
        sx={{ width: { xs: 72, sm: 96 }, cursor: 'grab' }}
      >
        <ProductPicture img={picture.src} alt={`Picture ${number}`} sizes="96px" />
      </Box>
      <FormTextField
        name={`pictures.${String(index)}.alt`}
        label={`Alternative text of picture ${number}`}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        problem={failure}
      />
      <RowButtons noun="picture" {...place} />
    </Box>
  );
}

function dropTarget(onDrop: (from: number) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(dragType);
      if (from === '') return;
      event.preventDefault();
      onDrop(Number(from));
    },
  };
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  p: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '& > [data-buttons]': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};
