import { accessoryMessages } from './accessories.ts';
import { brakeMessages } from './brakes.ts';
import { cockpitMessages } from './cockpit.ts';
import { drivetrainMessages } from './drivetrain.ts';
import type { RuleMessages } from './types.ts';
import { wheelMessages } from './wheels.ts';

/** Sentences of all rules, by the key of the rule. */
export const ruleMessages: Readonly<Record<string, RuleMessages>> = {
  ...drivetrainMessages,
  ...wheelMessages,
  ...brakeMessages,
  ...cockpitMessages,
  ...accessoryMessages,
};
