import {
  HorizontalDimension,
  box,
  Centre,
  circle,
  circles,
  Edge,
  Ghost,
  Leader,
  rounded,
  toothed,
  VerticalDimension,
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
  readonly text: string;
  /** True to measure the outside of the tube, false for the inside. */
  readonly isOutside: boolean;
  readonly caption: string;
}

/** Cross-section of a tube or shaft. */
export function Tube({ text, isOutside, caption }: TubeProps) {
  const [from, to] = isOutside ? [102, 218] : [114, 206];
  return (
    <>
      {cross}
      <Edge d={circle(160, 92, 58)} />
      <Edge d={circle(160, 92, 46)} />
      <HorizontalDimension from={from} to={to} at={184} edge={92} text={text} />
      <Leader x={264} y={36} text={caption} to={[206, 58]} />
    </>
  );
}

export function Rotor({ text }: { readonly text: string }) {
  return (
    <>
      {cross}
      <Edge d={circle(160, 92, 72)} />
      <Edge d={circle(160, 92, 56)} />
      <Edge d={circle(160, 92, 18)} />
      <Ghost d="M160 36V74M160 110V148M104 92H142M178 92H216" />
      <HorizontalDimension from={88} to={232} at={184} edge={92} text={text} />
    </>
  );
}

interface WheelProps {
  readonly text: string;
  /** True to measure where the tyre sits, false for the ends of the spokes. */
  readonly isBeadSeat: boolean;
}

export function Wheel({ text, isBeadSeat }: WheelProps) {
  const radius = isBeadSeat ? 64 : 58;
  return (
    <>
      {cross}
      <Ghost d={circle(160, 92, 76)} />
      <Edge d={circle(160, 92, 64)} />
      <Edge d={circle(160, 92, 56)} />
      <Ghost d={circle(160, 92, 8)} />
      <HorizontalDimension from={160 - radius} to={160 + radius} at={184} edge={92} text={text} />
    </>
  );
}

interface ChainringProps {
  readonly text: string;
  readonly hasInnerRing?: boolean;
}

export function Chainring({ text, hasInnerRing = false }: ChainringProps) {
  return (
    <>
      {cross}
      <Edge d={toothed({ ...middle, teeth: 44, inner: 65, outer: 70 })} />
      <Edge d={circle(160, 92, 52)} />
      {hasInnerRing ? (
        <Edge d={toothed({ ...middle, teeth: 30, inner: 41, outer: 46 })} />
      ) : (
        <Ghost d={circle(160, 92, 20)} />
      )}
      {hasInnerRing ? <Leader x={262} y={160} text="inner" to={[196, 120]} /> : null}
      <Leader x={262} y={30} text={text} to={[212, 50]} />
    </>
  );
}

export function Pulleys({ text }: { readonly text: string }) {
  return (
    <>
      <Centre d="M120 12V92M196 92V190" />
      <Edge d={toothed({ cx: 120, cy: 52, teeth: 12, inner: 27, outer: 32 })} />
      <Edge d={circle(120, 52, 8)} />
      <Edge d={toothed({ cx: 196, cy: 136, teeth: 14, inner: 31, outer: 36 })} />
      <Edge d={circle(196, 136, 8)} />
      <Ghost d="M100 30L178 150M142 40L216 118" />
      <Leader x={54} y={100} text="guide" to={[96, 66]} />
      <Leader x={264} y={186} text={text} to={[226, 152]} />
    </>
  );
}

/** Bolt head with a hexagon socket. */
export function HexDrive({ text }: { readonly text: string }) {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * 2 * Math.PI + Math.PI / 6;
    return `${rounded(160 + 34 * Math.cos(angle))} ${rounded(92 + 34 * Math.sin(angle))}`;
  });
  return (
    <>
      {cross}
      <Edge d={circle(160, 92, 62)} />
      <Edge d={`M${corners.join('L')}z`} />
      <HorizontalDimension from={130.5} to={189.5} at={184} edge={92} text={text} />
    </>
  );
}

/** Square spoke nipple, across its flats. */
export function Nipple({ text }: { readonly text: string }) {
  return (
    <>
      {cross}
      <Edge d={box(116, 48, { width: 88, height: 88 })} />
      <Edge d={circle(160, 92, 26)} />
      <HorizontalDimension from={116} to={204} at={184} edge={136} text={text} />
      <VerticalDimension from={48} to={136} at={72} edge={116} text="=" />
    </>
  );
}

export function Gauge({ text }: { readonly text: string }) {
  return (
    <>
      <Edge d={circle(160, 92, 70)} />
      <Ghost d="M110 142A70 70 0 0 1 92 76M228 76A70 70 0 0 1 210 142" />
      <Ghost d="M112 118l-10 6M104 92H92M112 66l-10 -6M130 48l-6 -10M160 40V28M190 48l6 -10M208 66l10 -6M216 92h12M208 118l10 6" />
      <Edge d="M160 92L200 62" />
      <Edge d={circle(160, 92, 6)} />
      <Leader x={264} y={30} text={text} to={[206, 58]} />
    </>
  );
}
