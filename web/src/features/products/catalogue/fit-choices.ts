import type { RuleVerdict } from '@pedalworks/contract/fit';

export type FitChoice = RuleVerdict;

/** Labels of verdicts, best first. */
export const fitLabels: Readonly<Record<FitChoice, string>> = {
  fits: 'Fits',
  'with-adapter': 'With adapter',
  unknown: 'Check',
  'does-not-fit': 'Does not fit',
};

export const fitChoices = Object.keys(fitLabels) as FitChoice[];
