import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface EmptyStateProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Card sx={{ p: 4 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <picture>
          <source srcSet="/pictures/empty-tray-640.avif" type="image/avif" />
          <img src="/pictures/empty-tray-640.webp" alt="" width={240} height={180} loading="lazy" />
        </picture>
        <Typography variant="h3" dir="auto" component="p">
          {title}
        </Typography>
        <Typography sx={{ maxWidth: '52ch', color: 'text.secondary' }}>{children}</Typography>
        {action}
      </Stack>
    </Card>
  );
}
