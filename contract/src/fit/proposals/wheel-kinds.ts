import { everywhere, needs, only, provides, type PartKind } from './kinds.ts';
import * as read from './wheel-readers.ts';
import * as common from './readers.ts';
import * as drivetrain from './drivetrain-readers.ts';
import { anyOf, upTo } from './spec-text.ts';

const frontAxle = needs('axle-front', { place: 'hub', ...everywhere(/axle|spacing/iu, read.frontAxle) });
const rearAxle = needs('axle-rear', { place: 'hub', ...everywhere(/axle|spacing/iu, read.rearAxle) });
const rotorMount = provides('rotor-hub', {
  specs: /axle|brake|rotor|disc|mount/iu,
  read: anyOf(common.rotorMount, read.noRotor),
  inDescription: common.rotorMount,
});
const brakeSurface = provides('brake-surface', {
  specs: /brake|axle|rotor/iu,
  read: common.brakeSurface,
  inDescription: common.brakeSurface,
});
const tubeless = provides('tubeless', everywhere(/tubeless/iu, read.tubeless));
const pressure = provides('pressure', {
  specs: /pressure/iu,
  read: upTo(read.pressure),
  inDescription: upTo(read.pressure),
});

const rear = [
  { ...rearAxle, isRequired: true },
  provides('freehub', {
    ...everywhere(/freehub|driver|body/iu, drivetrain.freehub),
    inDescription: undefined,
    isRequired: true,
  }),
  provides('freehub-option', { inDescription: drivetrain.freehubOption }),
  provides('freehub-mount'),
];
const front = [{ ...frontAxle, isRequired: true }];

const rim = [
  provides('bead-seat', { ...everywhere(/size|etrto/iu, read.beadSeat), isRequired: true }),
  provides('rim-width', { ...everywhere(/size|rim|width|etrto/iu, read.rimInside), isRequired: true }),
  provides('rim-wall', { specs: /size|etrto|rim/iu, read: read.rimWall }),
  tubeless,
  pressure,
  provides('rim-depth', {
    specs: /depth|profile|height/iu,
    read: anyOf(read.rimDepth, common.millimetres),
    inDescription: read.rimDepth,
  }),
  provides('rim-depth', { specs: /^rim$/iu, read: read.rimDepth }),
  provides('valve-hole'),
];

const hub = [
  provides('spoke-count', {
    specs: /hole|drilling|spokes/iu,
    read: read.spokeHoles,
    inName: read.spokeHoles,
    isRequired: true,
  }),
  provides('spoke-gauge', { specs: /hole|drilling/iu, read: upTo(read.holeDiameter) }),
  provides('flange-diameter', {
    specs: /bolt circle|pcd|flange diameter|hole circle/iu,
    read: common.millimetres,
  }),
  provides('flange-distance', {
    specs: /^flanges|flange (?:distance|spacing)/iu,
    read: common.millimetres,
    inDescription: read.flangesApart,
  }),
  needs('spoke-length'),
  rotorMount,
  provides('lockring'),
  brakeSurface,
];

const wheel = [
  ...rim,
  provides('spoke-count'),
  needs('spoke-length'),
  provides('nipple'),
  rotorMount,
  provides('lockring'),
  brakeSurface,
];

export const wheelKinds: readonly PartKind[] = [
  { name: 'front wheel', kind: 'front-wheel', matches: /front wheel/iu, expects: [...wheel, ...front] },
  { name: 'rear wheel', kind: 'rear-wheel', matches: /rear wheel/iu, expects: [...wheel, ...rear] },
  {
    name: 'wheel',
    kind: { front: 'front-wheel', rear: 'rear-wheel' },
    matches: /wheel/iu,
    expects: [
      ...wheel,
      frontAxle,
      rearAxle,
      ...rear.slice(1).map((each) => ({ ...each, isRequired: false })),
    ],
  },
  { name: 'front hub', kind: 'front-hub', matches: /front hub/iu, expects: [...hub, ...front] },
  { name: 'rear hub', kind: 'rear-hub', matches: /rear hub/iu, expects: [...hub, ...rear] },
  {
    name: 'hub',
    kind: { front: 'front-hub', rear: 'rear-hub' },
    matches: /\bhub\b/iu,
    expects: [...hub, frontAxle, rearAxle],
  },
  { name: 'tyre levers', kind: 'tyre-levers', matches: /ty?i?re lever/iu, expects: [] },
  {
    name: 'inner tube',
    kind: 'tube',
    matches: /(?<!(?:down|top|seat|head|steerer)[- ])\btubes?\b(?! (?:cutter|protector))/iu,
    expects: [
      needs('bead-seat', { ...everywhere(/size|etrto/iu, read.beadSeat), isRequired: true }),
      provides('tube-width', everywhere(/size|etrto|width|tyre/iu, read.tubeWidth)),
      provides('valve', { ...everywhere(/valve/iu, read.valveType), isRequired: true }),
      provides('valve-length', { specs: /valve/iu, read: common.millimetres }),
      needs('valve-hole'),
    ],
  },
  {
    name: 'valve',
    kind: 'tubeless-valve',
    matches: /valves?\b/iu,
    expects: [
      provides('valve', { ...everywhere(/type|valve/iu, read.valveType), isRequired: true }),
      provides('valve-length', { specs: /length/iu, read: common.millimetres, isRequired: true }),
      needs('valve-hole', everywhere(/hole/iu, read.valveHole)),
      needs('tubeless', { inName: read.tubeless, usual: only('yes') }),
      needs('rim-depth', { specs: /^rims?\b/iu, read: upTo(read.rimDepth) }),
    ],
  },
  {
    name: 'tyre',
    kind: 'tyre',
    matches: /\bty?i?res?\b/iu,
    expects: [
      needs('bead-seat', { ...everywhere(/size|etrto/iu, read.beadSeat), isRequired: true }),
      provides('tyre-width', {
        ...everywhere(/size|etrto|width/iu, anyOf(read.tyreWidth, read.tyreWidthInches)),
        isRequired: true,
      }),
      pressure,
      tubeless,
      needs('rim-wall', {
        specs: /^rims?\b|rim walls/iu,
        read: read.rimWalls,
        inDescription: read.rimWallsInSentence,
      }),
    ],
  },
  {
    name: 'spoke key',
    kind: 'spoke-key',
    matches: /spoke (?:key|wrench)/iu,
    expects: [needs('nipple', { ...everywhere(/nipple/iu, read.nipple), isRequired: true })],
  },
  {
    name: 'spoke',
    kind: 'spokes',
    matches: /spoke/iu,
    expects: [
      provides('spoke-length', {
        ...everywhere(/length/iu, common.millimetres),
        inDescription: undefined,
        isRequired: true,
      }),
      needs('spoke-gauge', { specs: /gauge|diameter/iu, read: read.spokeGauge, isRequired: true }),
      provides('nipple', { specs: /nipple/iu, read: read.nipple }),
    ],
  },
  {
    name: 'rim',
    kind: 'rim',
    matches: /\brim\b(?! (?:tape|strip|brake))/iu,
    expects: [
      ...rim,
      needs('spoke-count', {
        specs: /hole|drilling|spokes/iu,
        read: read.spokeHoles,
        inName: read.spokeHoles,
        inDescription: read.spokeHoles,
        isRequired: true,
      }),
      provides('spoke-gauge', {
        inDescription: upTo(read.holeDiameter),
        specs: /spokes/iu,
        read: upTo(read.holeDiameter),
      }),
      provides('erd', { specs: /\berd\b/iu, read: common.millimetres, isRequired: true }),
      needs('spoke-length'),
      provides('brake-surface', { specs: /brake|finish/iu, read: common.brakeSurface }),
    ],
  },
  {
    name: 'thru-axle',
    kind: 'thru-axle',
    matches: /axle|skewer/iu,
    expects: [
      needs('axle-front', { place: 'axle', ...everywhere(/axle|size|^length/iu, read.frontAxle) }),
      needs('axle-rear', { place: 'axle', ...everywhere(/axle|size|^length/iu, read.rearAxle) }),
      needs('axle-thread', { ...everywhere(/thread/iu, read.axleThread), isRequired: true }),
      needs('axle-length', { specs: /^length/iu, read: common.millimetres }),
      needs('tool-drive', { inDescription: common.hexKeys }),
    ],
  },
];
