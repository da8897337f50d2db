import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Carrier } from '@pedalworks/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../services/shop-settings.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { SectionCard } from '../../ui/section.tsx';
import { useLastValue } from '../../ui/use-last-value.ts';
import { CarrierDialog } from './carrier-dialog.tsx';
import { useSaveSettings } from './queries.ts';

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
  const { mutateAsync } = useSaveSettings();
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
