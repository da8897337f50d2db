import type { Interface } from '../types.ts';

const drivetrainPlaces = ['chain', 'ring', 'cassette', 'derailleur', 'pulleys', 'shifter'] as const;

const freehubBodies = {
  'HG-S': 'HG, 7-speed',
  'HG-M': 'HG, short (Road 8–10, MTB 9–11 speed)',
  'HG-L': 'HG, long (11-speed road)',
  'HG-L2': 'HG L2, 12-speed road',
  MS: 'Micro Spline',
  XD: 'XD',
  XDR: 'XDR',
  N3W: 'N3W',
  Campagnolo: 'Campagnolo, before N3W',
} as const;

export const drivetrainInterfaces = [
  {
    key: 'freehub',
    name: 'Freehub body',
    about:
      'The ribbed cylinder on the rear hub that carries the cassette, the stack of sprockets. Its shape decides which cassettes slide on. The maker of the wheel names it.',
    values: { ...freehubBodies, freewheel: 'None (thread for a screw-on freewheel)' },
    providers: 'rear hubs and rear wheels',
    needers: 'cassettes',
    bikeSides: ['provides', 'needs'],
    sources: [
      'cyclabo-freehubs',
      'icancycling-freehubs',
      'bikerumor-xdr',
      'rolwheels-freehubs',
      'sheldon-freehubs',
    ],
  },
  {
    key: 'freehub-option',
    name: 'Other freehub bodies of the hub',
    about:
      'Freehub bodies that the maker sells separately for this hub. With another body, the hub takes other cassettes.',
    values: freehubBodies,
    providers: 'rear hubs and rear wheels',
    needers: 'cassettes',
    sources: ['own'],
  },
  {
    key: 'speeds',
    name: 'Speeds',
    about:
      'The number of sprockets on the rear wheel, usually 8 to 13. Chain, cassette, derailleur and shifter must be made for the same number.',
    values: { '1': 'Single', '7': '7', '8': '8', '9': '9', '10': '10', '11': '11', '12': '12', '13': '13' },
    providers: 'chains and derailleurs',
    needers: 'cassettes, chainrings, pulleys and shifters',
    places: drivetrainPlaces,
    bikeSides: ['provides', 'needs'],
    sources: ['bikegremlin-chains', 'giant-chains'],
  },
  {
    key: 'chain-width',
    name: 'Inner width of the chain',
    about:
      'The space between the inner plates of a chain. The teeth of chainrings and sprockets must be thinner.',
    unit: 'mm',
    range: { min: 1.5, max: 5 },
    providers: 'chains',
    needers: 'chainrings, by the thickness of their teeth',
    sources: ['bikegremlin-chain-widths', 'sheldon-chains'],
  },
  {
    key: 'chain-family',
    name: 'Chain family',
    about:
      'Some makers shape chain and teeth for each other. Chains of other families usually run, except Flattop and T-Type chains: their rollers are larger and need their own teeth.',
    values: {
      plain: 'Standard',
      'HG+': 'Hyperglide+',
      Eagle: 'Eagle',
      Flattop: 'Flattop',
      'T-Type': 'T-Type',
    },
    providers: 'chains',
    needers: 'chainrings and derailleurs',
    sources: ['bike-part-picker', 'velo-flattop'],
  },
  {
    key: 'pull-group',
    name: 'Cable pull',
    about:
      'The length of cable that a shifter pulls at each click. Shifter and derailleur must belong to the same group of models, which the maker names.',
    values: {
      'shimano-road-10': 'Shimano 7 to 9 speeds, and road 10 speeds (not Tiagra 4700 or GRX 400)',
      'shimano-road-11': 'Shimano road, 11 and 12 speeds, Tiagra 4700 and GRX 400',
      'shimano-mtb-10': 'Shimano MTB, 10 speeds',
      'shimano-mtb-11': 'Shimano MTB, 11 speeds',
      'shimano-mtb-12': 'Shimano MTB, 12 speeds',
      'shimano-cues': 'Shimano CUES',
      'sram-1-1': 'SRAM 1:1, 7 to 9 speeds',
      'sram-exact-actuation': 'SRAM Exact Actuation',
      'sram-x-actuation': 'SRAM X-Actuation',
      'sram-eagle': 'SRAM Eagle',
      'campagnolo-10': 'Campagnolo, 9 and 10 speeds',
      'campagnolo-11': 'Campagnolo, 11 speeds',
      'campagnolo-12': 'Campagnolo, 12 speeds',
      'campagnolo-ekar': 'Campagnolo Ekar',
      'microshift-advent-x': 'microSHIFT Advent X',
      'sensah-road': 'Sensah road',
      'ltwoo-road': 'L-Twoo road',
      'ltwoo-mtb': 'L-Twoo MTB',
    },
    providers: 'shifters',
    needers: 'rear derailleurs',
    bikeSides: ['provides', 'needs'],
    sources: ['derailleur-analysis', 'wikibooks-gears', 'joewein-tiagra', 'bikegremlin-shifters'],
  },
  {
    key: 'protocol',
    name: 'Shift signal',
    about:
      'The way in which the shifter moves the derailleur: by a cable, or by one of several electronic systems that do not understand each other.',
    values: {
      cable: 'Cable',
      AXS: 'SRAM AXS',
      Di2: 'Shimano Di2',
      EPS: 'Campagnolo EPS',
      WRL: 'Campagnolo Wireless',
    },
    providers: 'shifters',
    needers: 'derailleurs',
    bikeSides: ['provides', 'needs'],
    sources: ['bike-part-planner', 'roadcc-electronic-gears'],
  },
  {
    key: 'largest-sprocket',
    name: 'Largest sprocket',
    about:
      'The number of teeth of the largest sprocket on the rear wheel. The derailleur, which moves the chain between sprockets, has room for a certain range.',
    unit: 'teeth',
    range: { min: 10, max: 60 },
    providers: 'rear derailleurs',
    needers: 'cassettes',
    bikeSides: ['provides'],
    sources: ['bike-part-planner', 'cannonball24-derailleurs'],
  },
  {
    key: 'capacity',
    name: 'Derailleur capacity',
    about:
      'The slack of the chain that a derailleur can take up, in teeth: largest minus smallest sprocket, plus largest minus smallest chainring.',
    unit: 'teeth',
    range: { min: 0, max: 60 },
    providers: 'rear derailleurs',
    needers: 'cassettes and chainring sets',
    sources: ['tkacz-capacity', 'defietssite-capacity'],
  },
  {
    key: 'pulley',
    name: 'Pulley wheels',
    about:
      'The numbers of teeth of the two small wheels that guide the chain in a derailleur: guide pulley first, tension pulley second.',
    values: {
      '11/11': '11T / 11T',
      '11/13': '11T / 13T',
      '12/12': '12T / 12T',
      '12/14': '12T / 14T',
      '13/13': '13T / 13T',
    },
    providers: 'rear derailleurs',
    needers: 'pulley sets',
    sources: ['own'],
  },
  {
    key: 'rd-mount',
    name: 'Derailleur mount',
    about:
      'The place where the rear derailleur is bolted to the frame. UDH frames take both derailleurs for a hanger and those for UDH.',
    values: { hanger: 'Hanger, M10 × 1', direct: 'Direct mount', UDH: 'UDH' },
    providers: 'frames',
    needers: 'rear derailleurs',
    bikeSides: ['provides'],
    bikeValues: { UDH: ['UDH', 'hanger'] },
    sources: ['bikeradar-hangers', 'pyrenees-udh', 'icancycling-udh'],
  },
] as const satisfies readonly Interface[];
