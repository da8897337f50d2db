import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFirstPress } from './use-first-press.ts';
import { useLastValue } from './use-last-value.ts';

interface RecordDrawerProps<Row> {
  readonly row: Row | undefined;
  readonly titleOf: (row: Row) => string;
  readonly onClose: () => void;
  readonly children: (row: Row) => ReactNode;
}

export function RecordDrawer<Row>({ row, titleOf, onClose, children }: RecordDrawerProps<Row>) {
  const id = useId();
  const shown = useLastValue(row);
  const press = useFirstPress(row !== undefined);
  if (shown === undefined) return null;
  return (
    <Drawer
      {...press}
      anchor="right"
      open={row !== undefined}
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id, sx: sheet } }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h3" component="h2" dir="auto" sx={{ minWidth: 0, pt: 1.25 }}>
          {titleOf(shown)}
        </Typography>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
      </Stack>
      {children(shown)}
    </Drawer>
  );
}

const sheet = {
  width: { xs: '100%', sm: 440 },
  p: 3,
  gap: 3,
  boxShadow: 'none',
  borderLeft: 1,
  borderColor: 'divider',
  '& > *': { flex: 'none' },
  '& dt': { flexBasis: '6.5rem' },
  '& > .MuiButton-root, & > .MuiChip-root': { alignSelf: 'flex-start' },
};
