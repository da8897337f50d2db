import Box from '@mui/material/Box';
import { SheetFrame, type SheetFrameProps } from './sheet-frame.tsx';

interface ChainringDrawingProps extends Pick<SheetFrameProps, 'titleBlock'> {
  readonly teeth: number;
  readonly bolts: number;
  readonly boltCircleMm: number;
}

const outlined = {
  stroke: 'var(--mui-palette-text-primary)',
  strokeLinejoin: 'round',
  strokeWidth: 0.9,
} as const;
const centred = { stroke: 'var(--mui-palette-primary-main)', strokeDasharray: '9 2 2 2', strokeWidth: 0.4 };
const measuring = 'var(--mui-palette-text-secondary)';

/** Pitch of a roller chain, half an inch (ISO 606). */
const pitchMm = 12.7;
const rollerRadiusMm = 3.9;

export function ChainringDrawing({ teeth, bolts, boltCircleMm, titleBlock }: ChainringDrawingProps) {
  const pitchRadius = pitchMm / (2 * Math.sin(Math.PI / teeth));
  const boltRadius = boltCircleMm / 2;
  const reach = pitchRadius + 26;
  const tip = pitchRadius + 4;
  const axis = `${String(-reach + 4)} 0H${String(reach - 4)}`;
  return (
    <SheetFrame titleBlock={titleBlock}>
      <Box
        component="svg"
        viewBox={[-reach, -reach, 2 * reach, 2 * reach].join(' ')}
        aria-hidden="true"
        sx={{ display: 'block', width: '100%', maxWidth: 640, mx: 'auto', p: 3, fill: 'none' }}
      >
        <g {...centred}>
          <path d={`M${axis}`} />
          <path d={`M${axis}`} transform="rotate(90)" />
          <circle r={pitchRadius} />
          <circle r={boltRadius} />
        </g>
        <g {...outlined}>
          <path d={outline(teeth, pitchRadius)} />
          <circle r={boltRadius + 9} />
          <circle r={boltRadius - 9} />
          {Array.from({ length: bolts }, (_, index) => (
            <circle
              key={index}
              cy={-boltRadius}
              r={5}
              transform={`rotate(${String((index * 360) / bolts)})`}
            />
          ))}
        </g>
        <Measure y={reach - 10} halfWidth={tip} text={`⌀ ${(2 * tip).toFixed(1)}`} />
      </Box>
    </SheetFrame>
  );
}

interface MeasureProps {
  readonly y: number;
  readonly halfWidth: number;
  readonly text: string;
}

function Measure({ y, halfWidth, text }: MeasureProps) {
  const [left, right, line] = [round(-halfWidth), round(halfWidth), round(y)].map(String);
  return (
    <g stroke={measuring} strokeWidth={0.4}>
      <path d={`M${left} 0V${line}M${right} 0V${line}M${left} ${line}H${right}`} />
      <path fill={measuring} d={`M${left} ${line}l5 -1.6v3.2zM${right} ${line}l-5 -1.6v3.2z`} />
      <Box component="text" y={y + 3.2} textAnchor="middle" sx={lettering}>
        {text}
      </Box>
    </g>
  );
}

const lettering = {
  stroke: 'var(--mui-palette-background-paper)',
  strokeWidth: 5,
  paintOrder: 'stroke',
  fill: 'currentColor',
  typography: 'h3',
  fontSize: 9,
  fontWeight: 600,
};

function outline(teeth: number, pitchRadius: number): string {
  const along = (mm: number) => mm / pitchRadius;
  const path = Array.from({ length: teeth }, (_, index) => {
    const seat = (index / teeth) * 2 * Math.PI;
    const tooth = seat + Math.PI / teeth;
    const roller = `A${rollerRadiusMm} ${rollerRadiusMm} 0 0 0 ${at(seat + along(3.7), pitchRadius)}`;
    const tip = [-1, 1].map((side) => `L${at(tooth + along(side), pitchRadius + 4)}`).join('');
    return `${at(seat - along(3.7), pitchRadius)}${roller}${tip}`;
  });
  return `M${path.join('L')}Z`;
}

function at(angle: number, radius: number): string {
  return `${String(round(Math.cos(angle) * radius))} ${String(round(Math.sin(angle) * radius))}`;
}

/** Copy of `rounded` in drawing.tsx, which pages with a chainring do not load. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
