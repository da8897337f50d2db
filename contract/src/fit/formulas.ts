import { seatpost } from './formulas/cockpit.ts';
import { capacity, chainFamily, freehub, ringPlace, speeds } from './formulas/drivetrain.ts';
import { spokeLength } from './formulas/spoke-length.ts';
import { clearance, hooklessWidth, rimWidth, valveLength } from './formulas/wheels.ts';
import type { Formula } from './types.ts';

/** Rules that compare more than one interface, by key. */
export const formulas: Readonly<Record<string, Formula>> = {
  freehub,
  speeds,
  'chain-family': chainFamily,
  capacity,
  'ring-place': ringPlace,
  'rim-width': rimWidth,
  'hookless-width': hooklessWidth,
  clearance,
  'valve-length': valveLength,
  seatpost,
  'spoke-length': spokeLength,
};
