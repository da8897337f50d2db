import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { usePartNames } from '../catalogue/use-part-names.ts';
import { differences } from './compare-values.ts';
import type { ProductValues } from './product-values.ts';

interface ConflictDialogProps {
  readonly base: ProductValues;
  readonly mine: ProductValues;
  readonly theirs: ProductValues;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** The product was changed by another admin or an order: both versions of what differs, and which one goes on. */
export function ConflictDialog({ onKeepMine, onTakeTheirs, onClose, ...versions }: ConflictDialogProps) {
  const { nameOf } = usePartNames();
  const { rows, onlyTheirs } = differences(versions, nameOf);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">This part has changed since you opened it</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <span>
          Nothing of yours is saved yet. Keep what you typed, or take what the shop has now and lose it.
        </span>
        {rows.length === 0 ? null : <Versions rows={rows} />}
        {onlyTheirs.length === 0 ? null : (
          <span>Changed by others alone, and kept either way: {onlyTheirs.join(', ')}.</span>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
        <Button variant="contained" color="primary" onClick={onKeepMine}>
          Keep mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Rows = ReturnType<typeof differences>['rows'];

function Versions({ rows }: { readonly rows: Rows }) {
  return (
    <Table size="small" sx={{ tableLayout: 'fixed', '& td, & th': cell }}>
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Yours</TableCell>
          <TableCell>Theirs</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label, mine, theirs }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell>{mine === '' ? '–' : mine}</TableCell>
            <TableCell>{theirs === '' ? '–' : theirs}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const cell = { px: 1, overflowWrap: 'anywhere', verticalAlign: 'top' };
