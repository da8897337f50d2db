import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { ApiError, carrier as carrierRules, numberPlaceholder, type Carrier } from '@pedalworks/contract';
import { Form, Formik, type FormikErrors, type FormikHelpers } from 'formik';
import { useChangedFields } from '../../services/save-changes.ts';
import { FocusField } from '../../ui/focus-field.tsx';
import { FocusFirstError } from '../../ui/focus-first-error.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useSaveSettings } from './queries.ts';

interface CarrierDialogProps {
  readonly edited: Carrier | 'new' | null;
  readonly onClose: () => void;
}

export function CarrierDialog({ edited, onClose }: CarrierDialogProps) {
  return (
    <Dialog open={edited !== null} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="carrier-title">
      <DialogTitle id="carrier-title">{edited === 'new' ? 'Add carrier' : 'Edit carrier'}</DialogTitle>
      {edited === null ? null : <CarrierForm edited={edited === 'new' ? null : edited} onClose={onClose} />}
    </Dialog>
  );
}

const blank: Carrier = { name: '', url: 'https://' };

interface CarrierFormProps {
  readonly edited: Carrier | null;
  readonly onClose: () => void;
}

/** Form for a new or existing carrier. If another tab removed the carrier during editing, saving restores it. */
function CarrierForm({ edited, onClose }: CarrierFormProps) {
  const { mutateAsync } = useSaveSettings();
  const { initial, changedFields } = useChangedFields(edited ?? blank);
  const save = async (values: Carrier, { setErrors }: FormikHelpers<Carrier>) => {
    const saved = carrierRules.cast(values);
    try {
      await mutateAsync(({ carriers }) => {
        const present = carriers.find(({ name }) => name === edited?.name);
        if (present === undefined) return { carriers: [...carriers, saved] };
        const isUrlEdited = changedFields({ paths: ['url'], values: saved, present }).length > 0;
        const merged = isUrlEdited ? saved : { ...saved, url: present.url };
        return { carriers: carriers.map((other) => (other === present ? merged : other)) };
      });
      onClose();
    } catch (error) {
      setErrors(errorsOf(error));
    }
  };
  return (
    <Formik initialValues={initial} validationSchema={carrierRules} validateOnChange={false} onSubmit={save}>
      <Form noValidate>
        <DialogContent>
          <Stack spacing={2.5}>
            <FormTextField name="name" label="Carrier" required />
            <FormTextField name="url" label="Tracking link" type="url" required helperText={urlHint} />
          </Stack>
          <FocusFirstError />
          <FocusField name="name" />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busyText="Saving…">Save carrier</SubmitButton>
        </DialogActions>
      </Form>
    </Formik>
  );
}

const urlHint = `The carrier’s tracking page, with ${numberPlaceholder} where the tracking number goes.`;

function errorsOf(error: unknown): FormikErrors<Carrier> {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries<string>(
    issues.map(({ path, message }) => [path.split('.').at(-1) ?? '', message]),
  );
}
