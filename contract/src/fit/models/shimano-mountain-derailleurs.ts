import { modelGroup, type ModelAnswers } from './model.ts';
import {
  shifterGroups,
  shimanoHandbook,
  shimanoHandbook2019,
  shimanoManual,
  shimanoProduct,
} from './sources.ts';

const derailleurs = {
  maker: 'Shimano',
  component: 'rear-derailleur',
  noun: 'rear derailleur',
  source: shimanoHandbook,
} as const;

const mechanical = { ...derailleurs, secondSource: shifterGroups } as const;

const upTo = (teeth: number): ModelAnswers => ({ 'largest-sprocket': teeth });

const electronic = modelGroup({ ...derailleurs, shared: { protocol: 'Di2' }, source: shimanoProduct }, [
  ['RD-M9250', 'XTR Di2', { speeds: '12' }],
  ['RD-M9250-SGS', 'XTR Di2 long-cage', { speeds: '12', ...upTo(51) }],
  ['RD-M8250', 'Deore XT Di2', { speeds: '12' }],
  ['RD-M8250-SGS', 'Deore XT Di2 long-cage', { speeds: '12', ...upTo(51) }],
  ['RD-M9050', 'XTR Di2', { speeds: '11' }],
  ['RD-M8050', 'Deore XT Di2', { speeds: '11' }],
]);

const twelveSpeed = modelGroup(
  { ...mechanical, shared: { speeds: '12', protocol: 'cable', 'pull-group': 'shimano-mtb-12' } },
  [
    ['RD-M9100', 'XTR'],
    ['RD-M9100-GS', 'XTR medium-cage'],
    ['RD-M9100-SGS', 'XTR long-cage', upTo(51)],
    ['RD-M8100', 'Deore XT'],
    ['RD-M8100-SGS', 'Deore XT long-cage', upTo(51)],
    ['RD-M8120', 'Deore XT', {}, { aliases: ['RD-M8120-SGS'] }],
    ['RD-M7100', 'SLX'],
    ['RD-M7100-SGS', 'SLX long-cage', upTo(51)],
    ['RD-M7120', 'SLX', {}, { aliases: ['RD-M7120-SGS'] }],
    ['RD-M6100', 'Deore'],
    ['RD-M6100-SGS', 'Deore long-cage', upTo(51)],
  ],
);

const elevenSpeed = modelGroup(
  { ...mechanical, shared: { speeds: '11', protocol: 'cable', 'pull-group': 'shimano-mtb-11' } },
  [
    ['RD-M5100', 'Deore'],
    ['RD-M5100-SGS', 'Deore long-cage', upTo(51)],
    ['RD-M9000', 'XTR', {}, { source: shimanoHandbook2019() }],
    ['RD-M8000', 'Deore XT', {}, { source: shimanoHandbook2019() }],
    ['RD-M8000-GS', 'Deore XT medium-cage', {}, { source: shimanoHandbook2019() }],
    ['RD-M8000-SGS', 'Deore XT long-cage', {}, { source: shimanoHandbook2019() }],
    ['RD-M7000-11', 'SLX', {}, { source: shimanoHandbook2019() }],
  ],
);

const tenSpeed = modelGroup(
  {
    ...mechanical,
    source: () => shimanoManual('DM-RD0001-01'),
    shared: { speeds: '10', protocol: 'cable', 'pull-group': 'shimano-mtb-10' },
  },
  [
    ['RD-M7000-10', 'SLX', {}, { source: shimanoHandbook2019() }],
    ['RD-M6000', 'Deore', {}, { source: shimanoHandbook2019() }],
    ['RD-M986', 'XTR'],
    ['RD-M786', 'Deore XT'],
    ['RD-M781', 'Deore XT'],
    ['RD-M675', 'SLX'],
    ['RD-M670', 'SLX'],
  ],
);

const nineSpeed = modelGroup(
  { ...mechanical, shared: { protocol: 'cable', 'pull-group': 'shimano-road-10' } },
  [
    ['RD-M2000', 'Altus', { speeds: '9' }, { source: shimanoHandbook2019(), aliases: ['RD-M2000-SGS'] }],
    ['RD-M310', 'Altus', {}, { source: shimanoManual('SI-R670B-001') }],
  ],
);

const cues = modelGroup({ ...mechanical, shared: { protocol: 'cable', 'pull-group': 'shimano-cues' } }, [
  ['RD-U8000', 'CUES', { speeds: '11', ...upTo(50) }],
  // One code for 10 and 11 speeds.
  ['RD-U6000', 'CUES'],
  ['RD-U6020-10', 'CUES', { speeds: '10', ...upTo(39) }, { source: shimanoProduct('RD-U6020-10') }],
  ['RD-U4000', 'CUES', { speeds: '9', ...upTo(46) }],
]);

export const shimanoMountainDerailleurs = [
  ...electronic,
  ...twelveSpeed,
  ...elevenSpeed,
  ...tenSpeed,
  ...nineSpeed,
  ...cues,
];
