import { accessoryRules } from './rules/accessories.ts';
import { brakeRules } from './rules/brakes.ts';
import { cockpitRules } from './rules/cockpit.ts';
import { drivetrainRules } from './rules/drivetrain.ts';
import { wheelRules } from './rules/wheels.ts';
import type { Rule } from './types.ts';

/** All rules. A rule without a formula compares the interface of the same key. */
export const rules: readonly Rule[] = [
  ...drivetrainRules,
  ...wheelRules,
  ...brakeRules,
  ...cockpitRules,
  ...accessoryRules,
];

/** Returns the rules that compare an interface. */
export const rulesOf = (interfaceKey: string): readonly Rule[] =>
  rules.filter(({ key, compares = [key] }) => compares.includes(interfaceKey));
