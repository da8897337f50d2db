import { modelGroup } from './model.ts';
import { fluids, shimanoHandbook, shimanoHandbook2019, shimanoProduct } from './sources.ts';

const roadPads = 'https://www.cyclabo.com/topics/gc0u5ldg9n';
const mountainPads = 'https://www.milesracing.us/blogs/journal/shimano-brake-pad-compatibility-guide';

const oil = { actuation: 'hydraulic', fluid: 'mineral', 'brake-family': 'shimano' } as const;
const hydraulic = { ...oil, 'brake-surface': 'disc' } as const;

const flatMount = modelGroup(
  {
    maker: 'Shimano',
    component: 'caliper',
    noun: 'disc brake',
    source: shimanoProduct,
    secondSource: roadPads,
    shared: { ...hydraulic, 'caliper-mount': 'flat', pad: 'shimano-kl' },
  },
  [
    ['BR-R9270', 'Dura-Ace'],
    ['BR-R8170', 'Ultegra'],
    ['BR-R7170', '105'],
    ['BR-R9170', 'Dura-Ace'],
    ['BR-R8070', 'Ultegra'],
    ['BR-R7070', '105'],
    ['BR-RX820', 'GRX'],
    ['BR-RX810', 'GRX'],
    ['BR-RX400', 'GRX'],
    ['BR-4770', 'Tiagra'],
  ],
);

const mountain = {
  maker: 'Shimano',
  component: 'caliper',
  noun: 'disc brake',
  source: shimanoHandbook,
} as const;

const fourPistons = modelGroup(
  {
    ...mountain,
    secondSource: mountainPads,
    shared: { ...hydraulic, 'caliper-mount': 'post-74', pad: 'shimano-dhn' },
  },
  [
    ['BR-M9120', 'XTR'],
    ['BR-M8120', 'Deore XT'],
    ['BR-M7120', 'SLX'],
    ['BR-M6120', 'Deore'],
    ['BR-MT520', ''],
    ['BR-MT420', ''],
    ['BR-M820', 'Saint'],
    ['BR-M640', 'Zee', {}, { source: shimanoHandbook2019() }],
  ],
);

const twoPistons = modelGroup({ ...mountain, shared: { ...hydraulic, 'caliper-mount': 'post-74' } }, [
  ['BR-M9100', 'XTR'],
  ['BR-M8100', 'Deore XT'],
  ['BR-M7100', 'SLX'],
  ['BR-M6100', 'Deore'],
  ['BR-MT500', ''],
  ['BR-MT410', ''],
  ['BR-MT400', '', {}, { source: shimanoHandbook2019() }],
  ['BR-MT200', ''],
  ['BR-MT201', ''],
]);

/** Their brackets exist for post mount and for IS. */
const older = modelGroup({ ...mountain, source: () => fluids, shared: hydraulic }, [
  ['BR-M985', 'XTR'],
  ['BR-M785', 'Deore XT'],
  ['BR-M675', 'SLX'],
  ['BR-M615', 'Deore'],
  ['BR-M446', ''],
  ['BR-M395', ''],
  ['BR-M355', ''],
  ['BR-M315', '', {}, { source: shimanoHandbook2019() }],
]);

/** Rotors for centre-lock hubs. */
const rotors = modelGroup(
  { ...mountain, component: 'rotor', noun: 'rotor', shared: { 'rotor-hub': 'centre-lock' } },
  [
    ['RT-MT900', ''],
    ['RT-MT800', ''],
    ['RT-CL900', ''],
    ['RT-CL800', ''],
    ['RT-CL700', ''],
    ['SM-RT64', ''],
    ['SM-RT54', ''],
    ['SM-RT30', ''],
    ['SM-RT10', ''],
  ],
);

const levers = modelGroup({ ...mountain, component: 'brake-lever', noun: 'brake lever', shared: oil }, [
  ['BL-M9100', 'XTR'],
  ['BL-M8100', 'Deore XT'],
  ['BL-M7100', 'SLX'],
  ['BL-M6100', 'Deore'],
  ['BL-M4100', 'Deore'],
  ['BL-MT501', ''],
  ['BL-MT401', ''],
  ['BL-MT200', ''],
  ['BL-MT201', ''],
]);

const rimBrakes = modelGroup(
  {
    maker: 'Shimano',
    component: 'rim-brake',
    noun: 'rim brake',
    source: shimanoProduct,
    shared: { 'brake-surface': 'rim', actuation: 'cable' },
  },
  [
    ['BR-R9100', 'Dura-Ace'],
    ['BR-R8000', 'Ultegra'],
    ['BR-R7000', '105'],
    ['BR-R3000', 'Sora'],
    ['BR-R2000', 'Claris'],
    ['BR-6800', 'Ultegra'],
    ['BR-5800', '105'],
    ['BR-T4000', 'Alivio'],
    ['BR-T610', 'Deore'],
    ['BR-M422', 'Alivio'],
  ],
);

export const shimanoBrakes = [
  ...flatMount,
  ...fourPistons,
  ...twoPistons,
  ...older,
  ...rimBrakes,
  ...rotors,
  ...levers,
];
