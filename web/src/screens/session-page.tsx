import type { ReactNode } from 'react';
import { ChainringDrawing } from '../ui/chainring-drawing.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Section } from '../ui/section.tsx';
import { SheetFrame } from '../ui/sheet-frame.tsx';
import './session-page.css';

interface SessionPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The way to the other page: sign up, or sign in. */
  readonly foot: ReactNode;
}

/** What sign-in and sign-up share: the form on one side, a drawing on the other. */
export function SessionPage({ title, lead, children, foot }: SessionPageProps) {
  return (
    <Section>
      <div className="session-page">
        <div className="session-page-form">
          <PageHeading lead={lead}>{title}</PageHeading>
          {children}
          <p className="session-page-foot">{foot}</p>
        </div>
        <div className="session-page-drawing">
          <SheetFrame
            titleBlock={[
              ['Part', 'Chainring, 42 teeth'],
              ['Bolt circle', '110 mm'],
              ['Scale', '1 : 2'],
            ]}
          >
            <ChainringDrawing teeth={42} bolts={5} boltCircleMm={110} />
          </SheetFrame>
        </div>
      </div>
    </Section>
  );
}
