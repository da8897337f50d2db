import { describe, expect, it } from 'vitest';
import { interfaceOf, type PartInterface } from './fit/index.ts';
import { readProductCells, type ProductCells } from './product-columns.ts';

const read = (cells: Partial<ProductCells>) => readProductCells(cells, 'usd');
const problemOf = (cells: Partial<ProductCells>) => read(cells).issues.map(({ message }) => message)[0];

describe('the parser of interfaces', () => {
  const rowOf = (line: string) => read({ interfaces: line }).row['interfaces'];

  it.each([
    ['Needs Freehub : hg-l2,  HG-L', { key: 'freehub', side: 'needs', values: ['HG-L2', 'HG-L'] }],
    ['needs seatpost: 27,2 mm', { key: 'seatpost', side: 'needs', min: 27.2, max: 27.2 }],
    ['provides clearance: Up to 45 mm', { key: 'clearance', side: 'provides', max: 45 }],
    ['needs freehub: HG-X', { key: 'freehub', side: 'needs', values: ['HG-X'] }],
    ['needs sprocket: 5', { key: 'sprocket', side: 'needs', values: ['5'] }],
  ])('reads %s', (line, row) => {
    expect(rowOf(line)).toEqual([row]);
  });

  it.each([
    ['provides pressure: up to 6 bar', { max: 87 }],
    ['provides pressure: max. 400 kPa', { max: 58 }],
    ['provides torque: up to 35 kgcm', { max: 3.4 }],
    ['provides torque: up to 44 in-lb', { max: 5 }],
    ['provides torque: ≤ 5 N·m', { max: 5 }],
    ['needs crown: 1 1/2 in', { min: 38.1, max: 38.1 }],
    ['needs bar-diameter: 2,22 cm to 31.8 mm', { min: 22.2, max: 31.8 }],
    ['needs bar-diameter: 22.2-31.8', { min: 22.2, max: 31.8 }],
    ['provides pressure: up to 60 psi (4.1 bar)', { max: 60 }],
    ['needs seatpost: ⌀27,2', { min: 27.2, max: 27.2 }],
    // Public reports of lost units: rafelafrance/traiter#8, mealie-recipes/mealie#1358, convert-units/convert-units#288.
    ['provides spoke-length: 10 3/8 IN.', { min: 263.525, max: 263.525 }],
    ['provides chain-width: 1/8"', { min: 3.175, max: 3.175 }],
    ['provides torque: up to 30 lbf⋅ft', { max: 40.7 }],
    ['provides torque: up to 900 N*cm', { max: 9 }],
    ['needs spoke-count: 28h', { min: 28, max: 28 }],
    ['provides ring-teeth: at least 30T', { min: 30 }],
  ])('converts the unit of %s', (line, bounds) => {
    expect(rowOf(line)).toEqual([expect.objectContaining(bounds)]);
  });

  it.each([
    ['provides torque: up to 50 in', 'Tightening torque: write Nm, kgf·cm or in·lb instead of “in”'],
    ['provides pressure: 60 lbs', 'Maximum pressure: write psi, bar or kPa instead of “lbs”'],
    // OPM/ResInsight#11744 stored absolute psi as bar.
    ['provides pressure: 60 psia', 'Maximum pressure: write psi, bar or kPa instead of “psia”'],
    ['needs seatpost: 27.2 T', 'Seatpost: write mm, cm or in instead of “t”'],
    ['needs spoke-count: 28 mm', 'Spoke holes: write holes instead of “mm”'],
  ])('rejects the unit of %s', (line, message) => {
    expect(problemOf({ interfaces: line })).toBe(message);
  });

  it.each([
    ['needs bead-seat: 622 mm', '622'],
    ['needs bead-seat: 700C', '622'],
    ['needs bead-seat: 29', '622'],
    ['needs bead-seat: 27.5"', '584'],
    ['needs bead-seat: 26 x 1 3/8', '590'],
    ['needs caliper-mount: Flat mount', 'flat'],
    ['needs caliper-mount: Post Mount', 'post-74'],
    ['needs rim-wall: hookless', 'TSS'],
    ['needs rim-wall: Hooked and hookless', 'C|TC|TSS'],
    ['provides rim-wall: Hookless', 'TSS'],
    ['needs axle-rear (hub): 5x135', '10x135'],
    ['needs axle-rear (hub): Boost 148 × 12 mm', '12x148'],
    ['needs axle-front (hub): QR 100 mm', '9x100'],
    ['needs steerer (stem): 1 1/8', '28.6'],
    ['needs steerer (stem): 1⅛″', '28.6'],
    ['needs speeds (cassette): 11/12', '11|12'],
    ['needs speeds (cassette): 9-11 speed', '9|10|11'],
    ['needs bar-clamp: 31,8 mm', '31.8'],
    ['needs rotor-hub: 6-bolt', 'six-bolt'],
    ['needs rotor-hub: Center Lock', 'centre-lock'],
    ['provides freehub: Shimano Micro Spline', 'MS'],
    ['needs shell: BSA 68 mm', 'BSA-68'],
    ['needs shell: 68 mm English', 'BSA-68'],
    ['needs fluid (line): DOT 5.1', 'DOT'],
    ['needs pad: N04C', 'shimano-dhn'],
    ['needs tool-drive: Allen 5 mm', 'hex-5'],
    ['provides pedal: 9/16"', '9/16'],
    ['needs rails: 7 x 9 mm carbon', 'oval-7x9'],
    ['needs rails: 7 mm round', 'round-7'],
    ['needs bead-seat: 28 inch', '622'],
    ['needs caliper-mount: flatmount', 'flat'],
    ['needs axle-rear (hub): Boost 148', '12x148'],
    ['needs speeds (cassette): 12s', '12'],
    ['needs fluid (caliper): DOT4', 'DOT'],
    ['needs tool-drive: 5 mm Allen key', 'hex-5'],
    ['needs head-upper: IS42/28.6', 'IS42'],
    ['needs bar-clamp: 31.7 mm', '31.8'],
    ['provides rotor-size: 140/160', '140|160'],
  ])('reads the usual words of %s', (line, values) => {
    expect(rowOf(line)).toEqual([expect.objectContaining({ values: values.split('|') })]);
  });

  it.each([
    'needs caliper-mount: not flat mount',
    'provides caliper-mount: Flat mount',
    'provides rim-wall: hooked',
    'provides rim-wall: not hookless',
    'provides rim-wall: hooked or hookless',
    'provides rotor-size: 140/165',
    'needs speeds (cassette): 9.5',
    'needs speeds (cassette): 11/14',
    'needs freehub: Shimano HG 12-speed',
    'needs fluid (line): DOT 5',
    'needs rotor-hub: six-bolt with adapter',
  ])('leaves %s to the validation, because its meaning is not clear', (line) => {
    const { key = '', values } = (rowOf(line) as PartInterface[])[0] ?? {};
    const allowed = interfaceOf(key)?.values ?? {};
    expect(values?.some((value) => !Object.hasOwn(allowed, value))).toBe(true);
  });

  // Feet with inches (olbrich/ruby-units#276), and fractions of several numbers (printfn/fend#21).
  it.each([
    'provides flange-diameter: 5\' 3/4"',
    'provides flange-diameter: 1/1 2/3',
    'needs seatpost: 1e2 mm',
  ])('rejects the number of %s', (line) => {
    expect(problemOf({ interfaces: line })).toContain('Write interfaces as');
  });

  it('takes the flat mount of a fork as the one for front brakes', () => {
    const cells = { name: 'Gravel Fork', interfaces: 'provides caliper-mount: Flat mount' };
    expect(read(cells).row).toMatchObject({ interfaces: [{ values: ['flat-front'] }] });
  });

  it.each([
    'freehub: HG-L2',
    'takes freehub: HG-L2',
    'needs freehub',
    'needs freehub:',
    'needs seatpost: 27,2,3',
  ])('rejects %s', (line) => {
    expect(problemOf({ interfaces: line })).toBe(
      `Write interfaces as “needs freehub: HG-L2, HG-L”, one a line, not “${line}”`,
    );
  });
});
