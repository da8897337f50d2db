import type { Rule } from '../types.ts';

export const accessoryRules = [
  {
    key: 'bottle',
    op: 'equal',
    tolerance: 1,
    weight: 'gate',
    source: 'corki-bottles',
  },
  {
    key: 'bosses',
    op: 'in',
    weight: 'gate',
    source: 'loopdrive-bosses',
  },
  {
    key: 'tool-drive',
    op: 'in',
    isQuietInCart: true,
    weight: 'gate',
    source: 'iso-4762',
    secondSource: 'shimano-rotor-bolts',
  },
  {
    key: 'line-diameter',
    op: 'within',
    weight: 'gate',
    source: 'own',
  },
] as const satisfies readonly Rule[];
