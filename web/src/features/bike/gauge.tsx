import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface GaugeProps {
  /** Size in millimetres on paper. All positions within the drawing are millimetres too. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
}

/** Drawing that prints at its true size. Screens may show it smaller. */
export function Gauge({ width, height, label, children }: GaugeProps) {
  return (
    <Box
      component="svg"
      width={`${String(width)}mm`}
      height={`${String(height)}mm`}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-label={label}
      sx={drawing}
    >
      {children}
    </Box>
  );
}

const drawing = {
  display: 'block',
  fill: 'none',
  stroke: 'var(--mui-palette-text-primary)',
  strokeWidth: 0.2,
  '@media screen': { maxWidth: 1, height: 'auto' },
};

interface NoteProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Angle in degrees. */
  readonly turn?: number;
}

/** Text in a gauge, 3 mm high. */
export function Note({ x, y, children, anchor = 'middle', turn = 0 }: NoteProps) {
  return (
    <Box
      component="text"
      x={x}
      y={y}
      textAnchor={anchor}
      transform={`rotate(${String(turn)} ${String(x)} ${String(y)})`}
      sx={lettering}
    >
      {children}
    </Box>
  );
}

const lettering = {
  fill: 'var(--mui-palette-text-primary)',
  stroke: 'var(--mui-palette-background-default)',
  strokeWidth: 0.8,
  paintOrder: 'stroke',
  fontFamily: 'fontFamily',
  fontSize: '3px',
  fontWeight: 600,
};

export interface Mark {
  readonly at: number;
  readonly text: string;
}

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly from: number;
}

/** Number of rows over which the texts are spread, so that close ones do not overlap. */
const rows = 3;

/** Marks with upright texts below an edge. */
export function Marks({ marks, from }: MarksProps) {
  return marks.map(({ at, text }, index) => {
    const end = from + 4 + (index % rows) * 8;
    return (
      <g key={text}>
        <path d={`M${String(at)} ${String(from)}V${String(end)}`} />
        <Note x={at + 1} y={end + 1} anchor="end" turn={-90}>
          {text}
        </Note>
      </g>
    );
  });
}
