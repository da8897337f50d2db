import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Settings } from '@pedalworks/contract';
import { useFormikContext } from 'formik';
import { Section } from '../../../ui/section.tsx';
import { TrackingFields } from '../../orders/public/returned-order.ts';
import { isReplacing, type ReceiveValues } from './receive-values.ts';

interface ReplacementPanelProps {
  readonly carriers: Settings['carriers'];
}

/** Carrier and number of the replacement, which closing the return ships. */
export function ReplacementPanel({ carriers }: ReplacementPanelProps) {
  const { values } = useFormikContext<ReceiveValues>();
  if (!isReplacing(values.rows)) return null;
  return (
    <Section title="Replacement">
      <Stack useFlexGap spacing={2}>
        <TrackingFields carriers={carriers} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Goes to the order’s address. Without a number, the customer gets no tracking link.
        </Typography>
      </Stack>
    </Section>
  );
}
