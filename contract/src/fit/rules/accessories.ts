import type { Rule } from '../types.ts';

export const accessoryRules: readonly Rule[] = [
  {
    key: 'bottle',
    op: 'equal',
    tolerance: 1,
    weight: 'gate',
    message: '{needer} is {needs} wide; {provider} holds {provides}.',
    source: 'own',
  },
  {
    key: 'bosses',
    op: 'in',
    weight: 'gate',
    message: '{needer} needs {needs}; {provider} has {provides}.',
    source: 'own',
  },
  {
    key: 'tool-drive',
    op: 'in',
    isQuietInCart: true,
    weight: 'gate',
    message: '{needer} needs {needs}; {provider} has {provides}.',
    source: 'own',
  },
  {
    key: 'line-diameter',
    op: 'within',
    weight: 'gate',
    message: '{needer} is {needs} thick; {provider} is for {provides}.',
    source: 'own',
  },
];
