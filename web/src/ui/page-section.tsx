import type { ReactNode } from 'react';
import Container from '@mui/material/Container';
import { deferred, type Heights } from './deferred.ts';

interface PageSectionProps {
  readonly children: ReactNode;
  readonly labelledBy?: string;
  readonly id?: string;
  /** Approximate heights of a section far below the fold ({@link deferred}). */
  readonly heights?: Heights;
}

export function PageSection({ children, labelledBy, id, heights }: PageSectionProps) {
  return (
    <Container
      component="section"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      sx={[{ '* + &': { mt: { xs: 7, md: 8 } } }, heights !== undefined && deferred(heights)]}
    >
      {children}
    </Container>
  );
}

/** Layout of a page with filters beside its list, or above it on phones. */
export const filtersBesideList = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '14.5rem minmax(0, 1fr)' },
  gap: { xs: 3, md: 5 },
};
