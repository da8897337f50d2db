import type { DragEvent } from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { FormTextField } from '../../../ui/form-text-field.tsx';
import { ProductPicture } from '../../../ui/product-picture.tsx';
import type { PictureValue } from './product-values.ts';

interface PictureRowProps {
  readonly picture: PictureValue;
  readonly index: number;
  readonly count: number;
  readonly failure: string | undefined;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
}

const dragType = 'application/x-picture-index';

/** A picture with its text, moved by its buttons or by dragging it onto another. */
export function PictureRow({ picture, index, count, failure, onMove, onRemove }: PictureRowProps) {
  const number = index + 1;
  return (
    <Box component="li" data-id={picture.id} {...dropTarget((from) => onMove(from, index))} sx={row}>
      <Box
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragType, String(index));
          dataTransfer.effectAllowed = 'move';
        }}
        sx={{ width: { xs: 72, sm: 96 }, cursor: 'grab' }}
      >
        <ProductPicture img={picture.src} alt={`Picture ${String(number)}`} sizes="96px" />
      </Box>
      <FormTextField
        name={`pictures.${String(index)}.alt`}
        label={`Alternative text of picture ${String(number)}`}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Buttons number={number} count={count} onMove={onMove} onRemove={onRemove} />
      {failure === undefined ? null : (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}

/** Takes a dragged picture; files and text are not its business. */
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

interface ButtonsProps extends Pick<PictureRowProps, 'count' | 'onMove' | 'onRemove'> {
  /** Which picture it is, from 1. */
  readonly number: number;
}

function Buttons({ number, count, onMove, onRemove }: ButtonsProps) {
  const which = `picture ${String(number)}`;
  const move = (to: number) => () => onMove(number - 1, to - 1);
  return (
    <Box sx={{ display: 'flex', gridColumn: { xs: '1 / -1', sm: 'auto' }, justifyContent: 'flex-end' }}>
      <IconButton aria-label={`Move ${which} earlier`} disabled={number === 1} onClick={move(number - 1)}>
        <ArrowUpward />
      </IconButton>
      <IconButton aria-label={`Move ${which} later`} disabled={number === count} onClick={move(number + 1)}>
        <ArrowDownward />
      </IconButton>
      <IconButton aria-label={`Remove ${which}`} onClick={() => onRemove(number - 1)}>
        <Delete />
      </IconButton>
    </Box>
  );
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
};
