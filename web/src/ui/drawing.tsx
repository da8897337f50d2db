import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface DrawingProps {
  readonly width: number;
  readonly height: number;
  /** Text alternative. Without it, the drawing is decorative. */
  readonly label?: string;
  readonly children: ReactNode;
}

export function Drawing({ width, height, label, children }: DrawingProps) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      sx={{ display: 'block', width: 1, maxWidth: 640, mx: 'auto', fill: 'none' }}
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
  readonly isMarked?: boolean;
}

export function HorizontalDimension({ from, to, at, edge, text, isMarked = false }: DimensionProps) {
  const beyond = at + Math.sign(at - edge) * 4;
  return (
    <g stroke={measuring} strokeWidth={0.8}>
      <path d={`M${from} ${edge}V${beyond}M${to} ${edge}V${beyond}M${from} ${at}H${to}`} />
      <path fill={measuring} d={`M${from} ${at}l8 -2.6v5.2zM${to} ${at}l-8 -2.6v5.2z`} />
      <Lettering x={(from + to) / 2} y={at + 4} text={text} isMarked={isMarked} />
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
  /** True for the text to look at, in the signal colour. */
  readonly isMarked?: boolean;
}

export function Lettering({ x, y, text, anchor = 'middle', isMarked = false }: LetteringProps) {
  const fill = isMarked ? 'var(--mui-palette-primary-main)' : 'var(--mui-palette-text-primary)';
  return (
    <Box component="text" x={x} y={y} textAnchor={anchor} sx={{ ...lettering, fill }}>
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
  return `M${rounded(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

interface CirclesProps {
  readonly count: number;
  readonly cx: number;
  readonly cy: number;
  /** Radius of the ring on which the centres lie. */
  readonly on: number;
  readonly r: number;
}

/** Returns the path of circles on a circle, from its top. */
export function circles({ count, cx, cy, on, r }: CirclesProps): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return circle(rounded(cx + on * Math.cos(angle)), rounded(cy + on * Math.sin(angle)), r);
  }).join('');
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

export const rounded = (value: number) => Math.round(value * 100) / 100;

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
  typography: 'h3',
  fontSize: 13,
  fontWeight: 600,
};
