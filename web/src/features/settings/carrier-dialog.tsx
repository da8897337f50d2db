import { carrier as carrierRules, numberPlaceholder, type Carrier } from '@pedalworks/contract';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { useStoredValues } from '../../ui/use-stored-values.ts';
import { useSaveSettings } from './queries.ts';

interface CarrierDialogProps {
  readonly open: boolean;
  readonly edited: Carrier | null;
  readonly onClose: () => void;
}

const blank: Carrier = { name: '', url: 'https://' };

/** Form for a new or existing carrier. If another tab removed the carrier during editing, saving restores it. */
export function CarrierDialog({ edited, ...dialog }: CarrierDialogProps) {
  const { mutateAsync } = useSaveSettings(false);
  const { form, changedFields } = useStoredValues(edited ?? blank, ['url']);
  const send = (values: Carrier) => {
    const saved = carrierRules.cast(values);
    return mutateAsync(({ carriers }) => {
      const present = carriers.find(({ name }) => name === edited?.name);
      if (present === undefined) return { carriers: [...carriers, saved] };
      const isUrlEdited = changedFields({ values: saved, present }).length > 0;
      const merged = isUrlEdited ? saved : { ...saved, url: present.url };
      return { carriers: carriers.map((other) => (other === present ? merged : other)) };
    });
  };
  return (
    <FormDialog
      {...dialog}
      title={edited === null ? 'Add carrier' : 'Edit carrier'}
      maxWidth="sm"
      initialValues={form.initialValues}
      validationSchema={carrierRules}
      send={send}
      fieldOf={(path) => path.split('.').at(-1) ?? path}
      submitText="Save carrier"
    >
      <FormTextField name="name" label="Carrier" required />
      <FormTextField name="url" label="Tracking link" type="url" required helperText={urlHint} />
    </FormDialog>
  );
}

const urlHint = `The carrier’s tracking page, with ${numberPlaceholder} where the tracking number goes.`;
