import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Product } from '@pedalworks/contract';
import { listed } from '@pedalworks/contract/words';
import { useQuery } from '@tanstack/react-query';
import { CloseButton } from '../../../ui/close-button.tsx';
import { LocalTime } from '../../../ui/dates.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShowInFull } from '../../../ui/disclosure.tsx';
import { excerpts, isLong } from '../../../ui/excerpts.ts';
import { firstPress } from '../../../ui/first-press.ts';
import { PrimaryLink } from '../../../ui/primary-link.tsx';
import { lastChangeQuery } from '../queries.ts';
import { conflicts, type Versions } from './compare-values.ts';

interface ConflictDialogProps {
  readonly versions: Versions;
  readonly saved: Product;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

export function ConflictDialog({ versions, saved, ...answers }: ConflictDialogProps) {
  const { both, theirs } = conflicts(versions);
  const { data: change } = useQuery(lastChangeQuery(saved._id));
  return (
    <Dialog
      open
      title="This part has changed since you opened it"
      maxWidth="sm"
      fullWidth
      onClose={answers.onClose}
    >
      <DialogContent sx={rows}>
        <span>
          <bdi>{change?.by.email ?? 'Another admin'}</bdi> saved it on <LocalTime isoTime={saved.updatedAt} />
          . Your changes are not saved yet.
        </span>
        {both.length > 0 ? <BothVersions fields={both} /> : null}
        {theirs.length === 0 ? null : (
          <span>
            Changed only by them, and kept either way: <strong>{listed(theirs)}</strong>.
          </span>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={firstPress(answers.onTakeTheirs)}>Use theirs</Button>
        <Button variant="contained" color="primary" onClick={firstPress(answers.onKeepMine)}>
          Keep mine and save
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  overflowWrap: 'anywhere',
};

function BothVersions({ fields }: { readonly fields: ReturnType<typeof conflicts>['both'] }) {
  return (
    <ShowInFull isCut={fields.some(({ theirs, mine }) => isLong(theirs) || isLong(mine))}>
      {(isWhole) => (
        <Box sx={rows}>
          {fields.map(({ label, theirs, mine }) => {
            const texts = isWhole ? [theirs, mine] : excerpts([theirs, mine]);
            return (
              <span key={label}>
                <strong>{label}</strong>: <bdi>{texts[0]}</bdi> (theirs), <bdi>{texts[1]}</bdi> (yours)
              </span>
            );
          })}
        </Box>
      )}
    </ShowInFull>
  );
}

export function DeletedDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open title="This part has been deleted" aria-describedby="gone-text" onClose={onClose}>
      <DialogContent id="gone-text">
        Nothing was saved. Deleted parts are under Archived in Manage All Product. Restore the part there to
        edit it.
      </DialogContent>
      <DialogActions>
        <CloseButton>Stay here</CloseButton>
        <PrimaryLink href="/dashboard/allProduct?status=archived">See archived parts</PrimaryLink>
      </DialogActions>
    </Dialog>
  );
}
