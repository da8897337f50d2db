import {
  HorizontalDimension,
  box,
  Centre,
  circle,
  Edge,
  Ghost,
  Leader,
  Lettering,
  VerticalDimension,
} from '../../../ui/drawing.tsx';

/** Axle through a hub, between the two ends of a fork or frame. */
export const axle = (
  <>
    <Centre d="M20 84H300" />
    <Ghost d="M64 20V148M84 20V148M236 20V148M256 20V148" />
    <Edge d="M84 62H104V46H120V64H200V46H216V62H236V106H216V122H200V104H120V122H104V106H84z" />
    <Edge d="M48 76H272V92H48z" />
    <HorizontalDimension from={84} to={236} at={176} edge={124} text="length" />
    <VerticalDimension from={76} to={92} at={292} edge={272} text="" />
    <Lettering x={292} y={64} text="⌀" />
  </>
);

const rimSection =
  'M112 96V56H126V64H120V92H146M174 92H200V64H194V56H208V96M112 96Q118 152 152 168H168Q202 152 208 96';

/** Cross-section of a rim. */
export const rim = (
  <>
    <Centre d="M160 6V196" />
    <Edge d={rimSection} />
    <HorizontalDimension from={120} to={200} at={34} edge={60} text="inside" />
    <VerticalDimension from={56} to={168} at={264} edge={204} text="depth" />
    <HorizontalDimension from={146} to={174} at={118} edge={92} text="⌀" />
  </>
);

/** Cross-section of a tyre on its rim. */
export const tyre = (
  <>
    <Centre d="M160 4V196" />
    <Edge d={rimSection} />
    <Edge d="M120 66C70 40 96 8 160 8S250 40 200 66" />
    <HorizontalDimension from={90} to={230} at={186} edge={36} text="width" />
  </>
);

/** Hub from the front, with its two flanges and a pair of spokes. */
export const hub = (
  <>
    <Centre d="M40 92H280M160 20V164" />
    <Edge d="M72 80H100V44H112V76H208V44H220V80H248V104H220V140H208V108H112V140H100V104H72z" />
    <Edge d={`${circle(106, 54, 3)}${circle(214, 54, 3)}${circle(106, 130, 3)}${circle(214, 130, 3)}`} />
    <Edge d="M106 54L132 6M214 54L188 6" />
    <Leader x={252} y={24} text="spoke" to={[198, 24]} />
    <HorizontalDimension from={106} to={214} at={176} edge={140} text="flanges" />
    <VerticalDimension from={54} to={130} at={288} edge={214} text="circle" />
  </>
);

/** Spoke from its bend to its end, with the nipple. */
export const spoke = (
  <>
    <Edge d="M48 72Q36 72 36 84V100M48 72H276" />
    <Edge d="M48 78Q42 78 42 84V100M48 78H276" />
    <Edge d={box(28, 100, { width: 22, height: 6 })} />
    <Edge d={box(262, 66, { width: 30, height: 18 })} />
    <HorizontalDimension from={42} to={276} at={150} edge={84} text="length" />
  </>
);

const splines = [60, 72, 84, 100, 112].map((y) => `M128 ${y}H224`).join('');

/** Freehub body from the side, with its splines. */
export const freehub = (
  <>
    <Centre d="M24 92H300" />
    <Edge d="M48 44H60V72H112V44H124V140H112V112H60V140H48z" />
    <Edge d="M128 52H224V132H128zM224 66H240V118H224z" />
    <Ghost d={splines} />
    <HorizontalDimension from={128} to={224} at={174} edge={134} text="length" />
  </>
);

export const valve = (
  <>
    <Centre d="M16 92H304" />
    <Edge d="M48 70H62L76 82V102L62 114H48z" />
    <Edge d="M76 82H220V102H76zM220 86H252V98H220zM252 82H264V102H252z" />
    <HorizontalDimension from={48} to={264} at={160} edge={116} text="length" />
    <Leader x={236} y={50} text="type" to={[252, 84]} />
  </>
);
