import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography, { type TypographyProps } from '@mui/material/Typography';

export interface SectionProps extends Pick<TypographyProps<'h3'>, 'variant'> {
  readonly title: string;
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly gap?: number | Readonly<Record<string, number>>;
  readonly children: ReactNode;
}

export function Section({ title, level = 'h3', variant = 'h4', gap = 1.5, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant={variant} component={level} sx={{ mb: gap }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export interface SectionCardProps extends Pick<SectionProps, 'title' | 'children'> {
  readonly lead?: string;
}

export function SectionCard({ title, lead, children }: SectionCardProps) {
  return (
    <Card sx={{ px: 3, py: 2.5 }}>
      <Section title={title} gap={lead === undefined ? 2 : 0.5}>
        {lead === undefined ? null : (
          <Typography variant="body2" sx={{ mb: 2, maxWidth: '60ch', color: 'text.secondary' }}>
            {lead}
          </Typography>
        )}
        {children}
      </Section>
    </Card>
  );
}
