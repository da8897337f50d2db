import type { ReactNode } from 'react';
import type { InterfaceKey } from '@pedalworks/contract/fit';
import { Drawing } from '../../../ui/drawing.tsx';
import { BoltCircle, chainrings, hexDrive, pulleys, rotor, Tube, wheel } from './round-drawings.tsx';
import {
  barDiameters,
  chain,
  chainline,
  controlLine,
  derailleurMount,
  handlebars,
  headTube,
  padShape,
  plate,
  rails,
  shaft,
  shell,
  sprockets,
  twoBolts,
} from './side-drawings.tsx';
import { axle, freehub, hub, rim, spoke, tyre, valve } from './wheel-drawings.tsx';

const seatTube = <Tube outside="⌀ 34.9" inside="⌀ 27.2" caption="seat tube" />;

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
  pulley: pulleys,
  'rd-mount': derailleurMount,
  'ring-mount': <BoltCircle holes={5} text="⌀ 110" hasTeeth />,
  'ring-place': chainrings,
  'ring-teeth': chainrings,
  'ring-bolt': shaft,
  chainline,
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
  'rotor-thickness': plate,
  'caliper-mount': twoBolts,
  pad: padShape,
  fluid: controlLine,
  'brake-family': controlLine,
  actuation: controlLine,
  'brake-pull': controlLine,
  'brake-surface': rotor,
  hose: controlLine,
  'lever-clamp': barDiameters,
  'bar-clamp': barDiameters,
  'bar-shape': handlebars,
  steerer: headTube,
  crown: headTube,
  'head-upper': headTube,
  'head-lower': headTube,
  seatpost: seatTube,
  'seat-clamp': seatTube,
  rails,
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
