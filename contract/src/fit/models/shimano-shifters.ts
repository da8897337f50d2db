import { modelGroup } from './model.ts';
import {
  measuredPull,
  shifterGroups,
  shimanoHandbook,
  shimanoHandbook2019,
  shimanoManual,
  shimanoProduct,
} from './sources.ts';

const shifters = { maker: 'Shimano', component: 'shifter', source: shimanoProduct } as const;

/** Brake and shift levers of drop bars. */
const dual = { ...shifters, noun: 'shift and brake lever' } as const;

const hydraulic = {
  'bar-shape': 'drop',
  actuation: 'hydraulic',
  fluid: 'mineral',
  'brake-family': 'shimano',
} as const;
const cabled = { 'bar-shape': 'drop', actuation: 'cable' } as const;

const electronicHydraulic = modelGroup({ ...dual, shared: { ...hydraulic, protocol: 'Di2' } }, [
  ['ST-R9270', 'Dura-Ace Di2', { speeds: '12' }],
  ['ST-R8170', 'Ultegra Di2', { speeds: '12' }],
  ['ST-R7170', '105 Di2', { speeds: '12' }],
  ['ST-RX825', 'GRX Di2', { speeds: '12' }],
  ['ST-RX815', 'GRX Di2', { speeds: '11' }],
  ['ST-R9170', 'Dura-Ace Di2', { speeds: '11' }],
  ['ST-R8070', 'Ultegra Di2', { speeds: '11' }],
]);

const mechanicalHydraulic = modelGroup(
  {
    ...dual,
    secondSource: shifterGroups,
    shared: { ...hydraulic, protocol: 'cable', 'pull-group': 'shimano-road-11' },
  },
  [
    ['ST-R7120', '105', { speeds: '12' }],
    ['ST-RX820', 'GRX', { speeds: '12' }],
    ['ST-RX610', 'GRX', { speeds: '12' }],
    ['ST-R8020', 'Ultegra', { speeds: '11' }],
    ['ST-R7020', '105', { speeds: '11' }],
    ['ST-RX810', 'GRX', { speeds: '11' }],
    ['ST-RX600', 'GRX', { speeds: '11' }],
    ['ST-4720', 'Tiagra', { speeds: '10' }, { secondSource: measuredPull }],
    ['ST-RX400', 'GRX', { speeds: '10' }, { secondSource: measuredPull }],
  ],
);

const mechanicalCable = modelGroup(
  { ...dual, secondSource: shifterGroups, shared: { ...cabled, protocol: 'cable' } },
  [
    ['ST-R9100', 'Dura-Ace', { speeds: '11', 'pull-group': 'shimano-road-11' }],
    ['ST-R8000', 'Ultegra', { speeds: '11', 'pull-group': 'shimano-road-11' }],
    ['ST-R7000', '105', { speeds: '11', 'pull-group': 'shimano-road-11' }],
    ['ST-4700', 'Tiagra', { speeds: '10', 'pull-group': 'shimano-road-11' }, { secondSource: measuredPull }],
    ['ST-R3000', 'Sora', { speeds: '9', 'pull-group': 'shimano-road-10' }],
    ['ST-R2000', 'Claris', { speeds: '8', 'pull-group': 'shimano-road-10' }],
  ],
);

const olderMechanicalCable = modelGroup(
  { ...dual, source: () => shifterGroups, shared: { ...cabled, protocol: 'cable' } },
  [
    ['ST-6800', 'Ultegra', { speeds: '11', 'pull-group': 'shimano-road-11' }],
    ['ST-5800', '105', { speeds: '11', 'pull-group': 'shimano-road-11' }],
    ['ST-6700', 'Ultegra', { speeds: '10', 'pull-group': 'shimano-road-10' }],
    ['ST-5700', '105', { speeds: '10', 'pull-group': 'shimano-road-10' }],
  ],
);

const mountain = modelGroup(
  {
    ...shifters,
    noun: 'shifter',
    source: shimanoHandbook,
    secondSource: shifterGroups,
    shared: { protocol: 'cable' },
  },
  [
    ['SL-M9100', 'XTR', { speeds: '12', 'pull-group': 'shimano-mtb-12' }],
    ['SL-M8100', 'Deore XT', { speeds: '12', 'pull-group': 'shimano-mtb-12' }],
    ['SL-M7100', 'SLX', { speeds: '12', 'pull-group': 'shimano-mtb-12' }],
    ['SL-M6100', 'Deore', { speeds: '12', 'pull-group': 'shimano-mtb-12' }],
    ['SL-M5100', 'Deore', { speeds: '11', 'pull-group': 'shimano-mtb-11' }],
    ['SL-U8000-11R', 'CUES', { speeds: '11', 'pull-group': 'shimano-cues' }, { aliases: ['SL-U8000'] }],
    ['SL-U4000-9R', 'CUES', { speeds: '9', 'pull-group': 'shimano-cues' }],
  ],
);

const olderMountain = modelGroup(
  {
    ...shifters,
    noun: 'shifter',
    source: shimanoHandbook2019,
    secondSource: shifterGroups,
    shared: { protocol: 'cable' },
  },
  [
    ['SL-M8000', 'Deore XT', { speeds: '11', 'pull-group': 'shimano-mtb-11' }],
    ['SL-M2000', 'Altus', { speeds: '9', 'pull-group': 'shimano-road-10' }],
    [
      'SL-M780',
      'Deore XT',
      { speeds: '10', 'pull-group': 'shimano-mtb-10' },
      { source: shimanoManual('SI-5MZ0A-001') },
    ],
  ],
);

export const shimanoShifters = [
  ...electronicHydraulic,
  ...mechanicalHydraulic,
  ...mechanicalCable,
  ...olderMechanicalCable,
  ...mountain,
  ...olderMountain,
];
