import { modelGroup } from './model.ts';
import { shimanoHandbook, shimanoHandbook2019, shimanoProduct } from './sources.ts';

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
    ['FC-R9200', 'Dura-Ace'],
    ['FC-R8100', 'Ultegra'],
    ['FC-R7100', '105'],
    ['FC-R9100', 'Dura-Ace'],
    ['FC-R8000', 'Ultegra'],
    ['FC-R7000', '105'],
    ['FC-9000', 'Dura-Ace'],
    ['FC-6800', 'Ultegra'],
    ['FC-5800', '105'],
    ['FC-4700', 'Tiagra'],
    ['FC-RX820-1', 'GRX single'],
    ['FC-RX810-1', 'GRX single'],
  ],
);

/** Double cranks whose rings have two bolt circles, and cranks whose pattern the maker does not state. */
const otherRoad = modelGroup(cranks, [
  ['FC-RX820-2', 'GRX double'],
  ['FC-RX610-2', 'GRX double'],
  ['FC-RX810-2', 'GRX double'],
  ['FC-RX600-11', 'GRX double', {}, { source: shimanoHandbook2019() }],
  ['FC-RX600-10', 'GRX double', {}, { source: shimanoHandbook2019() }],
  ['FC-RS510', ''],
  ['FC-R3000', 'Sora'],
  ['FC-R2000', 'Claris'],
]);

const directMount = modelGroup(
  { ...cranks, source: shimanoHandbook, shared: { spindle: '24', 'ring-mount': 'direct-shimano' } },
  [
    ['FC-M9100-1', 'XTR'],
    ['FC-M8100-1', 'Deore XT'],
    ['FC-M8120-1', 'Deore XT'],
    ['FC-M7100-1', 'SLX'],
    ['FC-M7120-1', 'SLX'],
    ['FC-M6100-1', 'Deore'],
    ['FC-M6120-1', 'Deore'],
  ],
);

const otherMountain = modelGroup({ ...cranks, source: shimanoHandbook }, [
  // Single and double cranks share the short code.
  ['FC-M9100', 'XTR'],
  ['FC-M8100', 'Deore XT'],
  ['FC-M7100', 'SLX'],
  ['FC-M6100', 'Deore'],
  ['FC-M9200', 'XTR'],
  ['FC-M9220', 'XTR'],
  ['FC-M8200', 'Deore XT'],
  ['FC-M820', 'Saint'],
  ['FC-M640', 'Zee', { 'ring-mount': '104x4' }],
  ['FC-U8000-1', 'CUES single'],
  ['FC-U8000-2', 'CUES double'],
  ['FC-U6010-2', 'CUES double'],
  ['FC-M8000', 'Deore XT', {}, { source: shimanoHandbook2019() }],
  ['FC-M8000-1', 'Deore XT', { 'ring-mount': '96x4-uneven' }, { source: shimanoHandbook2019() }],
]);

const bottomBrackets = modelGroup({ ...cranks, component: 'bottom-bracket', noun: 'bottom bracket' }, [
  ['SM-BBR60', ''],
  ['BB-RS501', ''],
  ['BB-MT501', ''],
  ['BB-MT801', '', {}, { source: shimanoHandbook() }],
  ['SM-BB72-41B', '', { shell: 'BB86' }],
  ['BB-RS500-PB', '', { shell: 'BB86' }],
  ['BB-UN300', '', { spindle: 'square' }],
  ['BB-UN55', '', { spindle: 'square' }],
]);

export const shimanoCranks = [...road, ...otherRoad, ...directMount, ...otherMountain, ...bottomBrackets];
