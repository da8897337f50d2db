import { everywhere, needs, only, provides, type PartKind } from './kinds.ts';
import * as read from './fitting-readers.ts';
import * as common from './readers.ts';
import * as wheel from './wheel-readers.ts';
import { anyOf, upTo } from './spec-text.ts';

const leverClamp = { specs: /clamp|lever/iu, read: read.clampOfLevers };
const steerer = {
  ...everywhere(/steerer/iu, read.steerer),
  inDescription: read.steererInSentence,
  isRequired: true,
};
const bar = [
  needs('bar-clamp', {
    specs: /clamp/iu,
    read: read.barClamp,
    inDescription: read.barClamp,
    isRequired: true,
  }),
  provides('bar-diameter', { specs: /clamp/iu, read: upTo(read.clampOfBar) }),
];

export const cockpitKinds: readonly PartKind[] = [
  {
    name: 'bar tape',
    kind: 'bar-tape',
    matches: /bar tape/iu,
    expects: [needs('bar-shape', { usual: only('drop'), isRequired: true })],
  },
  { name: 'grips', kind: 'grips', matches: /(?<!(?:with|and|incl\.?) )\bgrips?\b/iu, expects: [] },
  {
    name: 'stem',
    kind: 'stem',
    matches: /(?<!valve )\bstem\b/iu,
    expects: [
      provides('bar-clamp', { ...everywhere(/clamp/iu, read.barClamp), isRequired: true }),
      needs('steerer', { place: 'stem', ...steerer }),
      needs('tool-drive', { specs: /clamp/iu, read: read.boltDrive }),
      common.torqueOf('stem-bolt'),
    ],
  },
  {
    name: 'drop bar',
    kind: 'handlebar',
    matches: /drop ?bar/iu,
    expects: [
      ...bar,
      provides('bar-shape', { inName: read.barShape, usual: only('drop'), isRequired: true }),
      provides('lever-clamp', { ...leverClamp, usual: only('23.8') }),
    ],
  },
  {
    name: 'flat bar',
    kind: 'handlebar',
    matches: /(?:flat|riser) ?bar|handlebar/iu,
    expects: [
      ...bar,
      provides('bar-shape', { inName: read.barShape, isRequired: true }),
      provides('lever-clamp', { ...leverClamp, usual: only('22.2') }),
    ],
  },
  {
    name: 'headset',
    kind: 'headset',
    matches: /headset/iu,
    expects: [
      needs('head-upper', { specs: /upper|top/iu, read: read.headTube, isRequired: true }),
      needs('head-lower', { specs: /lower|bottom/iu, read: read.headTube, isRequired: true }),
      needs('steerer', {
        place: 'headset',
        specs: /upper|top|steerer/iu,
        read: read.steerer,
        isRequired: true,
      }),
      needs('crown', { specs: /lower|bottom|crown/iu, read: read.crown, isRequired: true }),
    ],
  },
  {
    name: 'spacers',
    kind: 'spacers',
    matches: /spacer/iu,
    expects: [needs('steerer', { place: 'spacer', ...steerer })],
  },
  {
    name: 'shim',
    kind: 'shim',
    matches: /\bshim\b/iu,
    expects: [
      provides('seatpost', {
        specs: /inside|inner|size|diameter/iu,
        read: anyOf(read.shimInside, read.seatpost),
        inName: read.shimInside,
        isRequired: true,
      }),
      needs('seatpost', {
        specs: /outside|outer|size|diameter/iu,
        read: anyOf(read.shimOutside, read.seatpost),
        inName: read.shimOutside,
        isRequired: true,
      }),
    ],
  },
  {
    name: 'seat clamp',
    kind: 'seat-clamp',
    matches: /seat ?(?:post )?clamp/iu,
    expects: [
      needs('seat-clamp', { ...everywhere(/seat tube|diameter|size/iu, read.seatClamp), isRequired: true }),
      needs('tool-drive', { specs: /bolt/iu, read: common.hexKeys, isRequired: true }),
      common.torqueOf('clamp-bolt'),
    ],
  },
  {
    name: 'seatpost',
    kind: 'seatpost',
    matches: /seat ?post|\bdropper\b(?! (?:remote|lever|cable))/iu,
    expects: [
      needs('seatpost', {
        specs: /diameter|size/iu,
        read: read.seatpost,
        inName: read.seatpost,
        isRequired: true,
      }),
      needs('rails', { ...everywhere(/rail/iu, read.rails), isRequired: true }),
      needs('tool-drive'),
      common.torqueOf('clamp-bolt'),
    ],
  },
  {
    name: 'saddle',
    kind: 'saddle',
    matches: /saddle/iu,
    expects: [
      provides('rails', { ...everywhere(/rail/iu, read.rails), inDescription: undefined, isRequired: true }),
    ],
  },
  {
    name: 'fork',
    kind: 'fork',
    matches: /\bfork\b/iu,
    expects: [
      provides('steerer', { place: 'fork', ...steerer }),
      provides('crown', { specs: /steerer|crown/iu, read: read.crown, isRequired: true }),
      provides('axle-front', { place: 'frame', ...everywhere(/axle/iu, wheel.frontAxle), isRequired: true }),
      provides('axle-thread'),
      provides('caliper-mount', {
        ...everywhere(/brake|mount/iu, read.caliperMountOfFork),
        isRequired: true,
      }),
      provides('rotor-size', { specs: /brake|rotor|mount/iu, read: read.rotorSize }),
      needs('brake-surface', everywhere(/brake/iu, common.brakeSurface)),
      provides('clearance', {
        ...everywhere(/tyre|tire|clearance/iu, upTo(wheel.clearance)),
        isRequired: true,
      }),
      provides('bead-seat', { specs: /wheel|tyre|tire/iu, read: wheel.beadSeat }),
      provides('axle-length'),
    ],
  },
];
