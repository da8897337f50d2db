import Stack from '@mui/material/Stack';
import { SectionCard, type SectionProps } from '../../ui/section.tsx';

/** Card of fields that are saved with the form. */
export function SettingsGroup({ title, children }: SectionProps) {
  return (
    <SectionCard title={title}>
      <Stack spacing={2.5}>{children}</Stack>
    </SectionCard>
  );
}
