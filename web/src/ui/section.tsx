import type { ReactNode } from 'react';
import './section.css';

interface SectionProps {
  readonly children: ReactNode;
  /** The id of the section's heading; makes it a landmark of that name. */
  readonly labelledBy?: string;
  readonly id?: string;
}

/** One band of a page, as wide as the page's measure. */
export function Section({ children, labelledBy, id }: SectionProps) {
  return (
    <section className="section" id={id} aria-labelledby={labelledBy} tabIndex={-1}>
      {children}
    </section>
  );
}
