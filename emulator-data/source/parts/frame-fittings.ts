import { headset, seatClamp } from '../drawings/parts/cockpit.ts';
import { fork, saddle, seatpost } from '../drawings/parts/seating.ts';
import { spacers, spacerStack } from '../drawings/parts/tools.ts';
import { axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, graphite, orange } = finishes;

export const frameFittings = {
  headset: {
    id: 'meridian-headset-is42',
    partNumber: 'PW-HS-IS4252',
    name: 'Meridian Headset IS42/52',
    description:
      'Integrated headset for tapered steerers with two 45° stainless bearings, crown race, top cap and 15 mm of spacers. Pressed by hand; no tool but a hex key. 104 g.',
    specs: {
      'Upper (S.H.I.S.)': 'IS42/28.6',
      'Lower (S.H.I.S.)': 'IS52/40',
      Bearings: 'Stainless, 45° × 45°',
      Spacers: '10 mm and 5 mm',
      Material: 'Aluminium 6061, steel',
      Finish: 'Graphite anodised',
      Weight: '104 g',
    },
    interfaces: [
      needs('head-upper', 'IS42'),
      needs('head-lower', 'IS52'),
      needs('steerer', '28.6', { place: 'headset' }),
      needs('crown', 39.8),
    ],
    priceCents: 5900,
    quantity: 54,
    minOrder: 1,
    viewMm: 226,
    drawing: (studio) => headset(studio, graphite),
    sheet: {
      drawing: (studio) => headset(studio, graphite, 0),
      acrossMm: 297,
      centreLines: [axis('-112,0 108,0')],
      dimensions: [
        vertical('-22,-21 -22,21', -22, { prefix: '⌀' }),
        horizontal('-78,17.6 -68,17.6', 50),
        horizontal('60.5,-26 71.5,-26', -52),
        vertical('66,-26 66,26', 116, { prefix: '⌀' }),
      ],
    },
  },
  spacers: {
    id: 'meridian-spacer-set',
    partNumber: 'PW-SS-286',
    name: 'Meridian Spacer Set 28.6',
    description:
      'Four turned spacers for 1⅛ inch steerers: 20, 10, 5 and an orange one of 2 mm for the last turn. Faces parallel to 0.03 mm, so the headset stays tight. 26 g a set.',
    specs: {
      Steerer: '28.6 mm (1⅛ in)',
      Heights: '20, 10, 5 and 2 mm',
      'Outside diameter': '34.8 mm',
      'Inside diameter': '28.8 mm',
      Material: 'Aluminium 6061-T6',
      Finish: 'Graphite and orange anodised',
      Weight: '26 g a set',
    },
    interfaces: [needs('steerer', '28.6', { place: 'spacer' })],
    priceCents: 1250,
    priceBreaks: [
      { from: 10, unitPriceCents: 1050 },
      { from: 50, unitPriceCents: 880 },
    ],
    quantity: 226,
    minOrder: 1,
    viewMm: 108,
    drawing: (studio) => spacers(studio, graphite, orange),
    sheet: {
      drawing: (studio) => spacerStack(studio, graphite, orange),
      acrossMm: 84,
      centreLines: [axis('-26,0 26,0')],
      dimensions: [
        horizontal('-19.5,17.4 0.5,17.4', 24),
        horizontal('1,-17.4 11,-17.4', -24),
        horizontal('11.5,17.4 16.5,17.4', 24),
        vertical('-19,-17.4 -19,17.4', -28, { prefix: '⌀' }),
      ],
    },
  },
  saddle: {
    id: 'meridian-saddle-143',
    partNumber: 'PW-SA-143',
    name: 'Meridian Saddle 143',
    description:
      'Short-nosed road saddle, 275 × 143 mm, with a full-length channel that takes the pressure off. Carbon-reinforced base, dense foam, stitched microfibre cover on titanium rails. 218 g.',
    specs: {
      Length: '275 mm',
      Width: '143 mm',
      Rails: 'Titanium, ⌀7 mm, 44 mm apart',
      Base: 'Nylon, 15 % carbon',
      Cover: 'Microfibre, stitched',
      Material: 'Nylon, titanium, foam',
      Standard: 'ISO 4210-9',
      Weight: '218 g',
    },
    interfaces: [provides('rails', 'round-7')],
    priceCents: 11900,
    quantity: 25,
    minOrder: 1,
    viewMm: 318,
    drawing: (studio) => placed(saddle(studio, black), { x: 0, y: -6 }),
    sheet: {
      drawing: (studio) => saddle(studio, black),
      acrossMm: 420,
      middle: { x: 0, y: 14 },
      centreLines: [axis('0,-150 0,160'), axis('-22,112 -22,162'), axis('22,112 22,162')],
      dimensions: [
        vertical('0,-138 0,137', -110),
        horizontal('-71.5,96 71.5,96', 184),
        horizontal('-22,150 22,150', 166),
      ],
    },
  },
  seatpost: {
    id: 'meridian-seatpost-27',
    partNumber: 'PW-SE-272',
    name: 'Meridian Seatpost 27.2',
    description:
      'Two-bolt seatpost of butted 2014 alloy, 350 mm long with no setback to speak of. The bolts tilt the saddle in fine steps and cannot slip. For 7 mm round rails; insert at least 100 mm. 246 g.',
    specs: {
      Diameter: '27.2 mm',
      Length: '350 mm',
      Setback: '0 mm',
      'Least insertion': '100 mm',
      Rails: '⌀7 mm, round',
      Standard: 'ISO 4210-9',
      Material: 'Aluminium 2014-T6',
      Weight: '246 g',
    },
    interfaces: [needs('seatpost', 27.2), needs('rails', 'round-7')],
    priceCents: 6500,
    quantity: 38,
    minOrder: 1,
    viewMm: 380,
    drawing: (studio) => placed(seatpost(studio, black), { x: -4, y: 6 }),
    sheet: {
      drawing: (studio) => seatpost(studio, black, 0),
      acrossMm: 420,
      centreLines: [axis('-186,0 192,0')],
      dimensions: [
        horizontal('-170.5,22 179.5,13', 70),
        vertical('120,-13.6 120,13.6', 120, { prefix: '⌀' }),
        horizontal('79.5,-13 179.5,-13', -60),
      ],
    },
  },
  seatClamp: {
    id: 'meridian-seat-clamp',
    partNumber: 'PW-SC-349',
    name: 'Meridian Seat Clamp 34.9',
    description:
      'CNC-machined clamp with a barrel nut that pulls straight, so the slot closes evenly. For 34.9 mm seat tubes, 5 Nm. Anodised 7075, 21 g.',
    specs: {
      'Seat tube': '34.9 mm outside',
      Bolt: 'M5, 4 mm hex',
      'Tightening torque': '5 Nm',
      Height: '14 mm',
      Material: 'Aluminium 7075-T6',
      Finish: 'Orange anodised',
      Weight: '21 g',
    },
    interfaces: [needs('seat-clamp', '34.9'), needs('tool-drive', 'hex-4'), provides('torque', { max: 5 })],
    priceCents: 1950,
    quantity: 132,
    minOrder: 1,
    viewMm: 68,
    drawing: (studio) => placed(seatClamp(studio, orange), { x: 0, y: 5 }),
    sheet: {
      drawing: (studio) => seatClamp(studio, orange),
      acrossMm: 105,
      middle: { x: 0, y: -5 },
      centreLines: [...cross(26), axis('-20,-25 20,-25'), axis('0,-36 0,-26')],
      dimensions: [
        diameter(34.9, 40, { kneeMm: 28 }),
        diameter(42.9, 145),
        horizontal('-15,-25 15,-25', -38),
      ],
    },
  },
  fork: {
    id: 'basalt-carbon-fork',
    partNumber: 'PW-FK-395',
    name: 'Basalt Carbon Fork',
    description:
      'Full-carbon fork with a tapered steerer for gravel bikes: room for 45 mm tyres, 395 mm axle to crown, 49 mm rake. Flat-mount disc, internal hose, 12 × 100 thru-axle in alloy dropouts. 448 g uncut.',
    specs: {
      Steerer: 'Tapered, 28.6 to 39.8 mm',
      'Axle to crown': '395 mm',
      Rake: '49 mm',
      Axle: '12 × 100 mm',
      Brake: 'Flat mount, 160 mm',
      'Largest tyre': '45-622',
      Material: 'Carbon fibre, 6061',
      Weight: '448 g uncut',
    },
    interfaces: [
      provides('steerer', '28.6', { place: 'fork' }),
      provides('crown', 39.8),
      provides('axle-front', '12x100', { place: 'frame' }),
      provides('axle-thread'),
      provides('caliper-mount', 'flat-front'),
      provides('rotor-size', '160'),
      needs('brake-surface', 'disc'),
      provides('clearance', { max: 45 }),
    ],
    priceCents: 32900,
    quantity: 7,
    minOrder: 1,
    viewMm: 650,
    drawing: (studio) => fork(studio, orange),
    sheet: {
      acrossMm: 840,
      centreLines: [axis('0,-310 0,-60'), axis('-84,277 84,277')],
      dimensions: [
        vertical('14,-118 59,277', 130),
        horizontal('-50,285 50,285', 322),
        vertical('0,-290 -20,-118', -120),
        horizontal('-14.3,-240 14.3,-240', -240, { prefix: '⌀' }),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
