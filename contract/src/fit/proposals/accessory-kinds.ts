import { everywhere, needs, provides, type PartKind } from './kinds.ts';
import * as read from './fitting-readers.ts';
import * as common from './readers.ts';
import * as wheel from './wheel-readers.ts';

export const accessoryKinds: readonly PartKind[] = [
  {
    name: 'bottle cage',
    kind: 'bottle-cage',
    matches: /bottle cage/iu,
    expects: [
      provides('bottle', {
        specs: /bottle|diameter/iu,
        read: read.bottle,
        inDescription: read.bottleHeld,
        isRequired: true,
      }),
      needs('bosses', { specs: /boss|mount|hole/iu, read: read.bosses, isRequired: true }),
    ],
  },
  {
    name: 'bottle',
    kind: 'bottle',
    matches: /bottle/iu,
    expects: [needs('bottle', { specs: /diameter/iu, read: read.bottle, isRequired: true })],
  },
  {
    name: 'bell',
    kind: 'bell',
    matches: /\bbell\b/iu,
    expects: [needs('bar-diameter', { ...everywhere(/clamp|fits/iu, read.barRange), isRequired: true })],
  },
  {
    name: 'tool',
    kind: 'tool',
    matches: /\btool\b|hex key|allen key/iu,
    expects: [
      provides('tool-drive', { specs: /tools|sizes|blades/iu, read: common.hexKeys, isRequired: true }),
    ],
  },
  {
    name: 'pump',
    kind: 'pump',
    matches: /\bpump\b/iu,
    expects: [needs('valve', { ...everywhere(/valve/iu, wheel.valveType), isRequired: true })],
  },
  {
    name: 'grommets',
    kind: 'grommets',
    matches: /grommet/iu,
    expects: [provides('line-diameter', { specs: /cable|hose/iu, read: read.lineRange, isRequired: true })],
  },
  {
    name: 'light',
    kind: 'light',
    matches: /\b(?:head|tail|rear|front)[ -]?lights?\b|\blights?(?: set)?(?: \d+)?$/iu,
    expects: [],
  },
];
