import type { Ref } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { firstPress } from '../../ui/first-press.ts';

interface RemoveButtonProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function RemoveButton({ name, onRemove, ref }: RemoveButtonProps) {
  return (
    <IconButton
      ref={ref}
      aria-label={`Remove ${name}`}
      onClick={firstPress(onRemove)}
      sx={{ gridRow: 1, gridColumn: -2 }}
    >
      <Delete />
    </IconButton>
  );
}
