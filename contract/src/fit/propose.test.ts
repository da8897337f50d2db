import { expect, test } from 'vitest';
import { proposeInterfaces, proposeKind, type Proposal } from './propose.ts';

const part = (name: string, specs: Readonly<Record<string, string>>, description = '') => ({
  name,
  description,
  specs: Object.entries(specs).map(([spec, value]) => ({ name: spec, value })),
});

/** `needs ring-mount 110x5 (high)`, with a range as `22.2–31.8`. */
const brief = ({ interface: { key, side, place, values, min, max }, confidence }: Proposal) =>
  `${side} ${key}${place === undefined ? '' : `@${place}`} ${values?.join('|') ?? `${String(min ?? '')}–${String(max ?? '')}`} (${confidence})`;
const proposed = (...texts: Parameters<typeof part>) => proposeInterfaces(part(...texts)).map(brief);

test.each([
  ['Chainring 50T', { 'Bolt circle': '110 mm, 5 arms' }, 'needs ring-mount 110x5 (high)'],
  ['Crankset', { Ring: '48T, 110 mm bolt circle, 4 arms' }, 'provides ring-mount 110x4 (high)'],
  ['Thru-Axle', { Axle: '12 × 142 mm, rear' }, 'needs axle-rear@axle 12x142 (high)'],
  ['Rear Hub', { Freehub: 'HG 11-speed and HG-L2' }, 'provides freehub HG-L|HG-L2 (high)'],
  ['Cassette', { Sprockets: '10-12-14-16-18-21-24-28-33-39-45-51' }, 'needs capacity 41–41 (high)'],
  ['Tyre', { Size: '700 × 40C, ETRTO 40-622' }, 'provides tyre-width 40–40 (high)'],
  ['Rim', { Size: '622 mm (700C), ETRTO 622 × 25TSS' }, 'provides rim-wall TSS (high)'],
  ['Fork', { Steerer: 'Tapered, 28.6 to 39.8 mm' }, 'provides steerer@fork 28.6 (high)'],
  ['Fork', { Steerer: 'Tapered, 28.6 to 39.8 mm' }, 'provides crown 39.8–39.8 (high)'],
  ['Headset', { 'Lower (S.H.I.S.)': 'IS52/40' }, 'needs crown 39.8–39.8 (high)'],
  ['Seatpost', { Diameter: '27.2 mm' }, 'needs seatpost 27.2–27.2 (high)'],
  ['Caliper', { Hose: '5 mm, banjo M6' }, 'needs hose banjo-m6 (high)'],
  ['Rotor', { Mount: 'Six-bolt, 44 mm' }, 'needs rotor-hub six-bolt (high)'],
  ['Rotor', { Thickness: '1.8 mm, replace at 1.5 mm' }, 'needs rotor-thickness 1.8–1.8 (high)'],
  ['Saddle', { Rails: 'Titanium, ⌀7 mm, 44 mm apart' }, 'provides rails round-7 (high)'],
  ['Bell', { Clamp: '22.2 to 31.8 mm' }, 'needs bar-diameter 22.2–31.8 (high)'],
])('proposes from the spec of a %s %j: %s', (name, specs, expected) => {
  expect(proposed(name, specs)).toContain(expected);
});

test.each([
  ['38T Chainring', { BCD: '104 BCD, 4-bolt' }, 'needs ring-mount 104x4 (high)'],
  ['Chain ring', { BCD: '5 arms / 130mm' }, 'needs ring-mount 130x5 (high)'],
  ['Rotor', { Fitting: 'Center Lock' }, 'needs rotor-hub centre-lock (high)'],
  ['Disc Rotor', { Fitting: '6-bolt' }, 'needs rotor-hub six-bolt (high)'],
  ['Rear Wheel 29"', { Axle: '12x148mm Boost thru axle' }, 'needs axle-rear@hub 12x148 (high)'],
  ['Rear Hub', { Driver: 'Shimano Microspline' }, 'provides freehub MS (high)'],
  ['Rear Hub 32H', { Freehub: 'SRAM XDR' }, 'provides freehub XDR (high)'],
  ['Cassette', { Range: '11-34T' }, 'needs largest-sprocket 34–34 (high)'],
  ['Tire 27.5 x 2.4', {}, 'needs bead-seat 584 (medium)'],
  ['Tire 27.5 x 2.4', {}, 'provides tyre-width 61–61 (medium)'],
  ['Stem', { Steerer: '1-1/8"' }, 'needs steerer@stem 28.6 (high)'],
  ['Handlebar', { 'Clamp diameter': '31,8mm' }, 'needs bar-clamp 31.8 (high)'],
  ['Seat Post', { Diameter: '30,9 mm' }, 'needs seatpost 30.9–30.9 (high)'],
  ['Caliper', { Mount: 'Post Mount' }, 'needs caliper-mount post-74 (high)'],
  ['Rear Wheel', { Axle: 'Boost 148 × 12 mm' }, 'needs axle-rear@hub 12x148 (high)'],
  ['Front Wheel', { Axle: 'QR 100 mm' }, 'needs axle-front@hub 9x100 (high)'],
  ['Front Wheel', { Brake: 'Rim' }, 'provides brake-surface rim (high)'],
  ['Rim', { 'Maximum pressure': '5 bar' }, 'provides pressure –72.5 (high)'],
  ['Tyre', { Pressure: '2,5 to 4 bar (58 psi)' }, 'provides pressure –58 (high)'],
  ['Tyre', { Rims: 'Hooked and hookless' }, 'needs rim-wall C|TC|TSS (high)'],
  ['Tyre', { Rims: 'Hooked only, not for hookless' }, 'needs rim-wall C|TC (high)'],
  ['Rim', { Rim: '30 mm internal, hookless' }, 'provides rim-width 30–30 (high)'],
  ['Disc Brake Pads N04C', {}, 'needs pad shimano-dhn (medium)'],
  ['Seatpost Shim 27.2 to 31.6', {}, 'needs seatpost 31.6–31.6 (medium)'],
  ['IS to Post Mount Adapter 180', {}, 'provides caliper-mount post-74 (medium)'],
])('reads the foreign wording of a %s %j: %s', (name, specs, expected) => {
  expect(proposed(name, specs)).toContain(expected);
});

test('reads the description with medium confidence', () => {
  expect(proposed('Front Wheel', {}, 'A rim 21 mm inside, tubeless-ready, 12 × 100 thru-axle.')).toEqual(
    expect.arrayContaining([
      'provides rim-width 21–21 (medium)',
      'provides tubeless yes (medium)',
      'needs axle-front@hub 12x100 (medium)',
    ]),
  );
});

test('reads the rims of a tyre in its description, and no depth from an inner width', () => {
  expect(proposed('Tyre', {}, 'For hooked and hookless rims.')).toContain('needs rim-wall C|TC|TSS (medium)');
  expect(proposed('Rim', { Rim: '30 mm internal, hookless' }).join()).not.toContain('rim-depth');
});

test.each([
  ['150 mm Dropper Post 31.6', 'seatpost'],
  ['Dropper Remote', null],
  ['Post Mount Brake Adapter +20', 'brake-adapter'],
  ['Disc Brake Adaptor 180', 'brake-adapter'],
  ['6-Bolt to Center Lock Adapter', 'rotor-adapter'],
  ['N04C Metal Pads with Fins', 'brake-pads'],
  ['Flat-Mount Caliper with Pads', 'caliper'],
  ['Inner Tube 700 × 18/25C Presta Valve 48 mm', 'tube'],
  ['Seat Tube Clamp', null],
  ['Road Shoes', 'shoes'],
  ['12-Speed Shifter, Right', 'shifter'],
  ['Hydraulic Shift/Brake Lever', 'shifter'],
  ['Freehub Body Micro Spline', 'freehub-body'],
  ['Rear Hub with XD Freehub', 'rear-hub'],
  ['Seatpost Shim 27.2 to 31.6', 'shim'],
  ['Seatpost Clamp 34.9', 'seat-clamp'],
  ['UDH Derailleur Hanger', 'hanger'],
  ['Front Derailleur', 'front-derailleur'],
  ['V-Brake', 'rim-brake'],
  ['Rim Brake Rear Wheel', 'rear-wheel'],
  ['Light Carbon Stem', 'stem'],
  ['Lock-On Grips', 'grips'],
  ['Flat Bar 760 with Grips', 'handlebar'],
  ['Steel Frame 56', 'frame'],
  ['Frame Pump', 'pump'],
  ['Pedalworks Cap', null],
])('proposes the kind of %j: %s', (name, kind) => {
  expect(proposeKind(part(name, {}))).toBe(kind);
});

test('finds the end of a wheel by its axle', () => {
  expect(proposeKind(part('Touring Wheel', { Axle: '9 × 100 mm, quick release' }))).toBe('front-wheel');
  expect(proposeKind(part('Touring Wheel', { Axle: 'QR 135' }))).toBe('rear-wheel');
  expect(proposeKind(part('Touring Wheel', {}))).toBeNull();
});

test('lowers the confidence if two texts exclude each other', () => {
  expect(proposed('Chainring', { 'Bolt circle': '110 mm, 5 holes' }, 'For 110 mm, 4 arms.')).toContain(
    'needs ring-mount 110x5 (low)',
  );
});

test('names the text that a proposal comes from', () => {
  const [proposal] = proposeInterfaces(part('Seatpost', { Diameter: '27.2 mm' }));
  expect(proposal?.from).toBe('Diameter: 27.2 mm');
});

test('proposes nothing for an unknown kind of part, a value without a unit or a value that the table lacks', () => {
  expect(proposed('Rain Cape', { Size: '700 × 40C' })).toEqual([]);
  expect(proposed('Bottle', { Diameter: '74' })).toEqual([]);
  expect(proposed('Cassette', { Freehub: 'Rohloff' })).toEqual([]);
});
