import type { ReactNode } from 'react';
import Container from '@mui/material/Container';

interface PageSectionProps {
  readonly children: ReactNode;
  readonly labelledBy?: string;
  readonly id?: string;
}

export function PageSection({ children, labelledBy, id }: PageSectionProps) {
  return (
    <Container component="section" id={id} aria-labelledby={labelledBy} tabIndex={-1} sx={section}>
      {children}
    </Container>
  );
}

/** The browser lays out a section only near the viewport, except on paper. */
const section = {
  '* + &': { mt: { xs: 7, md: 8 } },
  '@media screen': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 640px' },
};
