import { campagnoloAndMicroshift } from './campagnolo-microshift.ts';
import { forks } from './forks.ts';
import type { ComponentModel } from './model.ts';
import { otherBrakes } from './other-brakes.ts';
import { shimanoBrakes } from './shimano-brakes.ts';
import { shimanoCranks } from './shimano-cranks.ts';
import { shimanoMountainDerailleurs } from './shimano-mountain-derailleurs.ts';
import { shimanoRoadDerailleurs } from './shimano-road-derailleurs.ts';
import { shimanoShifters } from './shimano-shifters.ts';
import { shimanoWheels } from './shimano-wheels.ts';
import { sramBrakesAndCranks } from './sram-brakes-cranks.ts';
import { sramDrivetrain } from './sram-drivetrain.ts';

/** All known models. If several components share a printed name, derailleurs come first. */
export const componentModels: readonly ComponentModel[] = [
  ...shimanoRoadDerailleurs,
  ...shimanoMountainDerailleurs,
  ...sramDrivetrain,
  ...campagnoloAndMicroshift,
  ...shimanoBrakes,
  ...shimanoWheels,
  ...forks,
  ...shimanoCranks,
  ...sramBrakesAndCranks,
  ...otherBrakes,
  ...shimanoShifters,
];
