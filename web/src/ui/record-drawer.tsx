import { useId, type ReactNode } from 'react';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SheetHeading } from './sheet-heading.tsx';
import { toastsBeside } from './sticky-bar.ts';
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
      <GlobalStyles styles={besideDrawer} />
      <SheetHeading id={id} title={titleOf(shown)} onClick={onClose} />
      {children(shown)}
    </Drawer>
  );
}

const drawerWidth = 440;

const besideDrawer = toastsBeside(drawerWidth);

const sheet = {
  width: { xs: '100%', sm: drawerWidth },
  p: 3,
  gap: 3,
  boxShadow: 'none',
  borderLeft: 1,
  borderColor: 'divider',
  '& > *': { flex: 'none' },
  '& dt': { flexBasis: '6.5rem' },
  '& > .MuiButton-root, & > .MuiChip-root': { alignSelf: 'flex-start' },
};
