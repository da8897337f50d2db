import type { RuleVerdict } from '@pedalworks/contract/fit';
import { fitLabels } from '../../shared/fit-labels.ts';

export type FitChoice = RuleVerdict;

export { fitLabels };

export const fitChoices = Object.keys(fitLabels) as FitChoice[];
