import Stack from '@mui/material/Stack';
import { SectionCard, type SectionCardProps } from '../../ui/section.tsx';

/** Card of fields that are saved with the form. */
export function SettingsGroup({ children, ...card }: SectionCardProps) {
  return (
    <SectionCard {...card}>
      <Stack spacing={2.5}>{children}</Stack>
    </SectionCard>
  );
}
