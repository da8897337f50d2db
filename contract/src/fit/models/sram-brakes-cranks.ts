import { modelGroup } from './model.ts';

const model = (code: string) => `https://www.sram.com/en/sram/models/${code.toLowerCase()}`;
const serviceModel = (code: string) => `https://www.sram.com/en/service/models/${code.toLowerCase()}`;

const dotManual =
  'https://docs.sram.com/en-US/publications/2Ytcvt5o3cIrCxyHM0Ggah/BM%20-%20DOT%20Fluid%20MTB%20Disc%20Brake%20Hose%20Shortening%20and%20Bleed%20Manual';

const brakes = { maker: 'SRAM', component: 'caliper', noun: 'disc brake' } as const;

const disc = { 'brake-surface': 'disc', actuation: 'hydraulic', 'brake-family': 'sram' } as const;

const dot = modelGroup(
  {
    ...brakes,
    source: serviceModel,
    secondSource: dotManual,
    shared: { ...disc, fluid: 'DOT', 'caliper-mount': 'post-74' },
  },
  [
    ['DB-CODE-RSC-A1', 'Code RSC', {}, { aliases: ['Code RSC'] }],
    ['DB-CODE-ULT-C1', 'Code Ultimate Stealth', {}, { aliases: ['Code Ultimate'] }],
    ['DB-CODE-SLV-C1', 'Code Silver Stealth', {}, { aliases: ['Code Silver'] }],
    ['DB-CODE-BRZ-C1', 'Code Bronze Stealth', {}, { aliases: ['Code Bronze'] }],
    ['DB-G2-ULT-A1', 'G2 Ultimate', {}, { aliases: ['G2 Ultimate'] }],
    ['DB-G2-RSC-A2', 'G2 RSC', {}, { aliases: ['G2 RSC'] }],
    ['DB-G2-R-A2', 'G2 R', {}, { aliases: ['G2 R'] }],
  ],
);

/** Brakes whose mount the name does not decide: Level exists for post mount and for flat mount. */
const otherDot = modelGroup(
  { ...brakes, source: serviceModel, secondSource: dotManual, shared: { ...disc, fluid: 'DOT' } },
  [
    ['DB-LVL-ULT2-C1', 'Level Ultimate Stealth', {}, { aliases: ['Level Ultimate'] }],
    ['DB-LVL-SLV2-C1', 'Level Silver Stealth', {}, { aliases: ['Level Silver'] }],
    ['DB-LVL-BRZ2-C1', 'Level Bronze Stealth', {}, { aliases: ['Level Bronze'] }],
  ],
);

const printedDot = modelGroup(
  {
    ...brakes,
    source: () =>
      'https://www.worldwidecyclery.com/blogs/worldwide-cyclery-blog/how-to-bleeding-sram-code-rsc-brakes',
    shared: { ...disc, fluid: 'DOT' },
  },
  [
    ['Code R', ''],
    ['Code RS', ''],
    ['Guide T', ''],
    ['Guide R', ''],
    ['Guide RE', ''],
    ['Guide RS', ''],
    ['Guide RSC', ''],
    ['Guide Ultimate', ''],
    ['Level T', ''],
    ['Level TL', ''],
    ['Level TLM', ''],
  ],
);

const mineral = modelGroup(
  { ...brakes, source: model, shared: { ...disc, fluid: 'mineral', 'caliper-mount': 'post-74' } },
  [
    ['DB-MVN-ULT-A1', 'Maven Ultimate', {}, { aliases: ['Maven Ultimate'] }],
    ['DB-MVN-SLV-A1', 'Maven Silver', {}, { aliases: ['Maven Silver'] }],
    ['DB-MVN-BRZ-A1', 'Maven Bronze', {}, { aliases: ['Maven Bronze'] }],
    ['DB-MVN-BSE-A1', 'Maven Base', {}, { aliases: ['Maven', 'Maven Base'] }],
    ['DB-MOTV-ULT-A1', 'Motive Ultimate', {}, { aliases: ['Motive Ultimate'] }],
    ['DB-MOTV-SLV-A1', 'Motive Silver', {}, { aliases: ['Motive Silver'] }],
    ['DB-MOTV-BRZ-A1', 'Motive Bronze', {}, { aliases: ['Motive Bronze'] }],
    ['DB-DB8-A1', 'DB8', {}, { aliases: ['DB8'] }],
    ['DB-DB6-A1', 'DB6', {}, { aliases: ['DB6'] }],
    ['DB-DB4-A1', 'DB4', {}, { aliases: ['DB4'] }],
  ],
);

const cranks = {
  maker: 'SRAM',
  component: 'crankset',
  noun: 'crankset',
  source: model,
  shared: { spindle: 'DUB' },
} as const;

const threeBolts = { 'ring-mount': 'direct-sram-3' } as const;
const eightBolts = { 'ring-mount': 'direct-sram-8' } as const;

const cranksets = modelGroup(cranks, [
  ['FC-RED-E1', 'RED AXS'],
  ['FC-FRC-E1', 'Force AXS', eightBolts],
  ['FC-RIV-E1', 'Rival AXS'],
  ['FC-RED-1W-E1', 'RED XPLR'],
  ['FC-FRC-1W-E1', 'Force XPLR'],
  ['FC-RIV-1W-E1', 'Rival XPLR'],
  ['FC-APX-1W-D1', 'Apex Wide'],
  ['FC-XX-1-C2', 'XX1 Eagle DUB', threeBolts, { aliases: ['XX1 Eagle DUB'] }],
  ['FC-GX-1-B1', 'GX Eagle DUB', threeBolts, { aliases: ['GX Eagle DUB'] }],
  ['FC-NX-1-C1', 'NX Eagle DUB', threeBolts, { aliases: ['NX Eagle DUB'] }],
  ['FC-XX-SL-D1', 'XX SL Transmission', eightBolts],
  ['FC-X0-D1', 'X0 Transmission', eightBolts],
  ['FC-GX-D1', 'GX Transmission', eightBolts],
  ['FC-S1000-C1', 'S1000', eightBolts],
  ['FC-90-A1', 'Eagle 90', eightBolts],
  ['FC-70-A1', 'Eagle 70', eightBolts],
]);

const bottomBrackets = modelGroup({ ...cranks, component: 'bottom-bracket', noun: 'bottom bracket' }, [
  ['BB-DUB-BSA-A1', 'DUB BSA', {}, { aliases: ['DUB BSA'] }],
  ['BB-DUB-PF-A1', 'DUB PressFit', {}, { aliases: ['DUB PressFit'] }],
]);

/** Older cranks of some of these names have a bolt circle, so the name of the mount belongs to the code. */
const raceFace = (code: string) =>
  `https://www.raceface.com/products/${code.replace(' Cinch', '').toLowerCase().replaceAll(' ', '-')}-crankset`;

const cinch = modelGroup(
  {
    maker: 'Race Face',
    component: 'crankset',
    noun: 'crankset',
    source: raceFace,
    shared: { 'ring-mount': 'direct-cinch' },
  },
  [
    ['Aeffect', '', { spindle: '24' }],
    ['Aeffect R', '', { spindle: '24' }],
    ['Ride Cinch', '', { spindle: '24' }],
    ['Turbine Cinch', '', { spindle: '30' }],
    ['Atlas Cinch', '', { spindle: '30' }],
    ['Next SL Cinch', '', { spindle: '30' }],
    ['Era', '', { spindle: '30' }],
  ],
);

export const sramBrakesAndCranks = [
  ...dot,
  ...otherDot,
  ...printedDot,
  ...mineral,
  ...cranksets,
  ...bottomBrackets,
  ...cinch,
];
