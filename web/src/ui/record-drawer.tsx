import { useState, type ReactNode } from 'react';
import { SideSheet } from './side-sheet.tsx';

interface RecordDrawerProps<Row> {
  /** The row that is opened. */
  readonly row: Row | undefined;
  readonly titleOf: (row: Row) => string;
  readonly onClose: () => void;
  readonly children: (row: Row) => ReactNode;
}

/** What a row is about, beside the list. Escape and Close lead back to the row. */
export function RecordDrawer<Row>({ row, titleOf, onClose, children }: RecordDrawerProps<Row>) {
  // What was opened last stays in sight while the drawer closes.
  const [last, setLast] = useState(row);
  if (row !== undefined && row !== last) setLast(row);
  const shown = row ?? last;
  if (shown === undefined) return null;
  return (
    <SideSheet title={titleOf(shown)} open={row !== undefined} onClose={onClose} sx={sheet}>
      {children(shown)}
    </SideSheet>
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
