import { barTape, stem, tapeRoll } from '../drawings/parts/cockpit.ts';
import { dropBar, flatBar, fromFront } from '../drawings/parts/handlebars.ts';
import { aligned, angle, axis, cross, diameter, horizontal, vertical } from '../drawings/dimensions.ts';
import { finishes } from '../drawings/finishes.ts';
import { at, polar } from '../drawings/geometry.ts';
import { placed } from '../drawings/studio.ts';
import type { SheetLayout } from '../drawings/sheet.ts';
import { needs, provides } from '../interfaces.ts';
import type { SeedPart } from '../part.ts';

const { black, rubber, tan } = finishes;

/** Returns a drawing layout with a stem's length, bar clamp and angle. */
function stemSheet(lengthMm: number): SheetLayout {
  const middle = { x: 0, y: 2 };
  const [bar, steerer] = [polar(lengthMm / 2, 174, middle), polar(lengthMm / 2, -6, middle)];
  const noted = [bar, steerer].map((point) => at(point).replace(' ', ',')).join(' ');
  return {
    acrossMm: 210,
    centreLines: [
      ...cross(32, bar),
      [
        { x: steerer.x, y: steerer.y - 42 },
        { x: steerer.x, y: steerer.y + 42 },
      ],
      [polar(lengthMm / 2 + 30, 174, middle), polar(lengthMm / 2 + 34, -6, middle)],
    ],
    dimensions: [
      aligned(noted, 52),
      diameter(31.8, 130, { centre: bar, kneeMm: 36 }),
      angle([174, 180], { centre: steerer, radiusMm: lengthMm * 0.62 }),
    ],
  };
}

export const handlebars = {
  stem: {
    id: 'meridian-stem-100',
    partNumber: 'PW-ST-100',
    name: 'Meridian Stem 100 mm',
    kind: 'stem',
    description:
      'Forged 6061 stem, -6° or turned over +6°. The four-bolt faceplate holds 31.8 mm bars and tells by its gap when they are evenly tight. For 1⅛ inch steerers, 5 Nm. 124 g.',
    specs: {
      Length: '100 mm',
      Angle: '±6°',
      'Bar clamp': '31.8 mm, four M5 bolts, 4 mm hex',
      Steerer: '28.6 mm (1⅛ in)',
      Standard: 'ISO 4210-5',
      Material: 'Aluminium 6061, forged',
      Finish: 'Black anodised',
      Weight: '124 g',
    },
    interfaces: [
      needs('steerer', '28.6', { place: 'stem' }),
      provides('bar-clamp', '31.8'),
      needs('tool-drive', 'hex-4'),
      provides('torque', { max: 5, place: 'stem-bolt' }),
    ],
    priceCents: 6900,
    quantity: 47,
    minOrder: 1,
    viewMm: 182,
    drawing: (studio) => stem(studio, 100, black),
    sheet: stemSheet(100),
  },
  stem80: {
    id: 'meridian-stem-80',
    partNumber: 'PW-ST-080',
    name: 'Meridian Stem 80 mm',
    kind: 'stem',
    description:
      'The shorter of the two forged stems, for a more upright reach or a longer frame: 80 mm, -6° or turned over +6°. Four-bolt faceplate for 31.8 mm bars, 1⅛ inch steerers, 5 Nm. 112 g.',
    specs: {
      Length: '80 mm',
      Angle: '±6°',
      'Bar clamp': '31.8 mm, four M5 bolts, 4 mm hex',
      Steerer: '28.6 mm (1⅛ in)',
      Standard: 'ISO 4210-5',
      Material: 'Aluminium 6061, forged',
      Finish: 'Black anodised',
      Weight: '112 g',
    },
    interfaces: [
      needs('steerer', '28.6', { place: 'stem' }),
      provides('bar-clamp', '31.8'),
      needs('tool-drive', 'hex-4'),
      provides('torque', { max: 5, place: 'stem-bolt' }),
    ],
    priceCents: 6900,
    quantity: 39,
    minOrder: 1,
    viewMm: 162,
    drawing: (studio) => stem(studio, 80, black),
    sheet: stemSheet(80),
  },
  dropBar: {
    id: 'meridian-drop-bar-420',
    partNumber: 'PW-DB-420',
    name: 'Meridian Drop Bar 420',
    kind: 'handlebar',
    description:
      'Compact drop bar of butted 7050 alloy: 420 mm wide, 78 mm reach, 127 mm drop, with 4° of flare for control in the drops. Grooves for two cables a side. 31.8 mm clamp, 262 g.',
    specs: {
      Width: '420 mm, centre to centre',
      Reach: '78 mm',
      Drop: '127 mm',
      Flare: '4°',
      Clamp: '31.8 mm, 23.8 mm at the levers',
      Standard: 'ISO 4210-5',
      Material: 'Aluminium 7050, butted',
      Weight: '262 g',
    },
    interfaces: [
      needs('bar-clamp', '31.8'),
      provides('bar-shape', 'drop'),
      provides('lever-clamp', '23.8'),
      provides('bar-diameter', { min: 23.8, max: 31.8 }),
    ],
    priceCents: 7900,
    quantity: 36,
    minOrder: 1,
    viewMm: 520,
    drawing: (studio) => placed(dropBar(studio, 420, { finish: black }), { x: -6, y: -26 }),
    sheet: {
      drawing: (studio) => dropBar(studio, 420, { finish: black, seen: fromFront }),
      acrossMm: 594,
      middle: { x: 0, y: 50 },
      centreLines: [axis('0,-40 0,40'), axis('-210,-24 -210,60'), axis('210,-24 210,60'), axis('-60,0 60,0')],
      dimensions: [
        horizontal('-210,12 210,12', -62),
        vertical('0,0 219,127', 262),
        horizontal('-219,127 219,127', 186),
        vertical('-34,-15.9 -34,15.9', -80, { prefix: '⌀' }),
      ],
    },
  },
  flatBar: {
    id: 'basalt-flat-bar-760',
    partNumber: 'PW-FB-760',
    name: 'Basalt Flat Bar 760 with Grips',
    kind: 'handlebar',
    description:
      'Triple-butted flat bar, 760 mm wide with 9° of sweep, and a pair of lock-on grips with a single inboard clamp. Cutting marks down to 700 mm. 31.8 mm clamp, 378 g complete.',
    specs: {
      Width: '760 mm, cut down to 700 mm',
      Sweep: '9°',
      Clamp: '31.8 mm, 22.2 mm at the levers',
      Grips: 'Lock-on, 134 mm',
      Standard: 'ISO 4210-5',
      Material: 'Aluminium 6066, butted',
      Finish: 'Black anodised',
      Weight: '378 g complete',
    },
    interfaces: [
      needs('bar-clamp', '31.8'),
      provides('bar-shape', 'flat'),
      provides('lever-clamp', '22.2'),
      provides('bar-diameter', { min: 22.2, max: 31.8 }),
    ],
    priceCents: 6200,
    quantity: 29,
    minOrder: 1,
    viewMm: 690,
    drawing: (studio) =>
      placed(flatBar(studio, { finish: black, grip: rubber, turn: -38 }), { x: -18, y: -22 }),
    sheet: {
      drawing: (studio) => flatBar(studio, { finish: black, grip: rubber, turn: 0 }),
      acrossMm: 1050,
      middle: { x: 0, y: 30 },
      centreLines: [axis('-440,0 440,0'), axis('0,-60 0,60'), [{ x: 0, y: 0 }, polar(430, 9)]],
      dimensions: [
        horizontal('-380,60 380,60', 160),
        angle([0, 9], { centre: { x: 0, y: 0 }, radiusMm: 416 }),
        vertical('-30,-15.9 -30,15.9', -110, { prefix: '⌀' }),
      ],
    },
  },
  barTape: {
    id: 'quay-bar-tape',
    partNumber: 'PW-TP-25',
    name: 'Quay Bar Tape',
    kind: 'bar-tape',
    description:
      'Cork-filled tape, 2.5 mm thick, with a stitched leather look and a gel strip on the back. Each roll is 2 m long: enough for 44 cm bars. Two rolls, two alloy plugs, finishing strips; for drop bars.',
    specs: {
      Thickness: '2.5 mm',
      Length: '2 m, two rolls',
      Width: '30 mm',
      Backing: 'Gel strip, re-wrappable',
      Contents: 'Two rolls, two plugs, strips',
      Material: 'EVA foam, cork',
      Weight: '96 g',
    },
    interfaces: [needs('bar-shape', 'drop')],
    priceCents: 2600,
    priceBreaks: [
      { from: 10, unitPriceCents: 2300 },
      { from: 40, unitPriceCents: 2050 },
    ],
    quantity: 160,
    minOrder: 1,
    viewMm: 190,
    drawing: (studio) => placed(barTape(studio, tan), { x: -14, y: -4 }),
    sheet: {
      drawing: (studio) => tapeRoll(studio, tan),
      acrossMm: 148.5,
      middle: { x: 14, y: 8 },
      centreLines: cross(34),
      dimensions: [
        diameter(55.2, -140),
        diameter(16, 150, { kneeMm: 34 }),
        horizontal('19.39,0 21.89,0', -38),
      ],
    },
  },
} as const satisfies Record<string, SeedPart>;
