import type { ReactNode } from 'react';
import Container from '@mui/material/Container';

interface PageSectionProps {
  readonly children: ReactNode;
  /** The id of the section's heading; makes it a landmark of that name. */
  readonly labelledBy?: string;
  readonly id?: string;
}

/** One band of a page, as wide as the page's measure, 64 px from the next. */
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
