import {
  brakeFamily,
  brakeSurface,
  caliperMount,
  fluid,
  rotorSize,
  rotorThickness,
} from './formulas/brakes.ts';
import { seatpost } from './formulas/cockpit.ts';
import { flatChain, linkglide } from './formulas/chain-kinds.ts';
import { chainline, crankKind, crankRoom } from './formulas/cranks.ts';
import {
  capacity,
  chainFamily,
  largestSprocket,
  pullGroup,
  ringPlace,
  ringRange,
  speeds,
  spindle,
} from './formulas/drivetrain.ts';
import { freehub, freehubMount } from './formulas/freehubs.ts';
import { rotorBolt } from './formulas/rotor-bolts.ts';
import { spokeLength } from './formulas/spoke-length.ts';
import { beadSeat } from './formulas/wheel-sizes.ts';
import { axleEnd, clearance, headCrown, rimWidth, tyreRoom, valveLength } from './formulas/wheels.ts';
import type { Formula, ProvidersFormula } from './types.ts';

/** Rules that compare one interface in a way of their own, by key. */
export const formulas: Readonly<Record<string, Formula>> = {
  'bead-seat': beadSeat,
  freehub,
  'freehub-mount': freehubMount,
  speeds,
  'chain-family': chainFamily,
  'flat-chain': flatChain,
  linkglide,
  'crank-kind': crankKind,
  'crank-room': crankRoom,
  chainline,
  capacity,
  'ring-place': ringPlace,
  seatpost,
  'largest-sprocket': largestSprocket,
  'ring-range': ringRange,
  'rotor-size': rotorSize,
  'rotor-thickness': rotorThickness,
  'caliper-mount': caliperMount,
  'rotor-bolt': rotorBolt,
  'brake-surface': brakeSurface,
  'brake-family': brakeFamily,
  fluid,
  'pull-group': pullGroup,
  'spoke-length': spokeLength,
  spindle,
};

/** Rules that compare different interfaces of two parts, by key. */
export const providersFormulas: Readonly<Record<string, ProvidersFormula>> = {
  'axle-end': axleEnd,
  'rim-width': rimWidth,
  'head-crown': headCrown,
  clearance,
  'tyre-room': tyreRoom,
  'valve-length': valveLength,
};
