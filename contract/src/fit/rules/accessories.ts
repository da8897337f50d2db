import type { Rule } from '../types.ts';

export const accessoryRules = [
  { key: 'bottle', op: 'equal', tolerance: 1, weight: 'gate', source: 'own' },
  { key: 'bosses', op: 'in', weight: 'gate', source: 'own' },
  { key: 'tool-drive', op: 'in', isQuietInCart: true, weight: 'gate', source: 'own' },
  { key: 'line-diameter', op: 'within', weight: 'gate', source: 'own' },
] as const satisfies readonly Rule[];
