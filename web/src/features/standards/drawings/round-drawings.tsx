import {
  HorizontalDimension,
  Centre,
  circle,
  circles,
  Edge,
  Ghost,
  Leader,
  rounded,
  toothed,
} from '../../../ui/drawing.tsx';

const middle = { cx: 160, cy: 92 } as const;
const cross = <Centre d="M76 92H244M160 12V168" />;

interface BoltCircleProps {
  readonly holes: number;
  readonly text: string;
  readonly hasTeeth?: boolean;
}

/** Ring of holes, with the diameter of the circle on which they lie. */
export function BoltCircle({ holes, text, hasTeeth = false }: BoltCircleProps) {
  return (
    <>
      {cross}
      <Centre d={circle(160, 92, 46)} />
      <Edge d={hasTeeth ? toothed({ ...middle, teeth: 40, inner: 65, outer: 70 }) : circle(160, 92, 66)} />
      <Edge d={circle(160, 92, 28)} />
      <Edge d={circles({ ...middle, count: holes, on: 46, r: 5 })} />
      <HorizontalDimension from={114} to={206} at={184} edge={92} text={text} />
    </>
  );
}

interface TubeProps {
  readonly outside: string;
  readonly inside?: string;
  readonly caption: string;
  readonly isSplined?: boolean;
}

/** Cross-section of a tube or shaft. */
export function Tube({ outside, inside, caption, isSplined = false }: TubeProps) {
  return (
    <>
      {cross}
      <Edge d={isSplined ? toothed({ ...middle, teeth: 24, inner: 53, outer: 58 }) : circle(160, 92, 58)} />
      <Edge d={circle(160, 92, 46)} />
      <HorizontalDimension from={102} to={218} at={184} edge={92} text={outside} />
      {inside === undefined ? null : (
        <HorizontalDimension from={114} to={206} at={16} edge={92} text={inside} />
      )}
      <Leader x={272} y={52} text={caption} to={[214, 72]} />
    </>
  );
}

export const rotor = (
  <>
    {cross}
    <Edge d={circle(160, 92, 72)} />
    <Edge d={circle(160, 92, 56)} />
    <Edge d={circle(160, 92, 18)} />
    <Ghost d="M160 36V74M160 110V148M104 92H142M178 92H216" />
    <HorizontalDimension from={88} to={232} at={184} edge={92} text="⌀ 160" />
  </>
);

/** Wheel with the circles on which the tyre and the ends of the spokes sit. */
export const wheel = (
  <>
    {cross}
    <Ghost d={circle(160, 92, 76)} />
    <Edge d={circle(160, 92, 64)} />
    <Edge d={circle(160, 92, 56)} />
    <Ghost d={circle(160, 92, 8)} />
    <HorizontalDimension from={96} to={224} at={184} edge={92} text="⌀ 622" />
    <Leader x={274} y={52} text="spokes" to={[211, 68]} />
  </>
);

/** Two chainrings on a crank. */
export const chainrings = (
  <>
    {cross}
    <Edge d={toothed({ ...middle, teeth: 44, inner: 65, outer: 70 })} />
    <Edge d={circle(160, 92, 52)} />
    <Edge d={toothed({ ...middle, teeth: 30, inner: 41, outer: 46 })} />
    <Leader x={262} y={160} text="inner" to={[196, 120]} />
    <Leader x={262} y={30} text="outer" to={[212, 50]} />
  </>
);

const corners = Array.from({ length: 6 }, (_, index) => {
  const angle = (index / 6) * 2 * Math.PI + Math.PI / 6;
  return `${rounded(160 + 34 * Math.cos(angle))} ${rounded(92 + 34 * Math.sin(angle))}`;
});

/** Bolt head with a hexagon socket, and the direction in which a tool turns it. */
export const hexDrive = (
  <>
    {cross}
    <Edge d={circle(160, 92, 62)} />
    <Edge d={`M${corners.join('L')}z`} />
    <Ghost d="M224 56A74 74 0 0 1 224 128l2 -12M224 128l12 -4" />
    <Leader x={282} y={64} text="Nm" to={[233, 84]} />
    <HorizontalDimension from={130.5} to={189.5} at={184} edge={92} text="across flats" />
  </>
);

export const pulleys = (
  <>
    <Centre d="M120 12V92M196 92V190" />
    <Edge d={toothed({ cx: 120, cy: 52, teeth: 12, inner: 27, outer: 32 })} />
    <Edge d={circle(120, 52, 8)} />
    <Edge d={toothed({ cx: 196, cy: 136, teeth: 14, inner: 31, outer: 36 })} />
    <Edge d={circle(196, 136, 8)} />
    <Ghost d="M100 30L178 150M142 40L216 118" />
    <Leader x={54} y={100} text="guide" to={[96, 66]} />
    <Leader x={264} y={186} text="tension" to={[226, 152]} />
  </>
);
