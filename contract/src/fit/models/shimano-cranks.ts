import { modelGroup } from './model.ts';
import { shimanoHandbook, shimanoHandbook2019, shimanoProduct } from './shimano-sources.ts';

const boltHoles = 'https://sheldonbrown.com/bolt-hole-patterns.html';

const cranks = {
  maker: 'Shimano',
  component: 'crankset',
  noun: 'crankset',
  source: shimanoProduct,
  shared: { spindle: '24' },
} as const;

const road = modelGroup(
  { ...cranks, secondSource: boltHoles, shared: { spindle: '24', 'ring-mount': '110x4-uneven' } },
  [
    ['FC-R9200', 'Dura-Ace', { chainline: 44.5 }],
    ['FC-R8100', 'Ultegra', { chainline: 44.5 }],
    ['FC-R7100', '105', { chainline: 44.5 }],
    ['FC-R9100', 'Dura-Ace', { chainline: 43.5 }],
    ['FC-R8000', 'Ultegra', { chainline: 43.5 }],
    ['FC-R7000', '105', { chainline: 43.5 }],
    ['FC-9000', 'Dura-Ace', { chainline: 43.5 }],
    ['FC-6800', 'Ultegra', { chainline: 43.5 }],
    ['FC-5800', '105', { chainline: 43.5 }],
    ['FC-4700', 'Tiagra', { chainline: 43.5 }],
    ['FC-RX820-1', 'GRX single', { chainline: 49.7 }],
    ['FC-RX810-1', 'GRX single', { chainline: 49.7 }],
  ],
);

/** Double cranks whose rings have two bolt circles, and cranks whose pattern the maker does not state. */
const otherRoad = modelGroup(cranks, [
  ['FC-RX820-2', 'GRX double'],
  ['FC-RX610-2', 'GRX double', { chainline: 47 }],
  ['FC-RX810-2', 'GRX double', { chainline: 47 }],
  ['FC-RX600-11', 'GRX double', { chainline: 46.9 }, { source: shimanoHandbook2019() }],
  ['FC-RX600-10', 'GRX double', { chainline: 46.9 }, { source: shimanoHandbook2019() }],
  ['FC-R3000', 'Sora', { chainline: 43.5 }],
  ['FC-R2000', 'Claris', { chainline: 43.5 }],
]);

const directMount = modelGroup(
  {
    ...cranks,
    source: shimanoHandbook,
    shared: { spindle: '24', 'ring-mount': 'direct-shimano' },
  },
  [
    ['FC-M9100-1', 'XTR', { chainline: 52 }],
    ['FC-M8100-1', 'Deore XT', { chainline: 52 }],
    ['FC-M8120-1', 'Deore XT', { chainline: 55 }],
    ['FC-M7100-1', 'SLX', { chainline: 52 }],
    ['FC-M7120-1', 'SLX', { chainline: 55 }],
    ['FC-M6100-1', 'Deore', { chainline: 52 }],
    ['FC-M6120-1', 'Deore', { chainline: 55 }],
  ],
);

const otherMountain = modelGroup({ ...cranks, source: shimanoHandbook }, [
  // Single and double cranks share the short code.
  ['FC-M9100', 'XTR'],
  ['FC-M8100', 'Deore XT'],
  ['FC-M7100', 'SLX'],
  ['FC-M6100', 'Deore'],
  ['FC-M9200', 'XTR', { chainline: 55 }],
  ['FC-M9220', 'XTR', { chainline: 55 }],
  ['FC-M8200', 'Deore XT', { chainline: 55 }],
  ['FC-M820', 'Saint', { chainline: 50.4 }],
  ['FC-M640', 'Zee', { 'ring-mount': '104x4', chainline: 50.4 }],
  ['FC-U8000-1', 'CUES single', { chainline: 50 }],
  ['FC-U8000-2', 'CUES double', { chainline: 48.8 }],
  ['FC-U6010-2', 'CUES double', { chainline: 48.8 }],
  ['FC-M8000', 'Deore XT', {}, { source: shimanoHandbook2019() }],
  ['FC-M8000-1', 'Deore XT', { 'ring-mount': '96x4-uneven' }, { source: shimanoHandbook2019() }],
]);

const bottomBrackets = modelGroup(
  {
    ...cranks,
    component: 'bottom-bracket',
    noun: 'bottom bracket',
  },
  [
    ['SM-BBR60', ''],
    ['BB-RS501', ''],
    ['BB-MT501', ''],
    ['BB-MT801', '', {}, { source: shimanoHandbook() }],
    ['SM-BB72-41B', '', { shell: 'BB86' }],
    ['BB-RS500-PB', '', { shell: 'BB86' }],
    ['BB-UN300', '', { spindle: 'square' }],
    ['BB-UN55', '', { spindle: 'square' }],
  ],
);

export const shimanoCranks = [...road, ...otherRoad, ...directMount, ...otherMountain, ...bottomBrackets];
