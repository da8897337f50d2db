import { modelGroup } from './model.ts';
import { shimanoProduct } from './sources.ts';

const shimano = { maker: 'Shimano', source: shimanoProduct } as const;
const shared = { 'freehub-mount': 'other' } as const;

const rearHubs = modelGroup({ ...shimano, shared, component: 'rear-hub', noun: 'rear hub', end: 'rear' }, [
  ['FH-RS770', '', { freehub: 'HG-L', 'rotor-hub': 'centre-lock', 'axle-rear': '12x142' }],
  ['FH-RS470', '', { freehub: 'HG-L', 'rotor-hub': 'centre-lock', 'axle-rear': '12x142' }],
  ['FH-R7070', '105', { freehub: 'HG-L', 'rotor-hub': 'centre-lock', 'axle-rear': '12x142' }],
  ['FH-R7000', '105', { freehub: 'HG-L', 'rotor-hub': 'none', 'axle-rear': '10x130' }],
  ['FH-6800', 'Ultegra', { freehub: 'HG-L', 'rotor-hub': 'none', 'axle-rear': '10x130' }],
  ['FH-5800', '105', { freehub: 'HG-L', 'rotor-hub': 'none', 'axle-rear': '10x130' }],
  ['FH-M8110-B', 'Deore XT', { freehub: 'MS', 'rotor-hub': 'centre-lock', 'axle-rear': '12x148' }],
  ['FH-M7110-B', 'SLX', { freehub: 'MS', 'rotor-hub': 'centre-lock', 'axle-rear': '12x148' }],
  ['FH-MT410-B', '', { 'rotor-hub': 'centre-lock', 'axle-rear': '12x148' }],
  ['FH-M8000', 'Deore XT', { freehub: 'HG-M', 'rotor-hub': 'centre-lock', 'axle-rear': '10x135' }],
  ['FH-M4050', 'Alivio', { freehub: 'HG-M', 'rotor-hub': 'centre-lock', 'axle-rear': '10x135' }],
  ['FH-M3050', 'Acera', { freehub: 'HG-M', 'rotor-hub': 'centre-lock', 'axle-rear': '10x135' }],
  ['FH-M475', '', { freehub: 'HG-M', 'rotor-hub': 'six-bolt', 'axle-rear': '10x135' }],
  ['FH-TX505', 'Tourney', { freehub: 'HG-M', 'rotor-hub': 'centre-lock', 'axle-rear': '10x135' }],
]);

const frontHubs = modelGroup({ ...shimano, component: 'front-hub', noun: 'front hub', end: 'front' }, [
  ['HB-RS770', '', { 'rotor-hub': 'centre-lock', 'axle-front': '12x100' }],
  ['HB-RS470', '', { 'rotor-hub': 'centre-lock', 'axle-front': '12x100' }],
  ['HB-R7070', '105', { 'rotor-hub': 'centre-lock', 'axle-front': '12x100' }],
  ['HB-R7000', '105', { 'rotor-hub': 'none', 'axle-front': '9x100' }],
  ['HB-M8110-B', 'Deore XT', { 'rotor-hub': 'centre-lock', 'axle-front': '15x110' }],
  ['HB-M8000', 'Deore XT', { 'rotor-hub': 'centre-lock', 'axle-front': '9x100' }],
  ['HB-M475', '', { 'rotor-hub': 'six-bolt', 'axle-front': '9x100' }],
  ['HB-TX505', 'Tourney', { 'rotor-hub': 'centre-lock', 'axle-front': '9x100' }],
]);

const disc = {
  'bead-seat': '622',
  'rotor-hub': 'centre-lock',
  'axle-front': '12x100',
  'axle-rear': '12x142',
} as const;

/** Pairs of wheels that share one code. */
const wheels = modelGroup({ ...shimano, shared, component: 'rear-wheel', noun: 'wheels' }, [
  [
    'WH-R9270-C50-TL',
    'Dura-Ace',
    { ...disc, freehub: 'HG-L2', tubeless: 'yes', 'rim-width': 21, 'rim-depth': 50 },
    { source: shimanoProduct('WH-R9270-C50-TL-R') },
  ],
  [
    'WH-R8170-C36-TL',
    'Ultegra',
    { ...disc, tubeless: 'yes', 'rim-width': 21, 'rim-depth': 36 },
    { source: 'https://ride.shimano.com/products/wh-r8170-c36-tl' },
  ],
  [
    'WH-RS710-C46-TL',
    '105',
    { ...disc, freehub: 'HG-L', tubeless: 'yes', 'rim-width': 21, 'rim-depth': 46 },
    { source: shimanoProduct('WH-RS710-C46-TL-R') },
  ],
  ['WH-RS171', '', { ...disc, freehub: 'HG-L' }],
  [
    'WH-RS100',
    '',
    {
      'bead-seat': '622',
      'rotor-hub': 'none',
      'axle-front': '9x100',
      'axle-rear': '10x130',
      freehub: 'HG-L',
    },
  ],
]);

export const shimanoWheels = [...rearHubs, ...frontHubs, ...wheels];
