import { statedValue } from './interfaces.ts';
import { flatMounts } from './statements.ts';
import type { BikeInterfaces, PartInterface } from './types.ts';

type StatedValue = Pick<PartInterface, 'values' | 'min' | 'max'>;
type Derive = (answers: BikeInterfaces) => StatedValue;

const textOf = (answers: BikeInterfaces, key: string): string => String(answers[key] ?? '');

const choices = (values: readonly string[] | undefined): StatedValue =>
  values === undefined ? {} : { values };

/**
 * Freehub bodies that take the present cassette. A 12-speed road cassette also slides on the 11-speed body (Shimano), a
 * cassette for the short body also on the long one, with a spacer.
 */
function cassetteBodies(answers: BikeInterfaces): StatedValue {
  const body = textOf(answers, 'freehub');
  const speeds = Number(answers['speeds'] ?? 0);
  if (body === '') return {};
  if (body === 'HG-L2') return { values: ['HG-L2', 'HG-L'] };
  // The cassette may be for the short body, with a spacer behind it.
  if (body === 'HG-L')
    return speeds >= 8 && speeds <= 10 ? { values: ['HG-M', 'HG-L'] } : { values: ['HG-L'] };
  return { values: [body] };
}

/**
 * Widths of frame that cranks are made for, by shell. External cups, press-fit and built-in bearings end at the same
 * width: 68 mm with cups is 86 mm, 73 mm is 92 mm (SRAM DUB, Rotor). Spacers widen 68 mm to 73 mm.
 */
const crankWidths: Readonly<Record<string, readonly string[]>> = {
  'BSA-68': ['road', 'mtb'],
  'ITA-70': ['road'],
  'T47-68': ['road'],
  'T47-77': ['road'],
  'T47-85.5': ['road'],
  'T47-86.5': ['road'],
  BB86: ['road'],
  BB90: ['road'],
  BB30: ['road'],
  PF30: ['road'],
  BBright: ['road'],
  OSBB: ['road'],
  '386EVO': ['road'],
  'BSA-73': ['mtb'],
  'T47-73': ['mtb'],
  BB92: ['mtb'],
  BB95: ['mtb'],
  'BSA-83': ['downhill'],
  'BSA-100': ['fat'],
};

/** Chainlines in millimetres of the groups that are made for a rear axle. */
const chainlines: Readonly<Record<string, StatedValue>> = {
  '10x130': { min: 43, max: 45.5 },
  '10x135': { min: 43, max: 51 },
  '12x142': { min: 43, max: 51 },
  '10x141': { min: 50, max: 56.5 },
  '12x148': { min: 50, max: 56.5 },
  '12x157': { min: 54, max: 58 },
};

function mountAt(flat: string, answers: BikeInterfaces): StatedValue {
  const stated = statedValue('caliper-mount', answers);
  return stated.values?.some((mount) => flatMounts.includes(mount)) === true ? { values: [flat] } : stated;
}

/**
 * Families that the present chain may belong to. Chains that are flat on top are for 12 and 13 sprockets on XD and XDR
 * bodies.
 */
function chainFamilies(answers: BikeInterfaces): StatedValue {
  const stated = statedValue('chain-family', answers);
  if (stated.values !== undefined) return stated;
  const [body, speeds] = [textOf(answers, 'freehub'), textOf(answers, 'speeds')];
  const isOther =
    (body !== '' && !body.startsWith('XD')) || (speeds !== '' && !['12', '13'].includes(speeds));
  return isOther ? { values: ['plain', 'HG+', 'Eagle'] } : {};
}

/** Magura's brakes are made for discs of 2.0 mm, which are worn at 1.8 mm (Magura MT manual). */
const maguraMm = 2;

function discThickness(answers: BikeInterfaces): StatedValue {
  const stated = statedValue('rotor-thickness', answers);
  if (textOf(answers, 'brake-family') !== 'magura') return stated;
  return { min: maguraMm, max: Math.max(stated.max ?? 0, maguraMm) };
}

/** Brake surface of a bike. Without a disc, the brake acts on the rim or inside the hub. */
function surfaceOf(answers: BikeInterfaces): StatedValue {
  const stated = statedValue('brake-surface', answers);
  if (stated.values !== undefined) return stated;
  return choices(answers['rotor-size'] === 'none' ? ['rim', 'hub'] : undefined);
}

/** Diameters of the handlebar from the levers to the stem. */
function barDiameters(answers: BikeInterfaces): StatedValue {
  const [min, max] = ['lever-clamp', 'bar-clamp'].map((key) => Number(answers[key] ?? Number.NaN));
  return min === undefined || max === undefined || !(min <= max) ? {} : { min, max };
}

/**
 * Values of components that follow from answers about their neighbours, by component, side and interface. Interfaces
 * that no question asks about are unknown.
 */
export const neighbours: Readonly<Record<string, Derive>> = {
  'cassette needs freehub': cassetteBodies,
  'cassette needs chain-family': chainFamilies,
  'chain provides chain-family': chainFamilies,
  // Flat mounts have holes 70 mm apart at the front, 34 mm at the rear (Shimano).
  'fork provides caliper-mount': (answers) => mountAt('flat-front', answers),
  'frame provides caliper-mount': (answers) => mountAt('flat', answers),
  'caliper provides rotor-thickness': discThickness,
  'frame provides crank-width': (answers) => choices(crankWidths[textOf(answers, 'shell')]),
  'frame provides chainline': (answers) => {
    const stated = statedValue('chainline', answers);
    return stated.min === undefined ? (chainlines[textOf(answers, 'axle-rear')] ?? {}) : stated;
  },
  'front-hub provides brake-surface': surfaceOf,
  'rear-hub provides brake-surface': surfaceOf,
  'rim provides brake-surface': surfaceOf,
  'caliper needs brake-surface': surfaceOf,
  'handlebar provides bar-diameter': barDiameters,
};
