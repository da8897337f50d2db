import type { ReactNode } from 'react';
import type { InterfaceKey } from '@pedalworks/contract/fit';
import { Drawing } from '../../../ui/drawing.tsx';
import {
  BoltCircle,
  Chainring,
  Gauge,
  HexDrive,
  Nipple,
  Pulleys,
  Rotor,
  Tube,
  Wheel,
} from './round-drawings.tsx';
import {
  Chain,
  Chainline,
  ControlLine,
  DerailleurMount,
  Handlebars,
  HeadTube,
  PadShape,
  Plate,
  Rails,
  Shaft,
  Shell,
  Sprockets,
  TwoBolts,
} from './side-drawings.tsx';
import { Axle, Freehub, Hub, Rim, Spoke, Valve } from './wheel-drawings.tsx';

/** Drawing of each interface. A new interface without a drawing is a compile error. */
const drawings: Readonly<Record<InterfaceKey, ReactNode>> = {
  freehub: <Freehub text="length" />,
  'freehub-option': <Freehub text="length" />,
  'freehub-mount': <Freehub text="hub" />,
  speeds: <Sprockets text="1 … 13" />,
  'chain-width': <Chain text="inner width" />,
  'chain-family': <Chain text="" />,
  'pull-group': <ControlLine lever="shifter" line="mm per click" end="derailleur" />,
  protocol: <ControlLine lever="shifter" line="cable or signal" end="derailleur" />,
  'largest-sprocket': <Sprockets text="teeth" />,
  capacity: <Sprockets text="difference" />,
  pulley: <Pulleys text="tension" />,
  'rd-mount': <DerailleurMount text="M10 × 1" />,
  'ring-mount': <BoltCircle holes={5} text="⌀ 110" hasTeeth />,
  'ring-place': <Chainring text="outer" hasInnerRing />,
  'ring-teeth': <Chainring text="teeth" />,
  'ring-bolt': <Shaft thread="M8" length="tabs" />,
  chainline: <Chainline text="chainline" />,
  shell: <Shell text="width" />,
  'crank-width': <Shell text="width" />,
  spindle: <Tube text="⌀ 24" isOutside caption="crank axle" />,
  pedal: <Shaft thread="9/16 × 20" length="pedal axle" />,
  cleat: <BoltCircle holes={3} text="2, 3 or 4 bolts" />,
  'axle-front': <Axle length="100" diameter="⌀ 12" />,
  'axle-rear': <Axle length="142" diameter="⌀ 12" />,
  'axle-thread': <Shaft thread="M12 × 1.5" length="under the head" />,
  'axle-length': <Shaft thread="M12" length="under the head" />,
  'bead-seat': <Wheel text="⌀ 622" isBeadSeat />,
  'rim-width': <Rim inside="inside" />,
  'tyre-width': <Rim tyre="width" />,
  'tube-width': <Rim tyre="width" />,
  'rim-wall': <Rim inside="hookless" isHookless />,
  tubeless: <Rim hole="sealed" />,
  pressure: <Gauge text="psi" />,
  clearance: <Rim tyre="room" />,
  valve: <Valve head="Presta" />,
  'valve-hole': <Rim hole="⌀ 6.5" />,
  'valve-length': <Valve length="length" />,
  'rim-depth': <Rim depth="depth" />,
  'spoke-count': <BoltCircle holes={14} text="one flange" />,
  'spoke-gauge': <Hub spoke="⌀ 2.0" />,
  'spoke-length': <Spoke length="length" />,
  erd: <Wheel text="ERD" isBeadSeat={false} />,
  'flange-diameter': <Hub circle="⌀" />,
  'flange-distance': <Hub distance="distance" />,
  nipple: <Nipple text="3.25" />,
  'rotor-hub': <BoltCircle holes={6} text="⌀ 44" />,
  lockring: <BoltCircle holes={16} text="lockring" />,
  'rotor-bolt': <Shaft thread="M5" length="10" />,
  'rotor-size': <Rotor text="⌀ 160" />,
  'rotor-thickness': <Plate text="thickness" />,
  'caliper-mount': <TwoBolts distance="34 · 70 · 74" />,
  pad: <PadShape text="width" />,
  fluid: <ControlLine lever="lever" line="oil or DOT" end="caliper" />,
  'brake-family': <ControlLine lever="lever" line="hose" end="caliper" />,
  actuation: <ControlLine lever="lever" line="hose or cable" end="caliper" />,
  'brake-pull': <ControlLine lever="lever" line="mm of cable" end="brake" />,
  'brake-surface': <Rotor text="disc" />,
  hose: <Shaft thread="M6" length="banjo bolt" />,
  'lever-clamp': <Tube text="⌀ 22.2" isOutside caption="handlebar" />,
  'bar-clamp': <Tube text="⌀ 31.8" isOutside caption="handlebar" />,
  'bar-shape': <Handlebars />,
  steerer: <Tube text="⌀ 28.6" isOutside caption="steerer" />,
  crown: <HeadTube end="crown" text="⌀" />,
  'head-upper': <HeadTube end="top" text="⌀" />,
  'head-lower': <HeadTube end="bottom" text="⌀" />,
  seatpost: <Tube text="⌀ 27.2" isOutside={false} caption="seat tube" />,
  'seat-clamp': <Tube text="⌀ 34.9" isOutside caption="seat tube" />,
  rails: <Rails text="⌀ 7" />,
  'bar-diameter': <Tube text="⌀" isOutside caption="handlebar" />,
  bottle: <Tube text="⌀ 74" isOutside caption="bottle" />,
  bosses: <TwoBolts distance="64" />,
  'tool-drive': <HexDrive text="across flats" />,
  'line-diameter': <Tube text="⌀ 5" isOutside caption="housing" />,
  torque: <Gauge text="Nm" />,
};

interface InterfaceDrawingProps {
  readonly interfaceKey: string;
  readonly name: string;
}

export function InterfaceDrawing({ interfaceKey, name }: InterfaceDrawingProps) {
  return (
    <Drawing width={320} height={200} label={`Drawing: ${name}`}>
      {drawings[interfaceKey as InterfaceKey]}
    </Drawing>
  );
}
