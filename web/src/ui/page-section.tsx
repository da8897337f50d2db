import type { ReactNode } from 'react';
import Container from '@mui/material/Container';

interface PageSectionProps {
  readonly children: ReactNode;
  readonly labelledBy?: string;
  readonly id?: string;
}

export function PageSection({ children, labelledBy, id }: PageSectionProps) {
  return (
    <Container
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      sx={{ '* + &': { mt: { xs: 7, md: 8 } } }}
    >
      {children}
    </Container>
  );
}
