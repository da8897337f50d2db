import { modelGroup } from './model.ts';
import { fluids } from './sources.ts';

const disc = { 'brake-surface': 'disc', actuation: 'hydraulic' } as const;
const postMount = { ...disc, 'caliper-mount': 'post-74' } as const;

const brakes = { component: 'caliper', noun: 'disc brake', secondSource: fluids } as const;

const magura = modelGroup(
  {
    ...brakes,
    maker: 'Magura',
    source: (code) => `https://magura.com/product/${code.toLowerCase().replaceAll(' ', '-')}/`,
    shared: { ...postMount, fluid: 'mineral', 'brake-family': 'magura' },
  },
  [
    ['MT4', ''],
    ['MT5', '', {}, { aliases: ['MT5 Pro'] }],
    ['MT7 Pro', '', {}, { aliases: ['MT7'] }],
    ['MT Trail Sport', ''],
    ['MT Trail SL', ''],
  ],
);

/** Hydraulic rim brakes. */
const maguraRim = modelGroup(
  {
    maker: 'Magura',
    component: 'rim-brake',
    noun: 'hydraulic rim brake',
    source: () =>
      'https://api.magura.com/medias/sys_master/maguracom-medias/h4c/hd0/9603888545822/hs_manual_2017_en/hs-manual-2017-en.pdf',
    shared: { 'brake-surface': 'rim', actuation: 'hydraulic', fluid: 'mineral', 'brake-family': 'magura' },
  },
  [
    ['HS33', '', {}, { aliases: ['HS33 R'] }],
    ['HS11', ''],
  ],
);

const hope = modelGroup(
  {
    ...brakes,
    maker: 'Hope',
    source: () => 'https://www.hopetech.com/_repository/1/documents/BRAKE_Tech_Book.pdf',
    shared: { ...disc, fluid: 'DOT', 'brake-family': 'hope' },
  },
  [
    ['Tech 4 V4', '', postMount, { aliases: ['Tech V4'] }],
    ['Tech 4 E4', '', postMount, { aliases: ['Tech E4'] }],
    // Made for post mount and for flat mount.
    ['Tech 4 X2', '', {}, { aliases: ['Tech X2'] }],
  ],
);

const trp = (page: string) => `https://trpcycling.com/products/${page}`;

const trpBrakes = modelGroup(
  {
    ...brakes,
    maker: 'TRP',
    source: trp,
    shared: { ...postMount, fluid: 'mineral', 'brake-family': 'tektro' },
  },
  [
    ['DH-R EVO', '', {}, { source: trp('dh-r-evo') }],
    ['Trail EVO', '', {}, { source: trp('trail-evo') }],
    ['Slate EVO', '', {}, { source: trp('slate-evo') }],
    ['EVO Pro', '', {}, { source: trp('evo-pro') }],
    ['EVO X', '', {}, { source: trp('evo-x') }],
  ],
);

const cableDisc = { 'brake-surface': 'disc', actuation: 'cable' } as const;

/** Disc brakes that a cable moves. They exist for post mount and for flat mount. */
const trpCable = modelGroup(
  { maker: 'TRP', component: 'caliper', noun: 'disc brake', source: trp, shared: cableDisc },
  [
    ['Spyre', '', {}, { source: trp('spyre') }],
    ['HY/RD', '', {}, { source: trp('hy-rd'), aliases: ['Hyrd'] }],
  ],
);

const tektro = modelGroup(
  {
    ...brakes,
    maker: 'Tektro',
    source: trp,
    shared: { ...postMount, fluid: 'mineral', 'brake-family': 'tektro' },
  },
  [
    ['HD-M745', 'Orion', {}, { source: trp('orion-4p-hd-m745'), aliases: ['Orion 4P'] }],
    ['HD-M280', 'Gemini', {}, { source: trp('gemini-hd-m280') }],
    [
      'HD-M520',
      'Gemini',
      {},
      { source: 'https://sportandleisure.com/products/tektro-gemini-hd-m520-hydraulic-disc-brake-set' },
    ],
  ],
);

const hayes = modelGroup(
  {
    ...brakes,
    maker: 'Hayes',
    source: (code) =>
      `https://hayesbicycle.com/products/${code.toLowerCase().replaceAll(' ', '-')}-brake-kit`,
    shared: { ...postMount, fluid: 'DOT', 'brake-family': 'hayes' },
  },
  [
    ['Dominion A4', ''],
    ['Dominion A2', ''],
    ['Dominion T4', ''],
    ['Dominion T2', ''],
  ],
);

export const otherBrakes = [...magura, ...maguraRim, ...hope, ...trpBrakes, ...trpCable, ...tektro, ...hayes];
