import type { Rule } from '../types.ts';

export const accessoryRules: readonly Rule[] = [
  {
    key: 'bottle',
    op: 'equal',
    tolerance: 1,
    weight: 'gate',
    message: '{needer} is {needs} wide; {provider} holds {provides}.',
    source: 'corki-bottles',
  },
  {
    key: 'bosses',
    op: 'in',
    weight: 'gate',
    message: '{needer} needs {needs}; {provider} has {provides}.',
    source: 'loopdrive-bosses',
  },
  {
    key: 'tool-drive',
    op: 'in',
    isQuietInCart: true,
    weight: 'gate',
    message: '{needer} needs a {needs} key; {provider} turns {provides}.',
    source: 'iso-4762',
    secondSource: 'shimano-rotor-bolts',
  },
  {
    key: 'line-diameter',
    op: 'within',
    weight: 'gate',
    message: '{needer} is {needs} thick; {provider} is for {provides}.',
    source: 'own',
  },
];
