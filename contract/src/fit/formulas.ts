import { seatpost } from './formulas/cockpit.ts';
import { capacity, chainFamily, freehub, ringPlace, speeds } from './formulas/drivetrain.ts';
import { spokeLength } from './formulas/spoke-length.ts';
import { axleEnd, clearance, hooklessWidth, rimWidth, valveLength } from './formulas/wheels.ts';
import type { Formula, ProvidersFormula } from './types.ts';

/** Rules that compare one interface in a way of their own, by key. */
export const formulas: Readonly<Record<string, Formula>> = {
  freehub,
  speeds,
  'chain-family': chainFamily,
  capacity,
  'ring-place': ringPlace,
  seatpost,
  'spoke-length': spokeLength,
};

/** Rules that compare different interfaces of two parts, by key. */
export const providersFormulas: Readonly<Record<string, ProvidersFormula>> = {
  'axle-end': axleEnd,
  'rim-width': rimWidth,
  'hookless-width': hooklessWidth,
  clearance,
  'valve-length': valveLength,
};
