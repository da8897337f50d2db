import { computeFitsWith } from '../../contract/src/fit/index.ts';
import type { SeedPart } from './part.ts';
import { accessories } from './parts/accessories.ts';
import { axles } from './parts/axles.ts';
import { brakeFittings } from './parts/brake-fittings.ts';
import { brakes } from './parts/brakes.ts';
import { bolts } from './parts/chainring-bolts.ts';
import { chainrings } from './parts/chainrings.ts';
import { cranks } from './parts/cranks.ts';
import { frameFittings } from './parts/frame-fittings.ts';
import { freehubBodies } from './parts/freehub-bodies.ts';
import { gears } from './parts/gears.ts';
import { handlebars } from './parts/handlebars.ts';
import { hubs } from './parts/hubs.ts';
import { rotors } from './parts/rotors.ts';
import { rarities } from './parts/rarities.ts';
import { tools } from './parts/tools.ts';
import { wheels } from './parts/wheels.ts';

/** Categories with their parts, in display order. */
const categories = {
  drivetrain: { ...chainrings, ...bolts, ...gears, ...cranks },
  wheels: { ...wheels, ...hubs, ...freehubBodies, ...axles },
  brakes: { ...rotors, ...brakes, ...brakeFittings },
  cockpit: { ...handlebars, ...frameFittings },
  accessories: { ...accessories, ...tools, ...rarities },
} as const;

/** Parts of all categories by key. */
export const families = {
  ...categories.drivetrain,
  ...categories.wheels,
  ...categories.brakes,
  ...categories.cockpit,
  ...categories.accessories,
};

/** Part with its category, and the fields derived from its name and id. */
export interface CataloguePart extends SeedPart {
  readonly category: keyof typeof categories;
  /** Product range, the first word of the name. */
  readonly range: string;
  /** Ids of compatible parts. */
  readonly fitsWith: readonly string[];
}

/** Ids of the parts that the home page shows, which come first in the catalogue. */
const shopWindow: readonly string[] = [
  families.chainring50,
  families.cassette34,
  families.frontWheel,
  families.rotor160,
  families.chain126,
  families.saddle,
].map(({ id }) => id);

export const categoryNames = Object.keys(categories) as CataloguePart['category'][];

const all = categoryNames.flatMap((category) =>
  Object.values<SeedPart>(categories[category]).map((part) => {
    const [range = ''] = part.name.split(' ');
    return { ...part, category, range };
  }),
);

const displayed = [
  ...shopWindow.flatMap((id) => all.filter((part) => part.id === id)),
  ...all.filter(({ id }) => !shopWindow.includes(id)),
];

export const parts: readonly CataloguePart[] = displayed.map((part) => ({
  ...part,
  fitsWith: computeFitsWith(part, displayed, categoryNames),
}));
