import { finishes } from '../drawings/finishes.ts';
import { placed } from '../drawings/studio.ts';
import { barTape, headset, seatClamp, stem } from '../drawings/parts/cockpit.ts';
import { dropBar, flatBar } from '../drawings/parts/handlebars.ts';
import { fork, saddle, seatpost } from '../drawings/parts/seating.ts';
import type { SeedPart } from '../part.ts';

const { black, graphite, orange, rubber, tan } = finishes;

export const cockpit = {
  stem: {
    id: 'meridian-stem-100',
    name: 'Meridian Stem 100 mm',
    description:
      'Forged 6061 stem, -6° or turned over +6°. The four-bolt faceplate holds 31.8 mm bars and tells by its gap when they are evenly tight. For 1⅛ inch steerers, 5 Nm. 124 g.',
    priceCents: 6900,
    quantity: 47,
    minOrder: 1,
    viewMm: 182,
    drawing: (studio) => stem(studio, 100, black),
  },
  dropBar: {
    id: 'meridian-drop-bar-420',
    name: 'Meridian Drop Bar 420',
    description:
      'Compact drop bar of butted 7050 alloy: 420 mm wide, 78 mm reach, 127 mm drop, with 4° of flare for control in the drops. Grooves for two cables a side. 31.8 mm clamp, 262 g.',
    priceCents: 7900,
    quantity: 36,
    minOrder: 1,
    viewMm: 520,
    drawing: (studio) => placed(dropBar(studio, 420, black), { x: -6, y: -26 }),
  },
  flatBar: {
    id: 'basalt-flat-bar-760',
    name: 'Basalt Flat Bar 760 with Grips',
    description:
      'Triple-butted flat bar, 760 mm wide with 9° of sweep, and a pair of lock-on grips with a single inboard clamp. Cutting marks down to 700 mm. 31.8 mm clamp, 378 g complete.',
    priceCents: 6200,
    quantity: 29,
    minOrder: 1,
    viewMm: 690,
    drawing: (studio) => flatBar(studio, black, rubber),
  },
  headset: {
    id: 'meridian-headset-is42',
    name: 'Meridian Headset IS42/52',
    description:
      'Integrated headset for tapered steerers with two 45° stainless bearings, crown race, top cap and 15 mm of spacers. Pressed by hand; no tool but a hex key. 104 g.',
    priceCents: 5900,
    quantity: 54,
    minOrder: 1,
    viewMm: 226,
    drawing: (studio) => headset(studio, graphite),
  },
  barTape: {
    id: 'quay-bar-tape',
    name: 'Quay Bar Tape',
    description:
      'Cork-filled tape, 2.5 mm thick, with a stitched leather look and a gel strip on the back. Each roll is 2 m long: enough for 44 cm bars. Two rolls, two alloy plugs, finishing strips.',
    priceCents: 2600,
    quantity: 160,
    minOrder: 1,
    viewMm: 190,
    drawing: (studio) => placed(barTape(studio, tan), { x: -14, y: -4 }),
  },
  saddle: {
    id: 'meridian-saddle-143',
    name: 'Meridian Saddle 143',
    description:
      'Short-nosed road saddle, 275 × 143 mm, with a full-length channel that takes the pressure off. Carbon-reinforced base, dense foam, stitched microfibre cover on titanium rails. 218 g.',
    priceCents: 11900,
    quantity: 25,
    minOrder: 1,
    viewMm: 318,
    drawing: (studio) => placed(saddle(studio, black), { x: 0, y: -6 }),
  },
  seatpost: {
    id: 'meridian-seatpost-27',
    name: 'Meridian Seatpost 27.2',
    description:
      'Two-bolt seatpost of butted 2014 alloy, 350 mm long with no setback to speak of. The bolts tilt the saddle in fine steps and cannot slip. For 7 mm round rails; insert at least 100 mm. 246 g.',
    priceCents: 6500,
    quantity: 38,
    minOrder: 1,
    viewMm: 336,
    drawing: (studio) => seatpost(studio, black),
  },
  seatClamp: {
    id: 'meridian-seat-clamp',
    name: 'Meridian Seat Clamp 34.9',
    description:
      'CNC-machined clamp with a barrel nut that pulls straight, so the slot closes evenly. For 34.9 mm seat tubes, 5 Nm. Anodised 7075, 21 g.',
    priceCents: 1950,
    quantity: 132,
    minOrder: 1,
    viewMm: 66,
    drawing: (studio) => placed(seatClamp(studio, orange), { x: 0, y: 5 }),
  },
  fork: {
    id: 'basalt-carbon-fork',
    name: 'Basalt Carbon Fork',
    description:
      'Full-carbon fork with a tapered steerer for gravel bikes: room for 45 mm tyres, 395 mm axle to crown, 49 mm rake. Flat-mount disc, internal hose, 12 × 100 thru-axle in alloy dropouts. 448 g uncut.',
    priceCents: 32900,
    quantity: 7,
    minOrder: 1,
    viewMm: 566,
    drawing: (studio) => placed(fork(studio, orange), { x: 0, y: 29 }),
  },
} as const satisfies Record<string, SeedPart>;
