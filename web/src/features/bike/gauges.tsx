import { interfaceOf } from '@pedalworks/contract/fit-questions';
import { rounded } from '../../ui/drawing.tsx';
import { Gauge, Marks, Note, type Mark } from './gauge.tsx';

/** Distance of a drawing from the edge of its gauge, in millimetres. */
const edge = 5;

const valuesOf = (key: string) => Object.keys(interfaceOf(key)?.values ?? {});

/** Bar of exactly 100 mm that shows if the printer scaled the page. The second mark is the width of a bank card. */
export function CalibrationBar() {
  const end = edge + 100;
  const card = edge + 85.6;
  return (
    <Gauge width={110} height={16} label="Bar of 100 mm, with a mark at 85.6 mm">
      <path d={`M${edge} 2V10M${end} 2V10M${edge} 6H${end}M${card} 3V9`} />
      <path d={`M${edge} 6l3 -1v2zM${end} 6l-3 -1v2z`} fill="var(--mui-palette-text-primary)" stroke="none" />
      <Note x={edge + 50} y={5}>
        100 mm
      </Note>
      <Note x={card} y={13.5}>
        Bank card
      </Note>
    </Gauge>
  );
}

/** Thickness of a sheet of paper. A strip around a tube lies outside it by half of this on each side. */
const paper = 0.1;

export const circumference = (diameter: number): number => rounded(Math.PI * (diameter + paper));

interface TubeStripProps {
  readonly label: string;
  readonly diameters: readonly number[];
}

/** Strip to wrap around a tube: the diameter is read where the start line meets it again. */
function TubeStrip({ label, diameters }: TubeStripProps) {
  const marks = diameters
    .toSorted((one, other) => one - other)
    .map((diameter): Mark => ({ at: edge + circumference(diameter), text: String(diameter) }));
  const width = Math.ceil((marks.at(-1)?.at ?? 0) + 8);
  return (
    <Gauge width={width} height={30} label={label}>
      <path d={`M0.5 0.5H${width - 0.5}V29.5H0.5Z`} strokeDasharray="1 1" />
      <path d={`M${edge} 0.5V29.5`} strokeWidth={0.4} />
      <Note x={edge + 2} y={16} anchor="start">
        Start line
      </Note>
      <Marks marks={marks} from={0.5} />
    </Gauge>
  );
}

export const SeatpostStrip = () => (
  <TubeStrip label="Strip for seatposts" diameters={[25.4, 26.8, 27.2, 28.6, 30, 30.4, 30.9, 31.6, 34.9]} />
);

export const HandlebarStrip = () => (
  <TubeStrip
    label="Strip for handlebars"
    diameters={[...valuesOf('bar-clamp'), ...valuesOf('lever-clamp')].map(Number)}
  />
);

/** Returns the numbers of axles such as `12x142`, each once and in ascending order. */
function axleNumbers(position: 0 | 1): readonly number[] {
  const axles = [...valuesOf('axle-front'), ...valuesOf('axle-rear')];
  const numbers = axles.map((axle) => Number(axle.split('x')[position])).filter(Number.isFinite);
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** Ruler for the distance of fork ends or frame ends, with the usual axle lengths. */
export function AxleRuler() {
  const lengths = axleNumbers(1);
  const longest = Math.ceil((lengths.at(-1) ?? 0) / 10) * 10;
  const ticks = Array.from({ length: longest + 1 }, (_, at) => {
    const height = at % 10 === 0 ? 5 : at % 5 === 0 ? 3.5 : 2;
    return `M${edge + at} 1v${height}`;
  });
  return (
    <Gauge width={longest + 2 * edge} height={38} label={`Ruler of ${longest} mm with axle lengths`}>
      <path d={`M${edge} 1H${edge + longest}${ticks.join('')}`} />
      {[0, 50].map((at) => (
        <Note key={at} x={edge + at} y={10}>
          {String(at)}
        </Note>
      ))}
      <Marks marks={lengths.map((length) => ({ at: edge + length, text: String(length) }))} from={6} />
    </Gauge>
  );
}

/** Circles of the usual axle thicknesses. */
export function AxleCircles() {
  const diameters = axleNumbers(0);
  return (
    <Gauge width={diameters.length * 26 + 4} height={32} label="Circles for the thickness of an axle">
      {diameters.map((diameter, index) => (
        <g key={diameter}>
          <circle cx={15 + index * 26} cy={13} r={diameter / 2} />
          <Note x={15 + index * 26} y={29}>
            {`${diameter} mm`}
          </Note>
        </g>
      ))}
    </Gauge>
  );
}

/** Bolt circles of chainrings with a number of holes. */
export function BoltCircles({ holes }: { readonly holes: 4 | 5 }) {
  const diameters = valuesOf('ring-mount')
    .flatMap((mount) => new RegExp(`^(\\d+)x${holes}$`, 'u').exec(mount)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => other - one);
  const size = (diameters[0] ?? 0) + 2 * edge;
  const middle = size / 2;
  return (
    <Gauge width={size} height={size} label={`Bolt circles for ${holes} holes`}>
      <path d={`M${middle - 3} ${middle}h6M${middle} ${middle - 3}v6`} />
      {Array.from({ length: holes }, (_, hole) => (
        <path
          key={hole}
          d={`M${middle} ${middle - 20}V1`}
          strokeDasharray="4 1 1 1"
          transform={`rotate(${rounded((hole * 360) / holes)} ${middle} ${middle})`}
        />
      ))}
      {diameters.map((diameter, index) => {
        const angle = ((30 - index * 16) / 180) * Math.PI;
        return (
          <g key={diameter}>
            <circle cx={middle} cy={middle} r={diameter / 2} />
            <Note
              x={rounded(middle + (diameter / 2) * Math.cos(angle))}
              y={rounded(middle + 1 + (diameter / 2) * Math.sin(angle))}
            >
              {String(diameter)}
            </Note>
          </g>
        );
      })}
    </Gauge>
  );
}
