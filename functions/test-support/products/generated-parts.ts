import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';

interface Family {
  readonly name: string;
  readonly initials: string;
  readonly category: string;
  readonly kind: string;
  readonly unit: string;
  readonly sizes: readonly number[];
  readonly specs: Readonly<Record<string, readonly string[]>>;
}

const families: readonly Family[] = [
  {
    name: 'Disc Rotor',
    initials: 'RT',
    category: 'brakes',
    kind: 'rotor',
    unit: 'mm',
    sizes: [140, 160, 180, 203, 220],
    specs: { Mount: ['Six-bolt, 44 mm', 'Centre lock'], Thickness: ['1.8 mm', '2.0 mm', '2.3 mm'] },
  },
  {
    name: 'Chainring',
    initials: 'CR',
    category: 'drivetrain',
    kind: 'chainring',
    unit: 'T',
    sizes: [30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50, 52],
    specs: { 'Bolt circle': ['104 mm', '110 mm', '130 mm', 'Direct mount'], Speeds: ['11', '12', '13'] },
  },
  {
    name: 'Stem',
    initials: 'ST',
    category: 'cockpit',
    kind: 'stem',
    unit: 'mm',
    sizes: [40, 50, 60, 70, 80, 90, 100, 110, 120],
    specs: { Clamp: ['31.8 mm', '35 mm'], Rise: ['0°', '±6°', '±17°'] },
  },
  {
    name: 'Tyre',
    initials: 'TY',
    category: 'wheels',
    kind: 'tyre',
    unit: 'mm',
    sizes: [23, 25, 28, 32, 35, 40, 45, 50, 54, 57],
    specs: { Bead: ['Folding, aramid', 'Wire'], Casing: ['60 TPI', '120 TPI', '170 TPI'] },
  },
  {
    name: 'Bottle Cage',
    initials: 'BC',
    category: 'accessories',
    kind: 'bottle-cage',
    unit: 'mm',
    sizes: [64, 70, 74],
    specs: { Entry: ['Top', 'Left', 'Right'], Holes: ['64 mm apart', 'Slotted, 60 to 68 mm apart'] },
  },
];
const ranges = ['Meridian', 'Basalt', 'Quay'];
const materials = ['6061-T6 aluminium', '7075-T6 aluminium', 'Stainless steel', 'Carbon fibre', 'Chromoly'];
const finishes = ['Black', 'Silver', 'Graphite', 'Raw', 'Red', 'Blue', 'Gold'];

/** Returns a pseudo-random number below `most`, which is the same in each run. */
function scattered(seed: number, most: number): number {
  return createHash('sha256').update(String(seed)).digest().readUInt32BE(0) % most;
}

const pick = <T>(from: readonly T[], nth: number): T => from[nth % from.length] as T;

/** Generates parts with unique numbers and names, and one picture for every eight parts. */
export function* generatedParts(count: number) {
  const now = Timestamp.now();
  for (let nth = 0; nth < count; nth += 1) {
    const fields = partOf(nth);
    const picture = createHash('sha256')
      .update(`picture ${String(Math.floor(nth / 8))}`)
      .digest('hex');
    const url = `/image/${picture}-640.webp`;
    const images = [{ url, alt: fields.name }];
    yield { ...fields, img: url, images, position: nth, createdAt: now, updatedAt: now };
  }
}

function partOf(nth: number) {
  const family = pick(families, Math.floor(nth / 8));
  const size = pick(family.sizes, nth);
  const range = pick(ranges, Math.floor(nth / 24));
  const finish = pick(finishes, Math.floor(nth / 3));
  const number = String(1000 + nth);
  const name = `${range} ${family.name} ${String(size)} ${family.unit} ${finish} ${number}`;
  const id = name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');
  const priceCents = 50 + scattered(nth, 40_000);
  return {
    id,
    slug: id,
    name,
    partNumber: `PW-${family.initials}${String(size)}-${number}`,
    category: family.category,
    kind: family.kind,
    range,
    description: `${name}, made in the works at Harbour Road.`,
    specs: specsOf(family, nth),
    ...stockOf(nth, priceCents),
    status: 'active',
    rating: { sum: scattered(nth, 40) * 4, count: scattered(nth, 40) },
  };
}

function specsOf({ specs, sizes, unit }: Family, nth: number) {
  const own = Object.entries(specs).map(([name, values]) => ({
    name,
    value: pick(values, scattered(nth, 60)),
  }));
  return [
    { name: 'Size', value: `${String(pick(sizes, nth))} ${unit}` },
    ...own,
    { name: 'Material', value: pick(materials, scattered(nth, 50)) },
    { name: 'Weight', value: `${String(40 + scattered(nth, 900))} g` },
  ];
}

function stockOf(nth: number, priceCents: number) {
  const hasBreaks = nth % 4 === 0;
  const unitPriceCents = Math.round(priceCents * 0.9);
  return {
    priceCents,
    priceBreaks: hasBreaks ? [{ from: 10, unitPriceCents }] : [],
    quantity: scattered(nth, 300),
    minOrder: hasBreaks ? 2 : 1,
    step: hasBreaks ? 2 : 1,
  };
}
