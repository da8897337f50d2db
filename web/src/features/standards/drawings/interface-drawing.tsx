import type { ReactNode } from 'react';
import type { InterfaceKey } from '@pedalworks/contract/fit';
import { Drawing } from '../../../ui/drawing.tsx';
import { BoltCircle, Chainrings, HexDrive, Pulleys, Rotor, Tube, Wheel } from './round-drawings.tsx';
import {
  Chain,
  Chainline,
  ControlLine,
  DerailleurMount,
  HandlebarDiameters,
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
import { Axle, Freehub, Hub, Rim, Spoke, Tyre, Valve } from './wheel-drawings.tsx';

const axle = <Axle />;
const barDiameters = <HandlebarDiameters />;
const chain = <Chain />;
const chainrings = <Chainrings />;
const controlLine = <ControlLine />;
const freehub = <Freehub />;
const headTube = <HeadTube />;
const hexDrive = <HexDrive />;
const hub = <Hub />;
const rim = <Rim />;
const rotor = <Rotor />;
const seatTube = <Tube outside="⌀ 34.9" inside="⌀ 27.2" caption="seat tube" />;
const shaft = <Shaft />;
const shell = <Shell />;
const spoke = <Spoke />;
const sprockets = <Sprockets />;
const twoBolts = <TwoBolts />;
const tyre = <Tyre />;
const valve = <Valve />;
const wheel = <Wheel />;

/**
 * Drawing of each interface. Interfaces that are seen in the same place share one. A new interface without a drawing is
 * a compile error.
 */
const drawings: Readonly<Record<InterfaceKey, ReactNode>> = {
  freehub,
  'freehub-option': freehub,
  'freehub-mount': freehub,
  speeds: sprockets,
  'chain-width': chain,
  'chain-family': chain,
  'pull-group': controlLine,
  protocol: controlLine,
  'largest-sprocket': sprockets,
  capacity: sprockets,
  pulley: <Pulleys />,
  'rd-mount': <DerailleurMount />,
  'ring-mount': <BoltCircle holes={5} text="⌀ 110" hasTeeth />,
  'ring-place': chainrings,
  'ring-teeth': chainrings,
  'ring-bolt': shaft,
  chainline: <Chainline />,
  shell,
  'crank-width': shell,
  spindle: <Tube outside="⌀ 24" caption="crank axle" isSplined />,
  pedal: shaft,
  cleat: <BoltCircle holes={3} text="2, 3 or 4 bolts" />,
  'axle-front': axle,
  'axle-rear': axle,
  'axle-thread': shaft,
  'axle-length': shaft,
  'bead-seat': wheel,
  'rim-width': rim,
  'tyre-width': tyre,
  'tube-width': tyre,
  'rim-wall': rim,
  tubeless: rim,
  pressure: tyre,
  clearance: tyre,
  valve,
  'valve-hole': rim,
  'valve-length': valve,
  'rim-depth': rim,
  'spoke-count': <BoltCircle holes={14} text="one flange" />,
  'spoke-gauge': hub,
  'spoke-length': spoke,
  erd: wheel,
  'flange-diameter': hub,
  'flange-distance': hub,
  nipple: spoke,
  'rotor-hub': <BoltCircle holes={6} text="⌀ 44" />,
  lockring: <BoltCircle holes={16} text="lockring" />,
  'rotor-bolt': shaft,
  'rotor-size': rotor,
  'rotor-thickness': <Plate />,
  'caliper-mount': twoBolts,
  pad: <PadShape />,
  fluid: controlLine,
  'brake-family': controlLine,
  actuation: controlLine,
  'brake-pull': controlLine,
  'brake-surface': rotor,
  hose: controlLine,
  'lever-clamp': barDiameters,
  'bar-clamp': barDiameters,
  'bar-shape': <Handlebars />,
  steerer: headTube,
  crown: headTube,
  'head-upper': headTube,
  'head-lower': headTube,
  seatpost: seatTube,
  'seat-clamp': seatTube,
  rails: <Rails />,
  'bar-diameter': barDiameters,
  bottle: <Tube outside="⌀ 74" caption="bottle" />,
  bosses: twoBolts,
  'tool-drive': hexDrive,
  'line-diameter': <Tube outside="⌀ 5" caption="housing" />,
  torque: hexDrive,
};

const drawingOf = (key: string): ReactNode => drawings[key as InterfaceKey];

/** Groups interfaces that share a drawing, in the order in which their drawings first appear. */
export function byDrawing<Standard extends { readonly key: string }>(standards: readonly Standard[]) {
  const groups = new Map<ReactNode, Standard[]>();
  for (const standard of standards) {
    const drawing = drawingOf(standard.key);
    groups.set(drawing, [...(groups.get(drawing) ?? []), standard]);
  }
  return [...groups.values()];
}

interface InterfaceDrawingProps {
  readonly interfaceKey: string;
  /** Text alternative. Without it, the drawing is decorative. */
  readonly name?: string;
}

export function InterfaceDrawing({ interfaceKey, name }: InterfaceDrawingProps) {
  return (
    <Drawing width={320} height={200} {...(name !== undefined && { label: `Drawing: ${name}` })}>
      {drawingOf(interfaceKey)}
    </Drawing>
  );
}
