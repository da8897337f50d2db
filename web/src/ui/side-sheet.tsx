import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';

interface SideSheetProps extends Pick<DrawerProps, 'open' | 'anchor'> {
  readonly title: string;
  readonly onClose: () => void;
  readonly sx: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A dialog at the edge of the screen, under its title and Close. */
export function SideSheet({ title, open, anchor = 'right', onClose, sx, children }: SideSheetProps) {
  const id = useId();
  return (
    <Drawer
      anchor={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id, sx } }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h3" component="h2" dir="auto" sx={{ minWidth: 0, pt: 1.25 }}>
          {title}
        </Typography>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </Stack>
      {children}
    </Drawer>
  );
}
