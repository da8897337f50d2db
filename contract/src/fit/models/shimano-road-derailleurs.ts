import { modelGroup, type ModelAnswers } from './model.ts';
import { measuredPull, shifterGroups, shimanoManual, shimanoProduct } from './sources.ts';

const derailleurs = {
  maker: 'Shimano',
  component: 'rear-derailleur',
  noun: 'rear derailleur',
  source: shimanoProduct,
} as const;

const mechanical = { ...derailleurs, secondSource: shifterGroups } as const;

const upTo = (teeth: number): ModelAnswers => ({ 'largest-sprocket': teeth });

const manual11 = { source: shimanoManual('DM-RD0003-08') };
const manual10 = { source: shimanoManual('SI-5X90B-003') };

const electronic12 = modelGroup({ ...derailleurs, shared: { speeds: '12', protocol: 'Di2' } }, [
  ['RD-R9250', 'Dura-Ace Di2', upTo(34)],
  ['RD-R8150', 'Ultegra Di2', upTo(34)],
  ['RD-R7150', '105 Di2', upTo(36)],
  ['RD-RX825', 'GRX Di2', upTo(36)],
]);

const electronic11 = modelGroup({ ...derailleurs, shared: { speeds: '11', protocol: 'Di2' } }, [
  ['RD-R9150', 'Dura-Ace Di2', upTo(30)],
  ['RD-R8050', 'Ultegra Di2'],
  ['RD-R8050-SS', 'Ultegra Di2 short-cage', upTo(30)],
  ['RD-R8050-GS', 'Ultegra Di2 medium-cage', upTo(34)],
  ['RD-RX815', 'GRX Di2', upTo(34)],
  ['RD-RX817', 'GRX Di2 single', upTo(42)],
]);

const mechanical12 = modelGroup(
  { ...mechanical, shared: { speeds: '12', protocol: 'cable', 'pull-group': 'shimano-road-11' } },
  [
    ['RD-R7100', '105', upTo(36)],
    ['RD-RX820', 'GRX', upTo(36)],
    ['RD-RX822', 'GRX single'],
    ['RD-RX822-GS', 'GRX single medium-cage', upTo(45)],
    ['RD-RX822-SGS', 'GRX single long-cage', upTo(51)],
  ],
);

const mechanical11 = modelGroup(
  { ...mechanical, shared: { speeds: '11', protocol: 'cable', 'pull-group': 'shimano-road-11' } },
  [
    ['RD-R9100', 'Dura-Ace', upTo(30), { aliases: ['RD-R9100-SS'] }],
    ['RD-R8000', 'Ultegra'],
    ['RD-R8000-SS', 'Ultegra short-cage', upTo(30)],
    ['RD-R8000-GS', 'Ultegra medium-cage', upTo(34)],
    ['RD-R7000', '105'],
    ['RD-R7000-SS', '105 short-cage', upTo(30)],
    ['RD-R7000-GS', '105 medium-cage', upTo(34)],
    ['RD-RX810', 'GRX', upTo(34)],
    ['RD-RX812', 'GRX single', upTo(42)],
    ['RD-9000', 'Dura-Ace', {}, manual11],
    ['RD-6800', 'Ultegra', {}, manual11],
    ['RD-5800', '105', {}, { ...manual11, aliases: ['RD-5800-SS'] }],
    ['RD-5800-GS', '105 medium-cage', upTo(32), { ...manual11, secondSource: measuredPull }],
  ],
);

/** 10-speed derailleurs with the cable pull of 11-speed road groups. */
const newPull10 = modelGroup(
  {
    ...mechanical,
    secondSource: measuredPull,
    shared: { speeds: '10', protocol: 'cable', 'pull-group': 'shimano-road-11' },
  },
  [
    ['RD-4700', 'Tiagra'],
    ['RD-4700-SS', 'Tiagra short-cage'],
    ['RD-4700-GS', 'Tiagra medium-cage', upTo(34)],
    ['RD-RX400', 'GRX'],
  ],
);

const oldPull10 = modelGroup(
  { ...mechanical, shared: { speeds: '10', protocol: 'cable', 'pull-group': 'shimano-road-10' } },
  [
    ['RD-6700', 'Ultegra', {}, manual10],
    ['RD-5700', '105', {}, manual10],
    ['RD-4600', 'Tiagra', {}, { source: shifterGroups }],
  ],
);

const oldPull9 = modelGroup(
  { ...mechanical, shared: { speeds: '9', protocol: 'cable', 'pull-group': 'shimano-road-10' } },
  [
    ['RD-R3000', 'Sora'],
    ['RD-R3000-SS', 'Sora short-cage'],
    ['RD-R3000-GS', 'Sora medium-cage', upTo(34)],
  ],
);

const oldPull8 = modelGroup(
  { ...mechanical, shared: { speeds: '8', protocol: 'cable', 'pull-group': 'shimano-road-10' } },
  [
    ['RD-R2000', 'Claris'],
    ['RD-R2000-SS', 'Claris short-cage'],
    ['RD-R2000-GS', 'Claris medium-cage', upTo(34)],
  ],
);

export const shimanoRoadDerailleurs = [
  ...electronic12,
  ...electronic11,
  ...mechanical12,
  ...mechanical11,
  ...newPull10,
  ...oldPull10,
  ...oldPull9,
  ...oldPull8,
];
