import type { ReactNode } from 'react';
import './sheet-frame.css';

interface SheetFrameProps {
  readonly children: ReactNode;
  /** The title block in the lower right corner, as on a drawing sheet: label and value pairs. */
  readonly titleBlock?: readonly (readonly [label: string, value: string])[];
}

/** A drawing-sheet frame: hairline border, centring marks, and a title block. For one thing a page, never for every box. */
export function SheetFrame({ children, titleBlock = [] }: SheetFrameProps) {
  return (
    <div className="sheet-frame">
      {children}
      {titleBlock.length === 0 ? null : (
        <dl className="sheet-frame-title-block">
          {titleBlock.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
