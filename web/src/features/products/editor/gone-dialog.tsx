import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

/** The product was deleted while somebody edited it. */
export function GoneDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="gone-title" aria-describedby="gone-text">
      <DialogTitle id="gone-title">This part has been deleted</DialogTitle>
      <DialogContent id="gone-text">
        Nothing was saved. Deleted parts stand under Archived in Manage All Product: restore it there to edit
        it.
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Stay here</Button>
        <Button variant="contained" color="primary" href="/dashboard/allProduct?show=Archived">
          See archived parts
        </Button>
      </DialogActions>
    </Dialog>
  );
}
