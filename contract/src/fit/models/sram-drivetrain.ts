import { modelGroup, type ModelAnswers } from './model.ts';
import { shifterGroups } from './sources.ts';

const model = (code: string) => `https://www.sram.com/en/sram/models/${code.toLowerCase()}`;

/** Compatibility map of all road groups. */
const roadMap = () =>
  'https://www.sram.com/globalassets/document-hierarchy/compatibility-map/road/road-compatibility-map-2024.pdf';

const upTo = (teeth: number): ModelAnswers => ({ 'largest-sprocket': teeth });

const derailleurs = {
  maker: 'SRAM',
  component: 'rear-derailleur',
  noun: 'rear derailleur',
  source: model,
} as const;

/** Generations differ in the largest sprocket, so the printed names state less than the codes. */
const roadWireless = modelGroup(
  { ...derailleurs, shared: { protocol: 'AXS', speeds: '12', 'chain-family': 'Flattop' } },
  [
    ['RED AXS', '', {}, { source: roadMap(), aliases: ['RED eTap AXS'] }],
    ['RD-RED-E-E1', 'RED AXS E1', upTo(36)],
    ['Force AXS', '', {}, { source: roadMap(), aliases: ['Force eTap AXS'] }],
    ['RD-FRC-E-D2', 'Force AXS D2', upTo(36)],
    ['Rival AXS', '', {}, { source: roadMap(), aliases: ['Rival eTap AXS'] }],
    ['RD-RIV-E-E1', 'Rival AXS E1', upTo(36)],
    ['RD-RIV1-E-D1', 'Rival XPLR AXS D1', upTo(44)],
  ],
);

const explore13 = modelGroup(
  {
    ...derailleurs,
    shared: { protocol: 'AXS', speeds: '13', 'rd-mount': 'UDH', 'chain-family': 'Flattop', ...upTo(46) },
  },
  [
    ['RD-RED-1E-E1', 'RED XPLR AXS E1', {}, { aliases: ['RED XPLR E1'] }],
    ['RD-FRC-1E-E1', 'Force XPLR AXS E1', {}, { aliases: ['Force XPLR E1'] }],
    ['RD-RIV-1E-E1', 'Rival XPLR AXS E1', {}, { aliases: ['Rival XPLR E1'] }],
  ],
);

const roadMechanical = modelGroup({ ...derailleurs, shared: { protocol: 'cable' } }, [
  ['RD-APX-1-D1', 'Apex XPLR', { speeds: '12', 'pull-group': 'sram-eagle', ...upTo(44) }],
  [
    'RD-RIV-B1',
    'Rival 22',
    { speeds: '11', 'pull-group': 'sram-exact-actuation' },
    { aliases: ['Rival 22'] },
  ],
  ['Force 22', '', { speeds: '11' }, { source: roadMap() }],
  ['RED 22', '', { speeds: '11' }, { source: roadMap() }],
  ['Force 1', '', { speeds: '11' }, { source: roadMap() }],
  ['Rival 1', '', { speeds: '11' }, { source: roadMap() }],
]);

const eagle = modelGroup(
  {
    ...derailleurs,
    shared: { protocol: 'cable', speeds: '12', 'pull-group': 'sram-eagle', 'chain-family': 'Eagle' },
  },
  [
    ['XX1 Eagle', '', {}, { source: model('RD-XX-1-B2') }],
    ['RD-XX-1-B2', 'XX1 Eagle', upTo(52)],
    ['X01 Eagle', '', {}, { source: model('RD-X0-1-B2') }],
    ['RD-X0-1-B2', 'X01 Eagle', upTo(52)],
    ['GX Eagle', '', {}, { source: model('RD-GX-1-B2') }],
    ['RD-GX-1-B2', 'GX Eagle', upTo(52)],
    ['RD-NX-1-B1', 'NX Eagle', {}, { aliases: ['NX Eagle'] }],
    ['RD-SX-1-B1', 'SX Eagle', upTo(50), { aliases: ['SX Eagle'] }],
  ],
);

const eagleWireless = modelGroup(
  { ...derailleurs, shared: { protocol: 'AXS', speeds: '12', 'chain-family': 'Eagle' } },
  [
    ['XX1 Eagle AXS', '', {}, { source: model('RD-XX-1E-A1') }],
    ['RD-XX-1E-A1', 'XX1 Eagle AXS', upTo(52)],
    ['X01 Eagle AXS', '', {}, { source: model('RD-X0-1E-A1') }],
    ['RD-X0-1E-A1', 'X01 Eagle AXS', upTo(52)],
    ['RD-GX-1E-A1', 'GX Eagle AXS', upTo(52), { aliases: ['GX Eagle AXS'] }],
  ],
);

/** Derailleurs that are bolted to the frame without a hanger. */
const transmission = modelGroup(
  { ...derailleurs, shared: { speeds: '12', 'rd-mount': 'UDH', 'chain-family': 'T-Type', ...upTo(52) } },
  [
    ['RD-XX-SLE-B1', 'XX SL Transmission', { protocol: 'AXS' }, { aliases: ['XX SL Eagle Transmission'] }],
    ['RD-XX-E-B1', 'XX Transmission', { protocol: 'AXS' }, { aliases: ['XX Eagle Transmission'] }],
    ['RD-X0-E-B1', 'X0 Transmission', { protocol: 'AXS' }, { aliases: ['X0 Eagle Transmission'] }],
    ['RD-GX-E-B1', 'GX Transmission', { protocol: 'AXS' }, { aliases: ['GX Eagle Transmission'] }],
    ['RD-S1000-E-A1', 'S1000 Transmission', { protocol: 'AXS' }, { aliases: ['S1000'] }],
    ['RD-90-A1', 'Eagle 90', { protocol: 'cable' }, { aliases: ['Eagle 90', 'Eagle 90 Transmission'] }],
    ['RD-70-A1', 'Eagle 70', { protocol: 'cable' }, { aliases: ['Eagle 70', 'Eagle 70 Transmission'] }],
  ],
);

const olderMountain = modelGroup({ ...derailleurs, shared: { protocol: 'cable' } }, [
  [
    'RD-GX-1-A1',
    'GX 1x11',
    { speeds: '11', 'pull-group': 'sram-x-actuation', ...upTo(42) },
    { aliases: ['GX 1x11', 'GX1'] },
  ],
  [
    'RD-NX-1-A1',
    'NX 1x11',
    { speeds: '11', 'pull-group': 'sram-x-actuation', ...upTo(42) },
    { aliases: ['NX 1x11', 'NX1'] },
  ],
  ['SRAM X4', '', { 'pull-group': 'sram-1-1' }, { source: shifterGroups, aliases: ['X4'] }],
  ['SRAM X3', '', { 'pull-group': 'sram-1-1' }, { source: shifterGroups, aliases: ['X3'] }],
]);

const shifters = modelGroup(
  {
    ...derailleurs,
    component: 'shifter',
    noun: 'shifter',
    shared: { protocol: 'cable', speeds: '12', 'pull-group': 'sram-eagle' },
  },
  [
    ['SL-X0-1-B2', 'X01 Eagle'],
    ['SL-GX-1-A2', 'GX Eagle'],
    ['SL-NX-1-B1', 'NX Eagle'],
    ['SL-SX-1-A1', 'SX Eagle'],
    ['SL-NX-1-A1', 'NX 1x11', { speeds: '11', 'pull-group': 'sram-x-actuation' }],
  ],
);

const hydraulic = {
  'bar-shape': 'drop',
  actuation: 'hydraulic',
  fluid: 'DOT',
  'brake-family': 'sram',
} as const;

const roadBleedManual =
  'https://docs.sram.com/en-US/publications/2wamQedjkGP8QebD5HQiiC/BM%20-%20Hydraulic%20Road%20Disc%20(HRD)%20Brake%20Hose%20Shortening%20and%20Bleed%20Manual';

const roadLevers = modelGroup(
  {
    ...derailleurs,
    component: 'shifter',
    noun: 'shift and brake lever',
    secondSource: roadBleedManual,
    shared: hydraulic,
  },
  [
    ['ED-RED-E1', 'RED AXS', { protocol: 'AXS' }],
    ['ED-FRC-E1', 'Force AXS', { protocol: 'AXS' }],
    ['ED-RIV-E1', 'Rival AXS', { protocol: 'AXS' }],
    ['SD-APX-D1', 'Apex', { protocol: 'cable', speeds: '12', 'pull-group': 'sram-eagle' }],
    ['SB-RIV-HRD-A1', 'Rival 22', { protocol: 'cable', speeds: '11', 'pull-group': 'sram-exact-actuation' }],
  ],
);

export const sramDrivetrain = [
  ...roadWireless,
  ...explore13,
  ...roadMechanical,
  ...eagle,
  ...eagleWireless,
  ...transmission,
  ...olderMountain,
  ...shifters,
  ...roadLevers,
];
