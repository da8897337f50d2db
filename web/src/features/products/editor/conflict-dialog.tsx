import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Product } from '@pedalworks/contract';
import { useQuery } from '@tanstack/react-query';
import { PrimaryLink } from '../../../ui/primary-link.tsx';
import { lastChangeQuery } from '../queries.ts';
import { conflicts, type Versions } from './compare-values.ts';

interface ConflictDialogProps {
  readonly versions: Versions;
  /** The product as the others saved it. */
  readonly saved: Product;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Another admin saved the product meanwhile: which fields both changed, and which version to keep. */
export function ConflictDialog({ versions, saved, ...answers }: ConflictDialogProps) {
  const { both, theirs } = conflicts(versions);
  const { data: change } = useQuery(lastChangeQuery(saved._id));
  const time = new Date(saved.updatedAt).toLocaleTimeString('en-US', { timeStyle: 'short' });
  return (
    <Dialog open onClose={answers.onClose} maxWidth="sm" fullWidth>
      <DialogTitle>This part has changed since you opened it</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <span>
          <bdi>{change?.by.email ?? 'Somebody else at the shop'}</bdi> saved it at {time}. Nothing of yours is
          saved yet.
        </span>
        {both.length === 0 ? null : <Labels title="You and they changed" labels={both} />}
        {theirs.length === 0 ? null : <Labels title="Only they changed, kept either way" labels={theirs} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={answers.onTakeTheirs}>Take theirs</Button>
        <Button variant="contained" color="primary" onClick={answers.onKeepMine}>
          Keep mine and save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Labels({ title, labels }: { readonly title: string; readonly labels: readonly string[] }) {
  return (
    <span>
      {title}: <strong>{labels.join(', ')}</strong>.
    </span>
  );
}

/** The product was deleted while it was being edited. */
export function DeletedDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-describedby="gone-text">
      <DialogTitle>This part has been deleted</DialogTitle>
      <DialogContent id="gone-text">
        Nothing was saved. Deleted parts stand under Archived in Manage All Product: restore it there to edit
        it.
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Stay here</Button>
        <PrimaryLink href="/dashboard/allProduct?status=archived">See archived parts</PrimaryLink>
      </DialogActions>
    </Dialog>
  );
}
