import { modelGroup } from './model.ts';
import { shifterGroups } from './sources.ts';

const campagnolo = (page: string) => `https://www.campagnolo.com/us-en/${page}.html`;

const campagnoloSite = () => 'https://www.campagnolo.com/us-en/';

const campagnoloDerailleurs = modelGroup(
  {
    maker: 'Campagnolo',
    component: 'rear-derailleur',
    noun: 'rear derailleur',
    source: campagnoloSite,
    secondSource: shifterGroups,
  },
  [
    [
      'Super Record Wireless',
      '',
      { speeds: '12', protocol: 'WRL', 'largest-sprocket': 29 },
      {
        source: campagnolo('super-record-wireless-rear-derailleur/CRDSUPERRECORDWRLDB12S'),
        aliases: ['CRDSUPERRECORDWRLDB12S'],
      },
    ],
    [
      'Record 12',
      '',
      { speeds: '12', protocol: 'cable', 'pull-group': 'campagnolo-12' },
      { source: campagnolo('rear-derailleur-record/CRDRECORD12S'), aliases: ['CRDRECORD12S', 'Record 12s'] },
    ],
    [
      'Chorus 12',
      '',
      { speeds: '12', protocol: 'cable', 'pull-group': 'campagnolo-12' },
      {
        source: 'https://www.campagnolo.com/gb-en/chorus--rear-derailleur/CRDCHORUS12S.html',
        aliases: ['CRDCHORUS12S', 'Chorus 12s'],
      },
    ],
    [
      'Centaur 11',
      '',
      { speeds: '11', protocol: 'cable', 'pull-group': 'campagnolo-11', 'largest-sprocket': 32 },
      {
        source: campagnolo('centaur-rear-derailleur/CRDCENTAURBLACK11S'),
        aliases: ['CRDCENTAURBLACK11S', 'Centaur 11s'],
      },
    ],
    [
      'Ekar',
      '',
      { speeds: '13', protocol: 'cable', 'pull-group': 'campagnolo-ekar', 'largest-sprocket': 44 },
      {
        source: 'https://www.campagnolo.com/be-en/ekar-rear-derailleur/CRDEKAR1X13S.html',
        aliases: ['CRDEKAR1X13S'],
      },
    ],
  ],
);

const campagnoloCranks = modelGroup(
  {
    maker: 'Campagnolo',
    component: 'crankset',
    noun: 'crankset',
    source: campagnoloSite,
    shared: { spindle: '25' },
  },
  [
    [
      'CFCRECORD12S',
      'Record',
      {},
      { source: campagnolo('record-crankset-12x2-speed/CFCRECORD12S'), aliases: ['Record 12'] },
    ],
    [
      'CFCCHORUS12S',
      'Chorus',
      {},
      { source: campagnolo('chorus-crankset-12x2-speed/CFCCHORUS12S'), aliases: ['Chorus 12'] },
    ],
    [
      'CFCCENTAURBLACK11S',
      'Centaur',
      {},
      { source: campagnolo('centaur-crankset/CFCCENTAURBLACK11S'), aliases: ['Centaur 11'] },
    ],
    [
      'CFCEKAR1X13S',
      'Ekar',
      { 'ring-mount': '123x4' },
      {
        source: 'https://www.campagnolo.com/gr-en/ekar-crankset-1x13-speed/CFCEKAR1X13S.html',
        aliases: ['Ekar'],
      },
    ],
  ],
);

const microshift = {
  maker: 'microSHIFT',
  source: (code: string) => `https://www.microshift.com/models/${code.toLowerCase()}/`,
} as const;

const microshiftDrivetrain = [
  ...modelGroup({ ...microshift, component: 'rear-derailleur', noun: 'rear derailleur' }, [
    [
      'RD-M6205AM',
      'Advent X',
      { speeds: '10', protocol: 'cable', 'pull-group': 'microshift-advent-x' },
      { aliases: ['RD-M6205', 'Advent X'] },
    ],
    ['RD-G7025L', 'Sword', { protocol: 'cable', 'largest-sprocket': 38 }],
  ]),
  ...modelGroup({ ...microshift, component: 'shifter', noun: 'shifter' }, [
    [
      'SL-M9605-R',
      'Advent X',
      { speeds: '10', protocol: 'cable', 'pull-group': 'microshift-advent-x' },
      { aliases: ['SL-M9605'] },
    ],
  ]),
  ...modelGroup({ ...microshift, component: 'crankset', noun: 'crankset' }, [
    ['FC-G7000-48', 'Sword', { spindle: '24' }, { aliases: ['FC-G7000'] }],
  ]),
];

export const campagnoloAndMicroshift = [
  ...campagnoloDerailleurs,
  ...campagnoloCranks,
  ...microshiftDrivetrain,
];
