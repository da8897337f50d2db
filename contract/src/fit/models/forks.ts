import { modelGroup } from './model.ts';

const fork = { component: 'fork', noun: 'fork', end: 'front' } as const;

const tapered = { steerer: '28.6', 'brake-surface': 'disc' } as const;
const boost = { ...tapered, 'axle-front': '15x110' } as const;
const doubleCrown = { ...tapered, 'axle-front': '20x110' } as const;

const rockShox = modelGroup(
  {
    ...fork,
    maker: 'RockShox',
    source: (code) => `https://www.sram.com/en/rockshox/models/${code.toLowerCase()}`,
    shared: boost,
  },
  [
    ['FS-ZEB-ULT-B1', 'ZEB Ultimate', {}, { aliases: ['ZEB Ultimate', 'ZEB'] }],
    ['FS-ZEB-SEL-A2', 'ZEB Select', {}, { aliases: ['ZEB Select'] }],
    ['FS-LYRK-ULT-D2', 'Lyrik Ultimate', {}, { aliases: ['Lyrik Ultimate'] }],
    ['FS-LYRK-SEL-D1', 'Lyrik Select', {}, { aliases: ['Lyrik Select'] }],
    ['FS-PIKE-ULT-C2', 'Pike Ultimate', {}, { aliases: ['Pike Ultimate'] }],
    ['FS-PIKE-SEL-C1', 'Pike Select', {}, { aliases: ['Pike Select'] }],
    ['FS-SID-ULT3-D1', 'SID Ultimate', {}, { aliases: ['SID Ultimate'] }],
    ['FS-DOMN-GRC-C1', 'Domain Gold RC', {}, { aliases: ['Domain Gold RC'] }],
    ['FS-BXR-ULT-D1', 'BoXXer Ultimate', doubleCrown, { aliases: ['BoXXer Ultimate'] }],
  ],
);

const fox = modelGroup(
  {
    ...fork,
    maker: 'Fox',
    source: () => 'https://tech.ridefox.com/bike/owners-manuals/2979/fork--2025-36mm-or-38mm',
    shared: tapered,
  },
  [
    ['Fox 38', '', boost, { aliases: ['38 Factory', '38 Performance Elite', '38 Performance'] }],
    [
      'Fox 40',
      '',
      doubleCrown,
      {
        aliases: ['40 Factory'],
        source: 'https://www.vitalmtb.com/product/guide/forks/fox/40-factory-grip-x2-50511',
      },
    ],
    [
      'Fox 34',
      '',
      {},
      {
        aliases: ['34 Factory', '34 Performance'],
        source: 'https://tech.ridefox.com/bike/spec-sheets/3074/2025-2027-34mm-user-specifications',
      },
    ],
    [
      'Fox 32 Step-Cast',
      '',
      {},
      {
        aliases: ['32 SC', '32 Factory SC', '32 Step Cast'],
        source: 'https://ridefox.com/products/fox-32-factory-sc-grip-sl',
      },
    ],
  ],
);

/** Sold for many years, with steerers and axles of several sizes. */
const fox36 = modelGroup(
  {
    ...fork,
    maker: 'Fox',
    source: () => 'https://tech.ridefox.com/bike/owners-manuals/2979/fork--2025-36mm-or-38mm',
    shared: { 'brake-surface': 'disc' },
  },
  [['Fox 36', '', {}, { aliases: ['36 Factory', '36 Performance Elite', '36 Performance'] }]],
);

const manitou = modelGroup(
  {
    ...fork,
    maker: 'Manitou',
    source: () => 'https://hayesbicycle.com/products/mezzer-pro-g2',
    shared: boost,
  },
  [['Mezzer Pro', '']],
);

export const forks = [...rockShox, ...fox, ...fox36, ...manitou];
