import type { ReactNode } from 'react';
import './page-heading.css';

interface PageHeadingProps {
  readonly children: ReactNode;
  /** One or two sentences under the heading. */
  readonly lead?: ReactNode;
  /** 1 on a page of its own, 2 inside a layout that already has the page's h1. */
  readonly level?: 1 | 2;
}

/** The heading that takes the focus when its route opens. */
export function PageHeading({ children, lead, level = 1 }: PageHeadingProps) {
  const Tag = level === 1 ? 'h1' : 'h2';
  return (
    <header className="page-heading">
      <Tag tabIndex={-1} data-route-heading="">
        {children}
      </Tag>
      {lead === undefined ? null : <p className="page-heading-lead">{lead}</p>}
    </header>
  );
}
