import {
  around,
  capsule,
  circle,
  polar,
  polyline,
  ring,
  ringSector,
  roundedBox,
  roundedPolygon,
  smooth,
  type Point,
  points,
} from '../geometry.ts';
import { finishes, type Finish } from '../finishes.ts';
import { curvedText } from '../lettering.ts';
import { placed, type Studio, profile } from '../studio.ts';
import { bolt } from './chainring.ts';

/** Draws a six-bolt disc rotor: wavy braking band with drilled vents on swept arms, riveted to an alloy carrier. */
export function rotor(studio: Studio, diameterMm: number, carrier: Finish): string {
  const edge = diameterMm / 2;
  const wave = smooth(
    around(144, (degrees) => polar(edge - 0.7 + 0.8 * Math.cos((degrees * 12 * Math.PI) / 180), degrees)),
    { closed: true },
  );
  const bandInside = edge - 14.5;
  const inner = smooth(
    around(144, (degrees) => polar(bandInside + 1.1 * Math.cos((degrees * 12 * Math.PI) / 180), degrees)),
    { closed: true },
  );
  const arms = around(6, (degrees) => `<path d="${sweptArm(degrees, bandInside + 3)}"/>`);
  return [
    studio.lifted(
      studio.fused(arms.join(''), finishes.steel, 0.5) +
        studio.turned(wave + inner + vents(edge), finishes.polished, { bevel: 0.45, radius: edge + 4 }),
      2.6,
    ),
    studio.lines(brushed(bandInside + 2, edge - 1), { width: 0.14, opacity: 0.16 }),
    rotorCarrier(studio, diameterMm, carrier),
  ].join('');
}

function sweptArm(degrees: number, reach: number): string {
  const [start, bend, end] = [
    polar(24, degrees),
    polar(reach * 0.62, degrees + 20),
    polar(reach, degrees + 30),
  ];
  const [back, low, foot] = [
    polar(reach, degrees + 38),
    polar(reach * 0.6, degrees + 29),
    polar(24, degrees + 17),
  ];
  return `${smooth([start, bend, end])}L${smooth([back, low, foot]).slice(1)}Z`;
}

/** Returns outlines of round and slotted vents, staggered so that each turn wipes the whole brake pad. */
function vents(edge: number): string {
  return around(36, (degrees, index) => {
    const lean = index % 3;
    if (lean === 2) return capsule(polar(edge - 10.5, degrees - 1.2), polar(edge - 4, degrees + 2.6), 1.15);
    return (
      circle(1.55, polar(edge - 4.4 - lean * 4.6, degrees)) +
      circle(1.15, polar(edge - 9.6 + lean * 5.4, degrees + 2.4))
    );
  }).join('');
}

function brushed(from: number, to: number): string {
  return Array.from({ length: Math.round((to - from) / 0.6) }, (_, index) => circle(from + index * 0.6)).join(
    '',
  );
}

function rotorCarrier(studio: Studio, diameterMm: number, finish: Finish): string {
  const lobes = around(
    6,
    (degrees) => `<path d="${capsule(polar(22, degrees + 8), polar(33, degrees + 12), [8.5, 4.6])}"/>`,
  );
  const body = studio.clipped(`<path d="${circle(27)}"/>${lobes.join('')}`, ring(80, 17.5));
  const windows = around(6, (degrees) => ringSector([20, 25.2], [degrees + 26, degrees + 50], 1.4));
  return [
    studio.lifted(studio.fused(body, finish, 0.7), 2),
    studio.lines(circle(17.5), { width: 0.4, opacity: 0.35 }),
    ...windows.map((window) => studio.recess(window, finish, 0.7)),
    ...around(6, (degrees) => bolt(studio, polar(22, degrees + 8), { finish: finishes.steel, size: 3.4 })),
    ...around(6, (degrees) =>
      studio.plate(circle(2.3, polar(33, degrees + 12)), finishes.steel, { bevel: 0.4, lift: 0.5 }),
    ),
    studio.engraved(curvedText({ text: String(diameterMm), height: 2.4 }, 19, -62)),
  ].join('');
}

/** Draws a flat-mount hydraulic caliper from above: forged body, pads in the slot, banjo and bleed port. */
export function caliper(studio: Studio, finish: Finish): string {
  const body = roundedPolygon(
    points('-44,-15 -30,-24 20,-26 40,-16 42,12 22,25 -26,24 -43,12'),
    [8, 9, 9, 8, 8, 10, 10, 8],
  );
  const feet = [
    { x: -27.2, y: 24 },
    { x: 27.2, y: 24 },
  ];
  const ribs = [-20, -10, 0, 10].map((x) =>
    studio.recess(capsule({ x, y: -17 }, { x, y: -9 }, 2.4), finish, 0.9),
  );
  return [
    hose(studio, points('38,-12 62,-24 74,-58 64,-92')),
    studio.lifted(
      studio.fused(
        `<path d="${capsule({ x: -27.2, y: 24 }, { x: 27.2, y: 24 }, 9)}"/><path d="${body}"/>`,
        finish,
        1.7,
      ),
      5,
    ),
    studio.recess(roundedBox({ x: -27, y: -3.4, width: 50, height: 8 }, 2), finishes.black, 1),
    padsInSlot(studio),
    ...ribs,
    ...feet.map((foot) => bolt(studio, foot, { finish: finishes.steel, size: 6 })),
    studio.turned(circle(7.4, { x: 31, y: -10 }), finishes.silver, {
      bevel: 0.8,
      lift: 1.6,
      radius: 9,
      centre: { x: 31, y: -10 },
    }),
    bolt(studio, { x: 31, y: -10 }, { finish: finishes.orange, size: 4.6 }),
    bolt(studio, { x: -34, y: 2 }, { finish: finishes.orange, size: 3.6 }),
    studio.printed({ text: 'PEDALWORKS', height: 3.6, x: -3, y: 15 }),
  ].join('');
}

function padsInSlot(studio: Studio): string {
  const plate = (y: number) =>
    studio.plate(roundedBox({ x: -25, y, width: 46, height: 2 }, 0.6), finishes.steel, { bevel: 0.25 });
  const gap = studio.opening(roundedBox({ x: -25, y: -0.7, width: 46, height: 2.6 }, 0.5), '#050606');
  return gap + plate(-2.8) + plate(2.1);
}

function hose(studio: Studio, points: readonly Point[]): string {
  const path = smooth(points);
  const end = smooth(points.slice(0, 2));
  return studio.lifted(studio.tube(path, 5, finishes.rubber) + studio.tube(end, 6.2, finishes.silver), 5);
}

/** Draws a pair of finned brake pads with the spring between them. */
export function brakePads(studio: Studio, finish: Finish): string {
  const spring = smooth(points('-3,40 -6,20 -5,-4 -9,-12 -6,-18 0,-15 6,-18 9,-12 5,-4 6,20 3,40'));
  return [
    placed(finnedPad(studio, finish), { x: -29, y: 6, turn: -7 }),
    placed(finnedPad(studio, finish), { x: 29, y: 6, turn: 7 }),
    studio.lifted(studio.rod(spring, 1.5, finishes.polished), 1.8),
  ].join('');
}

/** Draws one brake pad with its fins up. */
export function finnedPad(studio: Studio, finish: Finish): string {
  const backing = roundedPolygon(
    points('-16,-6 -7,-14 7,-14 16,-6 15,18 6,26 -6,26 -15,18'),
    [3, 4, 4, 3, 5, 6, 6, 5],
  );
  const compound = roundedPolygon(points('-12.5,-3 12.5,-3 12,16 5,22 -5,22 -12,16'), 4);
  const groove = capsule({ x: 0, y: -1 }, { x: 0, y: 19 }, 0.9);
  const fins = Array.from({ length: 7 }, (_, index) =>
    studio.plate(
      roundedBox({ x: -16 + index * 0.35, y: -42 + index * 3.9, width: 32 - index * 0.7, height: 1.9 }, 0.6),
      finish,
      { bevel: 0.32, lift: 1.2 },
    ),
  );
  return [
    studio.plate(roundedBox({ x: -13, y: -43, width: 26, height: 36 }, 3), finish, { bevel: 0.7, lift: 2.4 }),
    ...fins,
    studio.plate(backing, finishes.steel, { bevel: 0.6, lift: 2 }),
    studio.plate(compound, sintered, { bevel: 0.6, lift: 0.9 }),
    studio.shaded(grit()),
    studio.recess(groove, sintered, 0.7),
    studio.opening(circle(1.9, { x: 0, y: -9.5 }), '#0c0d0e'),
  ].join('');
}

/** Sintered brake pad compound: copper in an iron matrix. */
const sintered: Finish = { tones: ['#2c211b', '#4d3a2e', '#6f5442', '#967560', '#c5a58e'], gloss: 0.2 };

/** Draws the metal flecks of a sintered compound, distributed by the golden angle. */
function grit(): string {
  const flecks = Array.from({ length: 130 }, (_, index) => {
    const { x, y } = polar(0.95 * Math.sqrt(index), index * 137.5, { x: 0, y: 8 });
    return `<path d="${polyline([
      { x, y },
      { x: x + 0.5, y: y + 0.2 },
      { x: x + 0.1, y: y + 0.6 },
    ])}" fill="${index % 3 === 0 ? '#f4d9b4' : '#3d2410'}" fill-opacity=".55"/>`;
  });
  return flecks.join('');
}

/** Draws a hydraulic lever: master cylinder on its hinged clamp, forged blade with lightening holes. */
export function brakeLever(studio: Studio, finish: Finish, bladeFinish: Finish): string {
  const blade = `${smooth(points('-14,8 20,16 70,34 112,40 128,34'))}Q138 30 137 40Q132 52 ${smooth(points('112,54 66,48 12,32 -16,24')).slice(1)}Z`;
  const holes = [30, 44, 58]
    .map((x, index) => circle(3.6 - index * 0.5, { x, y: 28.5 + index * 4.4 }))
    .join('');
  const cylinder: readonly (readonly [number, number])[] = profile(
    '-52,8 -46,11.5 22,11.5 26,9 36,8 38,5.6 52,5.4',
  );
  return [
    hose(studio, points('50,-12 82,-14 112,-22 136,-44')),
    studio.lifted(studio.plate(blade + holes, bladeFinish, { bevel: 2 }), 4),
    studio.lifted(
      studio.fused(`<path d="${capsule({ x: -30, y: -38 }, { x: -28, y: -8 }, [12, 10])}"/>`, finish, 1.6) +
        clampRing(studio, finish),
      5,
    ),
    studio.lifted(placed(studio.lathe(cylinder, finish), { x: 0, y: -6, turn: -6 }), 4),
    studio.lifted(
      studio.fused(`<path d="${capsule({ x: -34, y: -2 }, { x: -8, y: 17 }, [12, 9])}"/>`, finish, 1.4),
      2,
    ),
    bolt(studio, { x: -8, y: 17 }, { finish: finishes.steel, size: 5.4 }),
    bolt(studio, { x: -36, y: -4 }, { finish: finishes.orange, size: 5 }),
    studio.printed({ text: 'PEDALWORKS', height: 4.2, x: 1, y: -8, turn: -6 }),
  ].join('');
}

function clampRing(studio: Studio, finish: Finish): string {
  const at = { x: -30, y: -52 };
  return [
    studio.turned(ring(21, 11.1, at), finish, { bevel: 1.2, radius: 24, centre: at }),
    studio.fused(`<path d="${roundedBox({ x: -58, y: -59, width: 14, height: 14 }, 3)}"/>`, finish, 1),
    bolt(studio, { x: -51, y: -52 }, { finish: finishes.steel, size: 4 }),
  ].join('');
}

/** Draws a coil of compressionless housing with its inner wires and ferrules. */
export function cableSet(studio: Studio, finish: Finish): string {
  const coil = (offset: number, turns: number, start: number) =>
    smooth(
      Array.from({ length: turns * 36 + 1 }, (_, index) => {
        const wobble = 4 * Math.sin(index / 17 + offset);
        return polar(62 + wobble + (index / 36) * 4.6, start + index * 10, { x: -4, y: 4 });
      }),
    );
  const wire = Array.from({ length: 66 }, (_, index) =>
    polar(46 + index / 30, index * 10 - 40, { x: -4, y: 4 }),
  );
  const tie = (degrees: number) =>
    placed(
      `<g>${studio.plate(roundedBox({ x: -4.5, y: -14, width: 9, height: 28 }, 2), finishes.black, { bevel: 0.8, lift: 1.6 })}</g>`,
      { ...polar(68, degrees, { x: -4, y: 4 }), turn: degrees + 90 },
    );
  return [
    studio.lifted(studio.rod(smooth(wire), 1.5, finishes.polished), 2),
    studio.lifted(studio.tube(coil(0, 2, -40), 5, finishes.rubber), 3.4),
    studio.lifted(studio.tube(coil(2, 2, 130), 4.4, finish), 3.4),
    tie(62),
    tie(242),
    ...[0, 1, 2, 3].map((index) =>
      placed(
        studio.lifted(studio.lathe(profile('-9,2.6 -3,2.6 -3,3.3 8,3.3 8,2.4 9,2.4'), finishes.silver), 1.6),
        { x: -26 + index * 15, y: 6 + (index % 2) * 9, turn: -30 + index * 18 },
      ),
    ),
  ].join('');
}
