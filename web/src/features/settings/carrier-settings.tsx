import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { carrier as carrierRules, numberPlaceholder, type Carrier } from '@pedalworks/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../services/shop-settings.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { SectionCard } from '../../ui/section.tsx';
import { useLastValue } from '../../ui/use-last-value.ts';
import { useStoredValues } from '../../ui/use-stored-values.ts';
import { notifyFailure, useSaveSettings } from './queries.ts';

export function CarrierSettings() {
  const { data: settings } = useQuery(settingsQuery());
  const [edited, setEdited] = useState<Carrier | 'new' | null>(null);
  const last = useLastValue(edited);
  return (
    <SectionCard
      title="Carriers"
      lead="Offered when an order ships. The tracking link combines the carrier’s URL and the tracking number."
    >
      <ul>
        {(settings?.carriers ?? []).map((carrier) => (
          <CarrierRow key={carrier.name} carrier={carrier} onEdit={() => setEdited(carrier)} />
        ))}
      </ul>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setEdited('new')}>
        Add carrier…
      </Button>
      {last === undefined ? null : (
        <CarrierDialog
          key={JSON.stringify(last)}
          open={edited !== null}
          edited={last === 'new' ? null : last}
          onClose={() => setEdited(null)}
        />
      )}
    </SectionCard>
  );
}

function CarrierRow({ carrier, onEdit }: { readonly carrier: Carrier; readonly onEdit: () => void }) {
  const { name, url } = carrier;
  const { mutateAsync } = useSaveSettings(notifyFailure);
  const removal = useMutation({
    mutationFn: () =>
      mutateAsync(({ carriers }) => ({ carriers: carriers.filter((other) => other.name !== name) })),
  });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography dir="auto">{name}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {url}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ ml: -1.25 }}>
        <Button variant="text" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <ConfirmButton
          verb="Remove"
          label={`Remove ${name}`}
          title={`Remove ${name}?`}
          busyText="Removing…"
          mutation={removal}
        >
          Past orders keep their tracking links.
        </ConfirmButton>
      </Stack>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

interface CarrierDialogProps {
  readonly open: boolean;
  readonly edited: Carrier | null;
  readonly onClose: () => void;
}

const blank: Carrier = { name: '', url: 'https://' };

/** Form for a new or existing carrier. If another tab removed the carrier during editing, saving restores it. */
function CarrierDialog({ edited, ...dialog }: CarrierDialogProps) {
  const { mutateAsync } = useSaveSettings();
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
