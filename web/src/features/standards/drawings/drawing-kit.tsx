import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

const size = { width: 320, height: 200 };

interface DrawingSheetProps {
  /** Text alternative of the drawing. */
  readonly label: string;
  readonly children: ReactNode;
}

export function DrawingSheet({ label, children }: DrawingSheetProps) {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      sx={{ display: 'block', width: '100%', maxWidth: 640, mx: 'auto', fill: 'none' }}
    >
      {children}
    </Box>
  );
}

interface PathProps {
  readonly d: string;
}

/** Visible edge of a part. */
export function Edge({ d }: PathProps) {
  return <path d={d} stroke="var(--mui-palette-text-primary)" strokeWidth={1.8} strokeLinejoin="round" />;
}

/** Edge of a neighbouring part, for orientation. */
export function Ghost({ d }: PathProps) {
  return <path d={d} stroke="var(--mui-palette-text-secondary)" strokeWidth={1} strokeLinejoin="round" />;
}

/** Dash-dotted centre line. */
export function Centre({ d }: PathProps) {
  return <path d={d} stroke="var(--mui-palette-primary-main)" strokeWidth={0.8} strokeDasharray="12 3 3 3" />;
}

interface DimensionProps {
  /** Start and end of the measured distance. */
  readonly from: number;
  readonly to: number;
  /** Position of the dimension line across the measured direction. */
  readonly at: number;
  /** Position of the measured edges, from which the extension lines start. */
  readonly edge: number;
  readonly text: string;
}

export function HorizontalDimension({ from, to, at, edge, text }: DimensionProps) {
  const beyond = at + Math.sign(at - edge) * 4;
  return (
    <g stroke={measuring} strokeWidth={0.8}>
      <path d={`M${from} ${edge}V${beyond}M${to} ${edge}V${beyond}M${from} ${at}H${to}`} />
      <path fill={measuring} d={`M${from} ${at}l8 -2.6v5.2zM${to} ${at}l-8 -2.6v5.2z`} />
      <Lettering x={(from + to) / 2} y={at + 4} text={text} />
    </g>
  );
}

export function VerticalDimension({ from, to, at, edge, text }: DimensionProps) {
  const beyond = at + Math.sign(at - edge) * 4;
  return (
    <g stroke={measuring} strokeWidth={0.8}>
      <path d={`M${edge} ${from}H${beyond}M${edge} ${to}H${beyond}M${at} ${from}V${to}`} />
      <path fill={measuring} d={`M${at} ${from}l-2.6 8h5.2zM${at} ${to}l-2.6 -8h5.2z`} />
      <Lettering x={at} y={(from + to) / 2 + 4} text={text} />
    </g>
  );
}

interface LetteringProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function Lettering({ x, y, text, anchor = 'middle' }: LetteringProps) {
  return (
    <Box component="text" x={x} y={y} textAnchor={anchor} sx={lettering}>
      {text}
    </Box>
  );
}

/** Name of a part with a line that points at it. */
export function Leader({
  x,
  y,
  text,
  to,
}: LetteringProps & { readonly to: readonly [x: number, y: number] }) {
  return (
    <g stroke={measuring} strokeWidth={0.8}>
      <path d={`M${x} ${y - 4}L${to[0]} ${to[1]}`} />
      <circle cx={to[0]} cy={to[1]} r={2} fill={measuring} />
      <Lettering x={x} y={y} text={text} />
    </g>
  );
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

interface BoxSize {
  readonly width: number;
  readonly height: number;
}

export function box(x: number, y: number, { width, height }: BoxSize): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

const measuring = 'var(--mui-palette-text-secondary)';

const lettering = {
  stroke: 'var(--mui-palette-background-paper)',
  strokeWidth: 5,
  paintOrder: 'stroke',
  fill: 'var(--mui-palette-text-primary)',
  typography: 'h3',
  fontSize: 13,
  fontWeight: 600,
};
