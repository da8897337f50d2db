import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

interface ChainringDrawingProps {
  readonly teeth: number;
  readonly bolts: number;
  /** Diameter of the circle the bolt holes sit on. */
  readonly boltCircleMm: number;
}

const drawing = (theme: Theme) => ({
  display: 'block',
  width: '100%',
  maxWidth: 640,
  mx: 'auto',
  p: 3,
  fill: 'none',
  '& .drawing-outline': {
    stroke: theme.vars.palette.text.primary,
    strokeLinejoin: 'round',
    strokeWidth: 0.9,
  },
  '& .drawing-centre': {
    stroke: theme.vars.palette.primary.main,
    strokeDasharray: '9 2 2 2',
    strokeWidth: 0.4,
  },
  '& .drawing-measure path': { stroke: theme.vars.palette.text.secondary, strokeWidth: 0.4 },
  '& .drawing-measure .drawing-arrow': { fill: theme.vars.palette.text.secondary },
  '& .drawing-measure rect': { fill: theme.vars.palette.background.paper },
  '& .drawing-measure text': {
    fill: theme.vars.palette.text.primary,
    font: `600 9px ${theme.typography.h3.fontFamily ?? ''}`,
  },
});

/** A roller chain's pitch, half an inch (ISO 606). */
const pitchMm = 12.7;
const rollerRadiusMm = 3.9;

/** A chainring as a workshop draws it: outline, centre lines, and the two measures that matter. Decorative. */
export function ChainringDrawing({ teeth, bolts, boltCircleMm }: ChainringDrawingProps) {
  const pitchRadius = pitchMm / (2 * Math.sin(Math.PI / teeth));
  const reach = pitchRadius + 26;
  const tip = pitchRadius + 4;
  return (
    <Box
      component="svg"
      viewBox={[-reach, -reach, 2 * reach, 2 * reach].join(' ')}
      aria-hidden="true"
      sx={drawing}
    >
      <path
        className="drawing-centre"
        d={`M${String(-reach + 4)} 0H${String(reach - 4)}M0 ${String(-reach + 4)}V${String(reach - 4)}`}
      />
      <circle className="drawing-centre" r={pitchRadius} />
      <circle className="drawing-centre" r={boltCircleMm / 2} />
      <path className="drawing-outline" d={outline(teeth, pitchRadius)} />
      <circle className="drawing-outline" r={boltCircleMm / 2 + 9} />
      <circle className="drawing-outline" r={boltCircleMm / 2 - 9} />
      {Array.from({ length: bolts }, (_, index) => {
        const angle = (index / bolts) * 2 * Math.PI - Math.PI / 2;
        return (
          <circle
            key={index}
            className="drawing-outline"
            cx={round((Math.cos(angle) * boltCircleMm) / 2)}
            cy={round((Math.sin(angle) * boltCircleMm) / 2)}
            r={5}
          />
        );
      })}
      <Measure y={reach - 10} halfWidth={tip} text={`⌀ ${(2 * tip).toFixed(1)}`} />
    </Box>
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
    <g className="drawing-measure">
      <path d={`M${left} 0V${line}M${right} 0V${line}M${left} ${line}H${right}`} />
      <path className="drawing-arrow" d={`M${left} ${line}l5 -1.6v3.2zM${right} ${line}l-5 -1.6v3.2z`} />
      <rect x={-19} y={y - 6} width={38} height={12} />
      <text y={y + 3.2} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** One tooth after another: the seat of the chain's roller, up the flank, over the tip. */
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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
