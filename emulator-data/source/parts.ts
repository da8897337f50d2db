import type { SeedPart } from './part.ts';
import { accessories } from './parts/accessories.ts';
import { brakes } from './parts/brakes.ts';
import { cockpit } from './parts/cockpit.ts';
import { drivetrain } from './parts/drivetrain.ts';
import { wheels } from './parts/wheels.ts';

/** The families of parts. */
export const families = { ...drivetrain, ...wheels, ...brakes, ...cockpit, ...accessories };

/** What the home page shows first: one of each family. */
const shopWindow: readonly SeedPart[] = [
  drivetrain.chainring50,
  drivetrain.cassette34,
  wheels.frontWheel,
  brakes.rotor160,
  drivetrain.chain126,
  cockpit.saddle,
];

/** Every part in display order. */
export const parts: readonly SeedPart[] = [
  ...shopWindow,
  ...Object.values<SeedPart>(families).filter((part) => !shopWindow.includes(part)),
];
