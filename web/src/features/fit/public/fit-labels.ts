import type { RuleVerdict } from '@pedalworks/contract/fit';

/** Labels of verdicts, best first. */
export const fitLabels: Readonly<Record<RuleVerdict, string>> = {
  fits: 'Fits',
  'with-adapter': 'With adapter',
  unknown: 'Check',
  'does-not-fit': 'Does not fit',
};
