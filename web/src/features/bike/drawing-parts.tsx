import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

const outlined = {
  stroke: 'var(--mui-palette-text-primary)',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  strokeWidth: 1.4,
} as const;
const centred = { stroke: 'var(--mui-palette-primary-main)', strokeDasharray: '10 3 2 3', strokeWidth: 0.7 };
const measuring = 'var(--mui-palette-text-secondary)';

/** Small drawing of 200 by 140 units. Decorative: the question says the same in words. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 200 140"
      aria-hidden="true"
      sx={{ display: 'block', width: 1, fill: 'none' }}
    >
      {children}
    </Box>
  );
}

export const Outline = ({ children }: { readonly children: ReactNode }) => <g {...outlined}>{children}</g>;

export const CentreLines = ({ d }: { readonly d: string }) => <path d={d} {...centred} />;

/** Highlights the place to look at in the signal colour. */
export const Highlight = ({ children }: { readonly children: ReactNode }) => (
  <g {...outlined} stroke="var(--mui-palette-primary-main)" strokeWidth={2}>
    {children}
  </g>
);

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly isMarked?: boolean;
  readonly anchor?: 'middle' | 'start' | 'end';
}

export function Lettering({ x, y, children, isMarked = false, anchor = 'middle' }: LetteringProps) {
  return (
    <Box
      component="text"
      x={x}
      y={y}
      textAnchor={anchor}
      sx={[lettering, isMarked && { fill: 'var(--mui-palette-primary-main)' }]}
    >
      {children}
    </Box>
  );
}

const lettering = {
  stroke: 'var(--mui-palette-background-paper)',
  strokeWidth: 5,
  paintOrder: 'stroke',
  fill: 'currentColor',
  typography: 'h5',
  fontSize: 14,
  lineHeight: 1,
};

interface DimensionProps {
  readonly from: number;
  readonly to: number;
  /** Height of the dimension line. */
  readonly y: number;
  readonly start: number;
  readonly text: string;
}

export function Dimension({ from, to, y, start, text }: DimensionProps) {
  return (
    <g stroke={measuring} strokeWidth={0.8}>
      <path d={`M${from} ${start}V${y + 4}M${to} ${start}V${y + 4}M${from} ${y}H${to}`} />
      <path fill={measuring} d={`M${from} ${y}l7 -2.4v4.8zM${to} ${y}l-7 -2.4v4.8z`} />
      <Lettering x={(from + to) / 2} y={y + 5} isMarked>
        {text}
      </Lettering>
    </g>
  );
}

interface LeaderProps {
  readonly d: string;
}

/** Line from a note to the place that it describes. */
export const Leader = ({ d }: LeaderProps) => <path d={d} stroke={measuring} strokeWidth={0.8} />;

interface CirclesProps {
  readonly count: number;
  readonly cx: number;
  readonly cy: number;
  /** Radius of the ring on which the centres lie. */
  readonly on: number;
  readonly r: number;
}

export function Circles({ count, cx, cy, on, r }: CirclesProps) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return (
      <circle
        key={index}
        cx={rounded(cx + on * Math.cos(angle))}
        cy={rounded(cy + on * Math.sin(angle))}
        r={r}
      />
    );
  });
}

interface ToothedProps {
  readonly teeth: number;
  readonly cx: number;
  readonly cy: number;
  readonly inner: number;
  readonly outer: number;
}

/** Returns the path of a wheel with trapezoidal teeth. */
export function toothed({ teeth, cx, cy, inner, outer }: ToothedProps): string {
  const at = (step: number, radius: number) => {
    const angle = (step / teeth) * 2 * Math.PI;
    return `${rounded(cx + radius * Math.sin(angle))} ${rounded(cy - radius * Math.cos(angle))}`;
  };
  const points = Array.from({ length: teeth }, (_, index) => [
    at(index - 0.3, inner),
    at(index - 0.14, outer),
    at(index + 0.14, outer),
    at(index + 0.3, inner),
  ]);
  return `M${points.flat().join('L')}Z`;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
