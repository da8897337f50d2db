import { finishes } from '../drawings/finishes.ts';
import { cassette } from '../drawings/parts/cassette.ts';
import { chainring } from '../drawings/parts/chainring.ts';
import { chainringBolts } from '../drawings/parts/accessories.ts';
import { bottomBracket, coiledChain, crankset, pedal, pulleys } from '../drawings/parts/drivetrain.ts';
import { derailleur } from '../drawings/parts/derailleur.ts';
import { placed } from '../drawings/studio.ts';
import type { SeedPart } from '../part.ts';

const { black, gold, graphite, orange, silver, steel } = finishes;

export const drivetrain = {
  chainring50: {
    id: 'meridian-chainring-50t',
    name: 'Meridian Chainring 50T',
    description:
      'CNC-machined from 7075-T6 plate, with five spider arms and eight shift ramps that lift the chain under load. 110 mm bolt circle, for 11- and 12-speed chains and a 34T inner ring. 118 g with bolts.',
    priceCents: 8900,
    quantity: 42,
    minOrder: 1,
    viewMm: 248,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 50,
        arms: 5,
        ringFinish: silver,
        spiderFinish: graphite,
        boltFinish: orange,
        engraving: 'PEDALWORKS MERIDIAN 50T',
      }),
  },
  cassette34: {
    id: 'meridian-cassette-11-34',
    name: 'Meridian Cassette 11–34',
    description:
      'Twelve sprockets, 11 to 34 teeth, the three largest pinned to one alloy carrier. Nickel-plated steel where the chain works hardest. Fits HG-L2 and HG freehubs from 11-speed on; tighten the lockring to 40 Nm. 322 g.',
    priceCents: 13900,
    quantity: 27,
    minOrder: 1,
    viewMm: 166,
    drawing: (studio) =>
      cassette(studio, {
        teeth: [34, 30, 27, 24, 21, 19, 17, 15, 14, 13, 12, 11],
        finish: silver,
        lockringFinish: graphite,
        engraving: 'PEDALWORKS 40 NM',
      }),
  },
  chain126: {
    id: 'meridian-chain-12',
    name: 'Meridian Chain 12-Speed',
    description:
      '126 links with chamfered, slotted plates and a chromised pin that wears half as fast as plain steel. Closed by the enclosed orange quick link, which opens again without a tool. 5.25 mm wide, 252 g.',
    priceCents: 4450,
    quantity: 180,
    minOrder: 1,
    viewMm: 196,
    drawing: (studio) => coiledChain(studio, orange),
  },
  crankset48: {
    id: 'meridian-crankset-172',
    name: 'Meridian Crankset 172.5',
    description:
      'Hollow-forged arms, 172.5 mm long, on a 24 mm steel axle. Comes with a 48T ring on the four-arm spider. Q-factor 146 mm, 745 g complete; needs the Meridian bottom bracket BSA 68.',
    priceCents: 21900,
    quantity: 14,
    minOrder: 1,
    viewMm: 345,
    drawing: (studio) => crankset(studio, 48),
  },
  chainring32: {
    id: 'basalt-chainring-32t',
    name: 'Basalt Chainring 32T',
    description:
      'Direct-mount ring with a narrow-wide tooth profile that keeps the chain on without a guide. One piece of 7075-T6, hard-anodised. 3 mm offset for 55 mm chainlines. 62 g.',
    priceCents: 6400,
    quantity: 58,
    minOrder: 1,
    viewMm: 170,
    drawing: (studio) =>
      chainring(studio, {
        teeth: 32,
        arms: 4,
        ringFinish: orange,
        spiderFinish: black,
        boltFinish: silver,
        engraving: 'BASALT 32T',
      }),
  },
  cassette51: {
    id: 'basalt-cassette-10-51',
    name: 'Basalt Cassette 10–51',
    description:
      'Twelve sprockets, a range of 510 percent for one-by drivetrains. The two largest are aluminium, the rest heat-treated steel with a gold titanium-nitride coat. Micro Spline freehub required. 368 g.',
    priceCents: 24900,
    quantity: 9,
    minOrder: 1,
    viewMm: 240,
    drawing: (studio) =>
      cassette(studio, {
        teeth: [51, 45, 39, 33, 28, 24, 21, 18, 16, 14, 12, 10],
        finish: gold,
        lockringFinish: black,
        engraving: 'BASALT',
      }),
  },
  derailleur: {
    id: 'basalt-rear-derailleur',
    name: 'Basalt Rear Derailleur',
    description:
      'Long-cage derailleur for cassettes up to 51 teeth. A clutch in the lower knuckle keeps the chain quiet over rough ground; both pulleys run on sealed bearings. Direct mount or standard hanger, 288 g.',
    priceCents: 17900,
    quantity: 21,
    minOrder: 1,
    viewMm: 235,
    drawing: (studio) => derailleur(studio, orange),
  },
  pulleys: {
    id: 'basalt-pulley-set',
    name: 'Basalt Pulley Set 12T/14T',
    description:
      'Guide and tension pulley, machined from 7075 and anodised, each on a sealed ceramic-hybrid bearing. A drop-in for most 11- and 12-speed derailleurs. 19 g the pair.',
    priceCents: 5200,
    quantity: 75,
    minOrder: 1,
    viewMm: 132,
    drawing: (studio) => pulleys(studio, orange),
  },
  bottomBracket: {
    id: 'meridian-bottom-bracket-bsa',
    name: 'Meridian Bottom Bracket BSA 68',
    description:
      'External cups for 24 mm axles and 68 mm threaded shells. Double-lip seals keep water from the 6805 bearings, and the cups take any 16-notch tool. 92 g.',
    priceCents: 3900,
    quantity: 96,
    minOrder: 1,
    viewMm: 138,
    drawing: (studio) => bottomBracket(studio, graphite),
  },
  pedal: {
    id: 'basalt-platform-pedal',
    name: 'Basalt Platform Pedal',
    description:
      'A concave 106 × 104 mm platform, 16 mm thin, with fourteen replaceable steel pins. Turns on two sealed bearings and a bushing round a chromoly axle. Sold as a pair, 386 g.',
    priceCents: 9900,
    quantity: 33,
    minOrder: 1,
    viewMm: 178,
    drawing: (studio) => placed(pedal(studio, orange), { x: 17, y: 0 }),
  },
  bolts: {
    id: 'meridian-chainring-bolts',
    name: 'Meridian Chainring Bolts, Set of 5',
    description:
      'M8 bolts and sleeve nuts of 7075 alloy with a T30 head, anodised gold. For double chainrings with 3.5 mm tabs. Tighten to 8 Nm with a drop of thread lock. 9.8 g a set.',
    priceCents: 1850,
    quantity: 240,
    minOrder: 2,
    viewMm: 92,
    drawing: (studio) => chainringBolts(studio, gold, steel),
  },
} as const satisfies Record<string, SeedPart>;
